import { type Chance, chanceOf } from "../../src/core/chance.ts";
import type { AnyGame, Seat, World } from "../../src/games/game.ts";
import type { Kit } from "../contracts/kit.ts";
import { buzzleKit } from "../contracts/kits/buzzle.ts";
import { passwordKit } from "../contracts/kits/password.ts";
import { seedOf, Table } from "../contracts/play.ts";
import { silently, type Tell } from "./progress.ts";
import { wordsFor } from "./tables.ts";

/**
 * Whether the time that a wrong guess takes tells how near it was. For each pair there is a guess and two hidden words
 * of its length: one that begins as the guess does, as far as the dictionary goes, and one that does not. `decide`
 * judges the guess against both, in turns; Welch's t of the two samples says whether they could be of one kind.
 *
 * The same is done with a comparison that goes on letter by letter: that one must be found out, or the measuring is
 * too coarse to say anything.
 */
export interface TimingReport {
  readonly game: string;
  readonly pairs: number;
  /** Means of what is left after the slowest hundredth, in which the machine did something else. */
  readonly nearNs: number;
  readonly farNs: number;
  readonly t: number;
  /** With the comparison that tells. */
  readonly control: number;
}

/** Beyond this the two are held to differ (one in a hundred thousand by chance). */
export const MOST_T = 4.5;
/** So often in a sample: the clock has its own grain. */
const CALLS = 8;
const WARM_UP = 2000;
const KEPT = 0.99;

type Decide = AnyGame["decide"];
interface Pair {
  readonly guess: string;
  readonly near: unknown;
  readonly far: unknown;
}

export function tryTiming(pairs: number, seed: number, tell: Tell = silently): TimingReport[] {
  const kits: Kit[] = [passwordKit, buzzleKit].map((kit) => ({ ...kit, words: wordsFor(kit.rules.id) }));
  return kits.map((kit, i) => {
    const chance = chanceOf(seedOf(seed), i, "timing");
    const drawn = drawPairs(kit, pairs, chance, (n) =>
      tell((pairs * i + n) / kits.length, () => ({ game: kit.rules.id, pairs: n })),
    );
    const position = tableWith(kit, drawn[0]!.guess);
    const own = welch(measured(kit.rules.decide, drawn, position, chance));
    const told = welch(measured(letterByLetter(kit.rules.decide), drawn, position, chance));
    return { game: kit.rules.id, pairs, ...own, control: told.t };
  });
}

/** Both have hidden the same word, so that it does not matter who of them is asked. */
function tableWith(kit: Kit, secret: string): Position {
  const table = new Table(kit, kit.setups[0]!, seedOf(1), false);
  for (const seat of [0, 1]) {
    const chosen = table.move(seat, { type: "secret", word: secret });
    if (!chosen.ok) throw new Error(`${kit.rules.id}, ${secret}: ${chosen.error.code}`);
  }
  return { game: table.game, world: table.world(), asker: table.view(null).awaiting[0]! };
}

interface Position {
  readonly game: unknown;
  readonly world: World;
  /** Whose turn it is. */
  readonly asker: Seat;
}

interface Stems {
  /** Well-known words of five letters that may be hidden here. */
  readonly words: readonly string[];
  readonly byStem: ReadonlyMap<string, readonly string[]>;
}

function stems(kit: Kit): Stems {
  const table = new Table(kit, kit.setups[0]!, seedOf(1), false);
  const mayBeHidden = (word: string) => word.length === 5 && table.judge(0, { type: "secret", word }).ok;
  const words = [...new Set(kit.words.common)].filter(mayBeHidden);
  const byStem = new Map<string, string[]>();
  for (const word of words) {
    for (let length = 4; length >= 2; length--) {
      const stem = word.slice(0, length);
      byStem.set(stem, [...(byStem.get(stem) ?? []), word]);
    }
  }
  return { words, byStem };
}

/** The far one of a pair is the near one of another: so both kinds are the very same words, in the same memory. */
function drawPairs(kit: Kit, pairs: number, chance: Chance, tell: (n: number) => void): Pair[] {
  const { words, byStem } = stems(kit);
  const near = Array.from({ length: pairs }, (_, n) => {
    tell(n);
    for (;;) {
      const guess = chance.pick(words);
      const alike = [4, 3, 2]
        .map((length) => (byStem.get(guess.slice(0, length)) ?? []).filter((word) => word !== guess))
        .find((found) => found.length > 0);
      if (alike) return { guess, game: tableWith(kit, chance.pick(alike)).game };
    }
  });
  return near.map(({ guess, game }) => {
    let far = chance.pick(near);
    while (far.guess[0] === guess[0]) far = chance.pick(near);
    return { guess, near: game, far: far.game };
  });
}

/** Samples of both kinds, in nanoseconds a call: which of a pair comes first is left to chance. */
function measured(
  decide: Decide,
  pairs: readonly Pair[],
  { world, asker }: Position,
  chance: Chance,
): [number[], number[]] {
  const near: number[] = [];
  const far: number[] = [];
  const moveOf = (word: string) => ({ type: "guess", target: 1 - asker, word });
  const time = (game: unknown, guess: string): number => {
    const move = moveOf(guess);
    decide(game, asker, move, world); // brings it near the processor: where it lies in memory is not what is asked
    const began = process.hrtime.bigint();
    for (let n = 0; n < CALLS; n++) decide(game, asker, move, world);
    return Number(process.hrtime.bigint() - began) / CALLS;
  };
  const first = decide(pairs[0]!.near, asker, moveOf(pairs[0]!.guess), world);
  if (!first.ok) throw new Error(`The guess is refused: ${first.error.code}`);
  for (let n = 0; n < WARM_UP; n++) {
    const { near: one, far: other, guess } = pairs[n % pairs.length]!;
    time(one, guess);
    time(other, guess);
  }
  for (const { near: one, far: other, guess } of pairs) {
    if (chance.int(2) === 0) {
      near.push(time(one, guess));
      far.push(time(other, guess));
    } else {
      far.push(time(other, guess));
      near.push(time(one, guess));
    }
  }
  return [near, far];
}

function welch([near, far]: [number[], number[]]): Pick<TimingReport, "nearNs" | "farNs" | "t"> {
  const all = [...near, ...far].sort((a, b) => a - b);
  const most = all[Math.floor(all.length * KEPT)]!;
  const [one, other] = [near, far].map((samples) => momentsOf(samples.filter((each) => each <= most)));
  const t =
    (one!.mean - other!.mean) / Math.sqrt(one!.variance / one!.count + other!.variance / other!.count);
  return { nearNs: Math.round(one!.mean), farNs: Math.round(other!.mean), t: Math.round(t * 100) / 100 };
}

function momentsOf(samples: readonly number[]): { mean: number; variance: number; count: number } {
  const count = samples.length;
  const mean = samples.reduce((sum, each) => sum + each, 0) / count;
  const variance = samples.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1);
  return { mean, variance, count };
}

/** As somebody would write it who does not think of clocks: the next letter is looked at only if this one is right. */
function letterByLetter(decide: Decide): Decide {
  return (game, seat, move, world) => {
    const { word, target } = move as { word: string; target: Seat };
    const { sides } = game as { sides: { word?: string; secret?: { word: string } | null }[] };
    const hidden = sides[target]!.word ?? sides[target]!.secret!.word;
    let alike = 0;
    while (alike < word.length && foldedAt(word, alike) === foldedAt(hidden, alike)) alike++;
    return decide(game, seat, move, world);
  };
}

const foldedAt = (word: string, at: number): string => word[at]!.normalize("NFD").toUpperCase();
