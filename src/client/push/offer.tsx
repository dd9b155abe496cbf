import { useSignal } from "@preact/signals";
import { language, texts } from "../language.ts";
import { SETTINGS_PATH } from "../route.ts";
import { remember } from "../storage.ts";
import { announce } from "../ui/live.tsx";
import { pushState, turnOn } from "./device.ts";
import { PUT_OFF } from "./place.tsx";
import { PUSH_TEXTS } from "./texts.ts";
import "./push.css";

/** One line that offers to be told, where that helps. The browser asks only after the press, and "no" holds. */
export function PushOffer({ about }: { about: "days" | "queue" }) {
  const said = PUSH_TEXTS[language.value];
  const state = useSignal(pushState());
  const answer = useSignal<string | null>(null);
  const isOver = useSignal(false);
  const canAsk = state.value === "off";
  if (isOver.value || (!canAsk && state.value !== "install" && answer.value === null)) return null;

  async function ask() {
    answer.value = said.asking;
    const made = await turnOn();
    const problem = made.ok ? null : made.error;
    state.value = pushState();
    answer.value =
      problem === null
        ? said.done
        : problem === "denied"
          ? said.states.denied
          : problem === "failed"
            ? said.failed
            : texts.value.problems[problem];
    announce(answer.value);
  }
  function close() {
    if (answer.value === null) remember(PUT_OFF, Date.now());
    isOver.value = true;
  }
  const question = about === "days" ? said.offerDays : said.offerQueue;
  return (
    <section class="push-offer" aria-label={said.title}>
      <span>{answer.value ?? question}</span>
      <span class="row">
        {answer.value === null &&
          (canAsk ? (
            <button type="button" class="button is-filled" onClick={() => void ask()}>
              {said.yes}
            </button>
          ) : (
            <a class="button is-filled" href={SETTINGS_PATH}>
              {said.how}
            </a>
          ))}
        <button type="button" class="button" onClick={close}>
          {answer.value === null ? said.no : said.close}
        </button>
      </span>
    </section>
  );
}
