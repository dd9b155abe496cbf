import { isChance, lettersOf } from "../../../games/password/circles.ts";
import { type Bar, circleBar, hasQuestion, letterBar } from "../../../games/password/questions.ts";
import { knownOf } from "./knowledge.ts";
import type { PasswordTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** After the roll: one question, to the one whose word is looked at. */
export function Asking({ table }: { table: PasswordTable }) {
  const { ask, bars } = words.value;
  const circle = table.view.value.circle!;
  const circles = table.circles.value;
  const target = table.target.value;
  const name = table.name(target.seat);
  const chance = isChance(circle);
  const whole = circleBar(circles, circle, target);
  const isStuck = target.out !== null || !hasQuestion(circles, circle, target);
  const hasFound = [...lettersOf(circles, circle)].some((letter) => target.letters.includes(letter));
  const busy = table.match.sending.value;
  return (
    <div class="asking">
      <div class="asking-head">
        <h2>{chance ? ask.chance : ask.circle(circle)}</h2>
        <p class="note">
          {table.targets.value.length > 1 && `${ask.to(name)} `}
          {isStuck ? ask.nothing(name) : chance ? ask.chanceHint : ask.hint}
        </p>
      </div>
      <ul class={chance ? "asking-letters is-alphabet" : "asking-letters"}>
        {[...lettersOf(circles, circle)].map((letter) => {
          const bar = letterBar(circles, circle, target, letter);
          const label = knownOf(target, letter).kind === "found" ? ask.another(letter) : ask.letter(letter);
          return (
            <li key={letter}>
              <Question
                bar={bar}
                busy={busy}
                className="sort"
                label={bar ? `${letter}, ${bars[bar]}` : label}
                ask={() => void table.play({ type: "ask", target: target.seat, letter })}
              >
                {letter}
              </Question>
            </li>
          );
        })}
      </ul>
      {!chance && (
        <Question
          bar={whole}
          busy={busy}
          className="button asking-whole"
          ask={() => void table.play({ type: "ask", target: target.seat })}
        >
          {hasFound ? ask.wholeNew : ask.whole}
          {whole && <span class="bar"> ({bars[whole]})</span>}
        </Question>
      )}
    </div>
  );
}

/** A barred question stays where it is and can be reached, so that its reason can be heard. */
function Question(props: {
  bar: Bar | null;
  busy: boolean;
  className: string;
  label?: string;
  ask: () => void;
  children: preact.ComponentChildren;
}) {
  const isBarred = props.bar !== null || props.busy;
  return (
    <button
      type="button"
      class={props.className}
      aria-disabled={isBarred}
      data-barred={props.bar !== null}
      aria-label={props.label}
      title={props.bar ? props.label : undefined}
      onClick={() => {
        if (!isBarred) props.ask();
      }}
    >
      {props.children}
    </button>
  );
}
