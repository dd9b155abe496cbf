import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { SolitaireTypes } from "../../../games/buzzle-solitaire/index.ts";
import { dayIn } from "../../daily/day-in.ts";
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
import { useMoment } from "../moment.ts";
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

const FLOURISH_MS = 1800;

/** All groups have their word: they come together for a moment before the next lap. A tap ends it. */
function Flourish({ table, skip }: { table: FamilyTable<SolitaireTypes>; skip: () => void }) {
  const { solitaire: said } = words.value;
  const { groups, lap, language } = table.view.value;
  const latest = groups.flatMap(({ made }) => made.slice(-1));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it goes by itself; a tap only hastens it
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing waits for it, so the keyboard need not end it
    <div class="bz-flourish" onClick={skip}>
      <p>{said.lapDone(lap - 1)}</p>
      <div class="bz-flourish-words">
        {latest.map((word, i) => (
          <div key={word} style={{ "--row": i }}>
            <DrawnWord word={word} language={language} small />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Four groups, one of them on the bench. */
function Making({ table }: { table: FamilyTable<SolitaireTypes> }) {
  const { solitaire: said, wordCount } = words.value;
  const { groups, lap, score, date, language } = table.view.value;
  const chosen = useSignal(0);
  /** A word that was on the board and taken back, and whose it was. */
  const back = useSignal<{ readonly at: number; readonly word: string } | null>(null);
  const flourish = useMoment(lap, FLOURISH_MS);
  const isOpen = (i: number): boolean => groups[i] !== undefined && !groups[i].done && !groups[i].exhausted;
  // A group that has its word hands the bench to the next one.
  const at = isOpen(chosen.value)
    ? chosen.value
    : Math.max(
        0,
        groups.findIndex((_, i) => isOpen(i)),
      );
  const group = groups[at];

  async function make(word: string): Promise<boolean> {
    back.value = null;
    const isTaken = await table.play({ type: "make", group: at + 1, word });
    if (!isTaken) {
      chosen.value = at;
      back.value = { at, word };
    }
    return isTaken;
  }

  return (
    <div class="bz-solitaire">
      <header class="bz-solitaire-head">
        <h2>{date ? said.daily(dayIn(date)) : said.title}</h2>
        <p>
          <span class="bz-score">{wordCount(score)}</span> · {said.lap(lap)}
        </p>
      </header>
      {flourish.isNow && <Flourish table={table} skip={flourish.skip} />}
      {score === 0 && <p class="note told-by-guide">{said.lead}</p>}
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
              <DrawnWord word={start} language={language} small />
              <span class="bz-group-state">
                {done ? <Sign yes /> : exhausted ? "—" : ""}
                {made.length > 0 && <span class="bz-score">{made.length}</span>}
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
          back={back.value?.at === at ? back.value.word : null}
          send={make}
        >
          <Refusal table={table} />
        </Builder>
      )}
      {group && group.made.length > 0 && (
        <p class="bz-made">
          <span class="note">{said.already}</span>{" "}
          {group.made.map((word) => (
            <span key={word} lang={language}>
              {word}{" "}
            </span>
          ))}
        </p>
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
