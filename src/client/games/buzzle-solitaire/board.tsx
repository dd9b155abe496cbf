import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { SolitaireTypes } from "../../../games/buzzle-solitaire/index.ts";
import { useSpoken } from "../../match/spoken.ts";
import type { MatchStore } from "../../match/store.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Sign } from "../../ui/sign.tsx";
import { Builder } from "../buzzle-family/builder.tsx";
import { AlphabetCard } from "../buzzle-family/card.tsx";
import { DrawnWord } from "../buzzle-family/pieces.tsx";
import { Refusal } from "../buzzle-family/refusal.tsx";
import { FamilyTable } from "../buzzle-family/table.ts";
import { words } from "../buzzle-family/texts/index.ts";
import { dayIn } from "./day-in.ts";
import { OwnWords } from "./own-words.tsx";
import { Result } from "./result.tsx";
import { tell } from "./tell.ts";
import "../buzzle-family/styles/index.css";
import "./solitaire.css";

export function Board({ match }: { match: MatchStore<SolitaireTypes> }) {
  const table = useMemo(() => new FamilyTable<SolitaireTypes>(match), [match]);
  useSpoken(match, tell);
  switch (table.view.value.phase) {
    case "setting":
      return <OwnWords table={table} />;
    case "making":
      return <Making table={table} />;
    case "finished":
      return <Result table={table} />;
  }
}

/** Four groups, one of them on the bench. */
function Making({ table }: { table: FamilyTable<SolitaireTypes> }) {
  const { solitaire: said, wordCount } = words.value;
  const { groups, lap, score, date, language } = table.view.value;
  const chosen = useSignal(0);
  const isOpen = (i: number): boolean => groups[i] !== undefined && !groups[i].done && !groups[i].exhausted;
  // A group that has its word hands the bench to the next one.
  const at = isOpen(chosen.value)
    ? chosen.value
    : Math.max(
        0,
        groups.findIndex((_, i) => isOpen(i)),
      );
  const group = groups[at];
  return (
    <div class="bz-solitaire">
      <header class="bz-solitaire-head">
        <h2>{date ? said.daily(dayIn(date)) : said.title}</h2>
        <p>
          <span class="bz-score">{wordCount(score)}</span> · {said.lap(lap)}
        </p>
      </header>
      <p class="note">{said.lead}</p>
      <ul class="bz-groups">
        {groups.map(({ start, made, done, exhausted }, i) => (
          <li key={start}>
            <button
              type="button"
              class="bz-group"
              aria-pressed={i === at}
              data-done={done}
              aria-label={[
                said.group(i + 1, start),
                done ? said.done : "",
                exhausted ? said.exhausted : "",
                ...made,
              ]
                .filter((part) => part !== "")
                .join(", ")}
              onClick={() => {
                chosen.value = i;
              }}
            >
              <DrawnWord word={start} small />
              <span class="note">
                {done && <Sign yes />} {done ? said.done : exhausted ? said.exhausted : made.join(" ") || "…"}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {group && table.you.value !== null && (
        <Builder
          key={`${at}-${lap}`}
          pieces={group.pieces}
          language={language}
          label={said.label(at + 1)}
          act={said.make}
          busy={table.match.sending.value}
          send={(word) => table.play({ type: "make", group: at + 1, word })}
        >
          <Refusal table={table} />
        </Builder>
      )}
      {table.you.value !== null && (
        <div class="row">
          <AskFirst
            class="button"
            label={said.stop}
            question={said.stopAsk}
            note={said.stopNote}
            yes={said.stopYes}
            no={said.stopNo}
            act={() => void table.play({ type: "stop" })}
          />
        </div>
      )}
      <AlphabetCard umlauts={language === "de"} />
    </div>
  );
}
