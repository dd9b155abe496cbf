import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../src/core/chance.ts";
import type { AnyGame, GameEvent, Viewer } from "../../../src/games/game.ts";
import { deckOf } from "../../../src/games/mot-a-mot/deck.ts";
import type { MotAMotState, MotAMotView } from "../../../src/games/mot-a-mot/index.ts";
import { motAMot } from "../../../src/games/mot-a-mot/index.ts";
import type { Kit } from "../../contracts/kit.ts";
import { motAMotKit } from "../../contracts/kits/mot-a-mot.ts";
import { seedOf, Table } from "../../contracts/play.ts";

/**
 * The same game with other cards: each card drawn is replaced by the one so many further on. A twin match is the
 * same in everything but that, so whoever may not see the card must get the same bytes from both.
 */
function withOtherCards(shift: number): AnyGame {
  const rules = motAMot as AnyGame;
  const swap = <E extends GameEvent>(event: E): E => {
    if (event.type !== "card-drawn") return event;
    const { card } = event as unknown as { card: number };
    const deck = deckOf("fr");
    const entries = deck[(card + shift) % deck.length]!.map(({ text, accepts }) => ({ text, accepts }));
    return { ...event, entries };
  };
  return {
    ...rules,
    begin: (state, world) => rules.begin(state, world).map(swap),
    decide: (state, seat, move, world) => {
      const verdict = rules.decide(state, seat, move, world);
      return verdict.ok ? { ok: true, value: verdict.value.map(swap) } : verdict;
    },
    expire: (state, key, world) => rules.expire(state, key, world).map(swap),
    leave: (state, seat, reason, world) => rules.leave(state, seat, reason, world).map(swap),
  };
}

/** Made-up clues and wrong answers: nothing anybody does depends on the card. */
function blindMove(view: MotAMotView, seat: number, n: number): object | null {
  if (view.vote && seat !== view.speech?.giver && !view.vote.votes.some((vote) => vote.seat === seat))
    return { type: "vote", cancel: n % 3 === 0 };
  switch (view.phase) {
    case "auction":
      return n % 7 === 0
        ? { type: "pass" }
        : { type: "bid", clues: 12 - (view.auction?.bids.length ?? 0) * 3 };
    case "speaking": {
      const letters = [...String(n)].map((digit) => "bcdfghjklm"[Number(digit)]).join("");
      if (seat === view.speech?.giver) return { type: "clue", word: `zy${letters}zz` };
      return view.speech?.floor?.seat === seat ? { type: "answer", word: `vv${letters}` } : { type: "buzz" };
    }
    case "result":
      return { type: "ready" };
    case "camps":
      return { type: "camp", camp: view.camps!.open[n % view.camps!.open.length] };
    default:
      return null;
  }
}

describe("[M7] no seeker's frames depend on the card", () => {
  it.each([[3], [4], [6], [8]])("%i players: the same bytes until the round is over", (seats) => {
    const kit = motAMotKit("fr", [seats], 1);
    const twinKit: Kit = { ...kit, rules: withOtherCards(17) };
    let compared = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const [one, two] = [kit, twinKit].map((each) => new Table(each, kit.setups[0]!, seedOf(seed), false));
      const chance = chanceOf(seedOf(seed), 0, "blind");
      const texts = (table: Table) => (table.game as MotAMotState).round!.entries.map(({ text }) => text);
      expect(texts(one!)).not.toEqual(texts(two!));
      for (let n = 1; n < 400 && !one!.over; n++) {
        const step = chance.int(1500);
        const seat = chance.pick([...one!.view(null).awaiting, ...one!.invited]);
        const idle = chance.int(12) === 0;
        for (const table of [one!, two!]) {
          table.now += step;
          const move = blindMove(table.view(seat) as unknown as MotAMotView, seat, n);
          if (idle || move === null) table.wait();
          else if (!table.move(seat, move).ok) throw new Error(`Refused: ${JSON.stringify(move)}`);
        }
        compared += compare(one!, two!, seats);
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  /** Everybody who may not see the card now, spectators too. Open cards and all that shows them may differ. */
  function compare(one: Table, two: Table, seats: number): number {
    const { phase, round } = one.game as MotAMotState;
    if (phase.name === "result" || phase.name === "camps" || phase.name === "finished") return 0;
    const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
    const outside = viewers.filter((viewer) => viewer === null || !round!.speakers.includes(viewer));
    for (const viewer of outside) expect(two.frame(viewer)).toBe(one.frame(viewer));
    const speaker = round!.speakers[0]!;
    expect(two.frame(speaker), "speakers do see it").not.toBe(one.frame(speaker));
    return outside.length;
  }
});
