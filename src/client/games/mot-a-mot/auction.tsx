import { useSignal } from "@preact/signals";
import { COUNT_MS, FEWEST_CLUES, MOST_CLUES } from "../../../games/mot-a-mot/options.ts";
import { Card } from "./card.tsx";
import { Count } from "./count.tsx";
import { Refusal } from "./refusal.tsx";
import { bidsBelow } from "./situation.ts";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** The auction: the last bid counting down in front of everybody, and for speakers the card and their bid. */
export function Auction({ table }: { table: MotAMotTable }) {
  const { auction: said } = words.value;
  const { auction } = table.view.value;
  const now = table.situation.value;
  if (!auction) return null;
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
          <h2>{best ? said.stands(table.who(best.seat), best.clues, best.tokens) : said.open}</h2>
          <p class="note">{said.hints[now.kind as keyof typeof said.hints] ?? ""}</p>
        </div>
      </div>
      <Card table={table} />
      {now.kind === "bid" && <BidKeys table={table} below={now.below} />}
      <Refusal table={table} />
    </>
  );
}

function BidKeys({ table, below }: { table: MotAMotTable; below: number }) {
  const { auction: said } = words.value;
  const { round, tokens } = table.view.value;
  const own = round?.finale ? tokens[table.you.value!]!.speaker : 0;
  const pledged = useSignal(0);
  const other = useSignal(Math.min(below - 1, 15));
  const busy = table.match.sending.value;
  const keys = bidsBelow(below);
  const bid = (clues: number): void => {
    const pledge = Math.min(pledged.value, MOST_CLUES - clues);
    void table.play({ type: "bid", clues, ...(pledge > 0 ? { tokens: pledge } : {}) });
  };
  return (
    <section class="mam-bid" aria-label={said.yours}>
      {own > 0 && (
        <label class="field">
          <span class="field-name">{said.pledge(own)}</span>
          <input
            class="mam-range"
            type="range"
            min={0}
            max={own}
            value={pledged.value}
            onInput={(event) => {
              pledged.value = Number(event.currentTarget.value);
            }}
          />
          <span class="note">{said.pledged(pledged.value)}</span>
        </label>
      )}
      <h3 class="field-name">{said.yours}</h3>
      <div class="mam-keys">
        {keys.map((clues) => (
          <button
            key={clues}
            type="button"
            class="mam-key"
            disabled={busy}
            aria-label={said.bid(clues)}
            onClick={() => bid(clues)}
          >
            {clues}
          </button>
        ))}
      </div>
      {below - 1 > (keys.at(-1) ?? FEWEST_CLUES) && (
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
              min={FEWEST_CLUES}
              max={below - 1}
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
