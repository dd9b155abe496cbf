import { useSignal } from "@preact/signals";
import { COUNT_MS } from "../../../games/mot-a-mot/options.ts";
import { Choice } from "../../ui/choice.tsx";
import { Card } from "./card.tsx";
import { Count } from "./count.tsx";
import { Refusal } from "./refusal.tsx";
import { bidKeys, bidsOpen } from "./situation.ts";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** The auction: the last bid counting down in front of everybody, and for speakers the card and their bid. */
export function Auction({ table }: { table: MotAMotTable }) {
  const { auction: said } = words.value;
  const { auction, numbers } = table.view.value;
  const now = table.situation.value;
  if (!auction) return null;
  const hints: Readonly<Record<string, string>> = said.hints;
  const best = auction.bids.at(-1);
  return (
    <>
      <div class="mam-call">
        <Count
          match={table.match}
          until={auction.until}
          {...(best && { wholeMs: best.clues * COUNT_MS })}
          label={said.count}
        />
        <div>
          <h2 tabIndex={-1}>
            {best ? said.stands(table.who(best.seat), best.clues, best.tokens) : said.open}
          </h2>
          <p class={now.kind === "bid" ? "note told-by-guide" : "note"}>
            {now.kind === "overhear" ? said.overhear(numbers) : (hints[now.kind] ?? "")}
          </p>
        </div>
      </div>
      <Card table={table} />
      {now.kind === "overhear" && <Sought numbers={numbers} />}
      {now.kind === "bid" && <BidKeys table={table} below={now.below} />}
      <Refusal table={table} />
    </>
  );
}

/** What a seeker waits for: three words that nobody knows yet. */
function Sought({ numbers }: { numbers: readonly number[] }) {
  const { speech: said } = words.value;
  return (
    <ol class="mam-entries" aria-label={said.entries}>
      {numbers.map((number) => (
        <li key={number} data-state="open">
          <span class="mam-number">{number}</span>
          <span>?</span>
        </li>
      ))}
    </ol>
  );
}

function BidKeys({ table, below }: { table: MotAMotTable; below: number }) {
  const { auction: said } = words.value;
  const { round, tokens } = table.view.value;
  const own = round?.finale ? tokens[table.you.value!]!.speaker : 0;
  const pledged = useSignal(0);
  const busy = table.match.sending.value;
  const open = bidsOpen(table.view.value, below, pledged.value);
  const other = useSignal(Math.min(open.highest, 15));
  const keys = bidKeys(open);
  const bid = (clues: number): void => {
    const tokens = pledged.value;
    void table.play({ type: "bid", clues, ...(tokens > 0 ? { tokens } : {}) });
  };
  return (
    <section class="mam-bid" aria-label={said.yours}>
      {own > 0 && (
        <Choice
          legend={said.pledge(own)}
          value={String(pledged.value)}
          choices={Array.from({ length: own + 1 }, (_, tokens) => [String(tokens), said.pledged(tokens)])}
          change={(tokens) => {
            pledged.value = Number(tokens);
          }}
        />
      )}
      <h3 class="field-name">{said.yours}</h3>
      <div class="mam-keys">
        {keys.map((clues) => (
          <button
            key={clues}
            type="button"
            class="mam-key"
            data-clues={clues}
            disabled={busy}
            aria-label={said.bid(clues + pledged.value, clues)}
            onClick={() => bid(clues)}
          >
            {pledged.value > 0 ? said.key(clues, clues + pledged.value) : clues}
          </button>
        ))}
      </div>
      {open.highest > (keys.at(-1) ?? open.highest) && (
        <form
          class="mam-more"
          onSubmit={(event) => {
            event.preventDefault();
            bid(other.value);
          }}
        >
          <label class="mam-more-label">
            <span>{said.more}</span>
            <input
              class="text-box"
              type="number"
              inputMode="numeric"
              min={open.lowest}
              max={open.highest}
              value={other.value}
              onInput={(event) => {
                other.value = Number(event.currentTarget.value);
              }}
            />
          </label>
          <button type="submit" class="button" disabled={busy}>
            {said.say}
          </button>
        </form>
      )}
      <button
        type="button"
        class="button mam-pass"
        disabled={busy}
        onClick={() => void table.play({ type: "pass" })}
      >
        {said.pass}
      </button>
    </section>
  );
}
