import { useSignal } from "@preact/signals";
import { CLOCK_BOUNDS } from "../../games/clock-bounds.ts";
import type { Clock } from "../../games/options.ts";
import { Choice } from "../ui/choice.tsx";
import { roomTexts } from "./texts.ts";

/** How long a side may take: a few usual clocks, or one of one's own within what the server takes. */

const USUAL: readonly Clock[] = [
  { kind: "none" },
  { kind: "turn", seconds: 30 },
  { kind: "turn", seconds: 60 },
  { kind: "game", seconds: 300, increment: 5 },
  { kind: "game", seconds: 600, increment: 5 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
];
const OWN = "own";
const MINUTE_S = 60;

type Kind = Exclude<Clock["kind"], "none">;
/** What a clock of one's own begins with. */
const FIRST: Record<Kind, Clock> = {
  turn: { kind: "turn", seconds: 90 },
  game: { kind: "game", seconds: 20 * MINUTE_S, increment: 0 },
  days: { kind: "days", days: 2 },
};

export function ClockFields(props: { clock: Clock; byLetter: boolean; change: (clock: Clock) => void }) {
  const { clock, byLetter, change } = props;
  const said = roomTexts();
  const isOpen = useSignal(false);
  const usual = USUAL.filter(({ kind }) => kind !== "days" || byLetter);
  const isOwn = isOpen.value || !usual.some((each) => nameOf(each) === nameOf(clock));
  return (
    <>
      <Choice
        legend={said.clock}
        value={isOwn ? OWN : nameOf(clock)}
        choices={[
          ...usual.map((each): [string, string] => [nameOf(each), clockText(each)]),
          [OWN, said.clockOwn],
        ]}
        change={(value) => {
          isOpen.value = value === OWN;
          const wanted = usual.find((each) => nameOf(each) === value);
          change(wanted ?? (clock.kind === "none" ? FIRST.turn : clock));
        }}
      />
      {isOwn && <OwnClock clock={clock} byLetter={byLetter} change={change} />}
    </>
  );
}

function OwnClock(props: { clock: Clock; byLetter: boolean; change: (clock: Clock) => void }) {
  const { clock, byLetter, change } = props;
  const said = roomTexts();
  const kinds: readonly Kind[] = byLetter ? ["turn", "game", "days"] : ["turn", "game"];
  return (
    <div class="own-clock">
      <Choice
        legend={said.clockKind}
        value={clock.kind}
        choices={kinds.map((kind) => [kind, said.clockKinds[kind]])}
        change={(kind) => change(FIRST[kind as Kind])}
      />
      {clock.kind === "turn" && (
        <Amount
          label={said.clockSeconds}
          {...CLOCK_BOUNDS.turnSeconds}
          value={clock.seconds}
          change={(seconds) => change({ kind: "turn", seconds })}
        />
      )}
      {clock.kind === "game" && (
        <>
          <Amount
            label={said.clockMinutes}
            least={1}
            most={CLOCK_BOUNDS.gameSeconds.most / MINUTE_S}
            value={Math.ceil(clock.seconds / MINUTE_S)}
            change={(minutes) => change({ ...clock, seconds: minutes * MINUTE_S })}
          />
          <Amount
            label={said.clockIncrement}
            {...CLOCK_BOUNDS.increment}
            value={clock.increment}
            change={(increment) => change({ ...clock, increment })}
          />
        </>
      )}
      {clock.kind === "days" && (
        <Amount
          label={said.clockDaysOwn}
          {...CLOCK_BOUNDS.days}
          value={clock.days}
          change={(days) => change({ kind: "days", days })}
        />
      )}
    </div>
  );
}

/** A whole number within bounds. What is none stays in the field, with the bounds beside it, and changes nothing. */
function Amount(props: {
  label: string;
  least: number;
  most: number;
  value: number;
  change: (value: number) => void;
}) {
  const { label, least, most, value, change } = props;
  const said = roomTexts();
  const isWrong = useSignal(false);
  /** What is in the field and not yet taken: whatever else is drawn anew meanwhile leaves it there. */
  const typed = useSignal<string | null>(null);
  return (
    <label class="field">
      <span class="field-name">{label}</span>
      <input
        class="text-box"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        value={typed.value ?? value}
        aria-invalid={isWrong.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
        onChange={(event) => {
          const wanted = event.currentTarget.valueAsNumber;
          isWrong.value = !(Number.isInteger(wanted) && wanted >= least && wanted <= most);
          if (isWrong.value) return;
          typed.value = null;
          change(wanted);
        }}
      />
      <span class={isWrong.value ? "refusal" : "note"} role={isWrong.value ? "alert" : undefined}>
        {said.clockBounds(least, most)}
      </span>
    </label>
  );
}

const nameOf = (clock: Clock): string => Object.values(clock).join("-");

export function clockText(clock: Clock): string {
  const said = roomTexts();
  switch (clock.kind) {
    case "none":
      return said.clockNone;
    case "turn":
      return said.clockTurn(clock.seconds);
    case "game":
      return said.clockGame(clock.seconds / MINUTE_S, clock.increment);
    case "days":
      return said.clockDays(clock.days);
  }
}
