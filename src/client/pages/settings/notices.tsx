import { useSignal } from "@preact/signals";
import { language } from "../../language.ts";
import { choose, settings } from "../../settings.ts";
import { Switch } from "./switch.tsx";
import { SETTINGS_TEXTS } from "./texts.ts";

/** Whether to be told outside the page. The browser decides with the player, and only when asked by a press. */
export function Notices() {
  const said = SETTINGS_TEXTS[language.value];
  const permission = useSignal(permissionNow());
  const isOn = settings.value.notices && permission.value === "granted";

  async function change(on: boolean) {
    if (on && permission.value === "default") permission.value = await Notification.requestPermission();
    choose({ notices: on && permission.value === "granted" });
  }

  const note = {
    default: `${said.noticesNote} ${said.noticesAsk}`,
    granted: said.noticesNote,
    denied: said.noticesRefused,
    missing: said.noticesMissing,
  }[permission.value];
  const isShut = permission.value === "denied" || permission.value === "missing";
  return (
    <Switch label={said.notices} note={note} on={isOn} disabled={isShut} change={(on) => void change(on)} />
  );
}

const permissionNow = (): NotificationPermission | "missing" =>
  "Notification" in globalThis ? Notification.permission : "missing";
