import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ChangePush, PushSettings } from "../../protocol/push.ts";
import { PUSH_WISHES } from "../../protocol/terms.ts";
import { language, texts } from "../language.ts";
import { guest } from "../session.ts";
import { choose, settings } from "../settings.ts";
import { announce } from "../ui/live.tsx";
import { Switch } from "../ui/switch.tsx";
import { changePush, type PushState, pushState, readPush, turnOff, turnOn } from "./device.ts";
import { PUSH_TEXTS } from "./texts.ts";
import "./push.css";

/** Being told on this device, and of what: in the settings, where every state says why it is so. */
export function PushPanel() {
  const said = PUSH_TEXTS[language.value];
  const state = useSignal<PushState>(pushState());
  const chosen = useSignal<PushSettings | null>(null);
  const note = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const token = guest.value?.token;

  useEffect(() => {
    state.value = pushState();
    if (state.value !== "on" || token === undefined) return;
    void readPush(token).then((read) => {
      if (read.ok) chosen.value = read.value;
    });
  }, [token]);

  function tell(sentence: string): void {
    note.value = sentence;
    announce(sentence);
  }
  async function change(on: boolean) {
    if (state.value === "page-only") return changePage(on);
    isBusy.value = true;
    note.value = said.asking;
    if (on) {
      const made = await turnOn();
      if (made.ok) chosen.value = made.value;
      if (made.ok) tell(said.done);
      else if (made.error === "failed" || made.error === "denied") tell(said.failed);
      else tell(texts.value.problems[made.error]);
    } else {
      await turnOff();
      tell(said.stopped);
    }
    state.value = pushState();
    if (state.value === "denied") note.value = null; // the state says so itself
    isBusy.value = false;
  }
  /** Without a push service the page can still say so itself while it is open elsewhere. */
  async function changePage(on: boolean) {
    const allowed = on && (await Notification.requestPermission()) === "granted";
    choose({ notices: allowed });
    state.value = pushState();
  }

  const { value: now } = state;
  // Who once chose to be told by the page alone may still be, until they choose anew.
  const isOn = now === "on" || ((now === "page-only" || now === "off") && settings.value.notices);
  const isShut = now === "unsupported" || now === "install" || now === "denied";
  return (
    <section class="push-panel" aria-labelledby="push-title">
      <h2 id="push-title">{said.title}</h2>
      <Switch
        label={said.device}
        note={note.value ?? said.states[now]}
        on={isOn}
        disabled={isShut || isBusy.value}
        change={(on) => void change(on)}
      />
      {now === "on" && chosen.value && token !== undefined && (
        <Wishes token={token} chosen={chosen as Signal<PushSettings>} />
      )}
    </section>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NIGHT = { from: 22, to: 8 } as const;

function Wishes({ token, chosen }: { token: string; chosen: Signal<PushSettings> }) {
  const said = PUSH_TEXTS[language.value];
  const problem = useSignal<string | null>(null);
  const { wishes, quiet } = chosen.value;

  async function change(wish: ChangePush) {
    const before = chosen.value;
    chosen.value = {
      ...before,
      wishes: { ...before.wishes, ...(wish.wishes as Partial<PushSettings["wishes"]>) },
      quiet: wish.quiet === undefined ? before.quiet : wish.quiet,
    };
    const kept = await changePush(token, wish);
    chosen.value = kept.ok ? kept.value : before;
    problem.value = kept.ok ? null : texts.value.problems[kept.error];
  }
  return (
    <>
      <h3>{said.what}</h3>
      <p class="note">{said.whatNote}</p>
      {PUSH_WISHES.map((wish) => (
        <Switch
          key={wish}
          label={said.wishes[wish]}
          note={said.wishNotes[wish]}
          on={wishes[wish] && (wish !== "reminders" || wishes.turn)}
          disabled={wish === "reminders" && !wishes.turn}
          change={(on) => void change({ wishes: { [wish]: on } })}
        />
      ))}
      <Switch
        label={said.quiet}
        note={said.quietNote}
        on={quiet !== null}
        change={(on) => void change({ quiet: on ? NIGHT : null })}
      >
        {quiet && (
          <span class="push-hours">
            <Hour
              label={said.from}
              value={quiet.from}
              change={(from) => void change({ quiet: { ...quiet, from } })}
            />
            <Hour
              label={said.to}
              value={quiet.to}
              change={(to) => void change({ quiet: { ...quiet, to } })}
            />
          </span>
        )}
      </Switch>
      <p class="refusal" role="alert">
        {problem.value}
      </p>
    </>
  );
}

function Hour(props: { label: string; value: number; change: (hour: number) => void }) {
  const format = new Intl.DateTimeFormat(language.value, { hour: "numeric", timeZone: "UTC" });
  return (
    <label>
      <span>{props.label}</span>{" "}
      <select value={props.value} onChange={(event) => props.change(Number(event.currentTarget.value))}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {format.format(hour * 3_600_000)}
          </option>
        ))}
      </select>
    </label>
  );
}
