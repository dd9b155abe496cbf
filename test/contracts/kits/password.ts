import type { Chance } from "../../../src/core/chance.ts";
import type { AnyBot, AnyGame, GameEvent, Viewer } from "../../../src/games/game.ts";
import { passwordBot } from "../../../src/games/password/bot.ts";
import type { PuzzleDrawn } from "../../../src/games/password/events.ts";
import { type PasswordState, password } from "../../../src/games/password/index.ts";
import { disclosedSchema, moveSchema, optionsSchema, viewSchema } from "../../../src/games/password/wire.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Kit } from "../kit.ts";
import type { Step } from "../play.ts";

/** Every length, and for each word another one with almost the same letters, mostly longer or shorter. */
const WORDS = lexiconOf("fr", [
  ..."AN NA AS SA ANE SANS OUI OUIE ROI TROIS ETE TETE MER MERE TERRE LIT LIRE FILTRE".split(" "),
  ..."DANSE DANSES CADENCE SALADE SALADES MALADE BALADE ROUGE ROUGES GOUTER ROUTE TROUER".split(" "),
  ..."CARTE TRACE ECART CRATERE LIVRE VIRELI LIVRER POIRE POIREAU PLAGE PALE GALOP PORTE PORTES REPORT SPORT NAGE ANGE MANGER".split(
    " ",
  ),
  ..."GARANTIE GRATINEE TRAINAGE VOITURE OUVRITE JOUR TOUJOURS KIWI WAGON XERES ZEBRE QUIZ HYMNE".split(" "),
]);

const options = (wish: object) => optionsSchema.parse(wish);

export const passwordKit: Kit = {
  rules: password as AnyGame,
  bot: passwordBot as AnyBot,
  wire: { options: optionsSchema, move: moveSchema, view: viewSchema, disclosed: disclosedSchema },
  words: WORDS,
  setups: [
    { name: "two sides", seats: 2, options: options({}) },
    {
      name: "three sides on honour, a turn clock",
      seats: 3,
      options: options({ words: "honour", clock: { kind: "turn", seconds: 30 } }),
    },
    {
      name: "four sides, level 2, a game clock",
      seats: 4,
      options: options({ level: 2, length: 5, clock: { kind: "game", seconds: 300, increment: 2 } }),
    },
    { name: "the puzzle of the day", seats: 1, options: options({ daily: true }) },
  ],
  matches: 40,
  twin: otherSecrets,
  draws: {
    types: ["secret-chosen", "puzzle-drawn"],
    vary: (event, words) =>
      event.type === "puzzle-drawn" ? otherLastThrow(event) : otherGiven(event, words),
    isHidden: (game, viewer) => viewer === null || !(game as PasswordState).sides[viewer]!.secret?.given,
  },
  answer: (event) => {
    const { type, yes, position, right, word } = event as unknown as Record<string, unknown>;
    return { type, yes, position, right, shown: type === "side-left" ? word : null };
  },
  nonsense: (seat) => {
    const target = seat === 0 ? 1 : 0;
    return [
      { type: "secret", word: "l'été" },
      { type: "secret", word: "anticonstitutionnellement" },
      { type: "guess", target: seat, word: "oui" },
      { type: "guess", target, word: "x" },
      { type: "ask", target: seat },
      { type: "ask", target, letter: "AB" },
      { type: "ask", target, letter: "1" },
      { type: "ask", target: 7 },
      { type: "roll", dice: [1, 1] },
      { type: "guess" },
      null,
    ];
  },
};

/**
 * Every secret the viewer may not know becomes the word that shares most of its letters. Where all secrets are
 * equally long it may be level 2, which refuses another length.
 */
function otherSecrets(steps: readonly Step[], viewer: Viewer, words: Lexicon, chance: Chance): Step[] | null {
  const lengths = new Set(steps.flatMap((step) => secretIn(step)?.length ?? []));
  const others = words.common.filter((word) => lengths.size > 1 || lengths.has(word.length));
  let changed = false;
  const twins = steps.map((step) => {
    const word = secretIn(step);
    if (word === null || !("seat" in step) || step.seat === viewer) return step;
    changed = true;
    return { ...step, move: { type: "secret", word: nearest(word, chance.shuffle(others)) } };
  });
  return changed ? twins : null;
}

/** A word that the server gave becomes the most alike of its length, so that it fits level 2 as well. */
function otherGiven(event: GameEvent, words: Lexicon): GameEvent {
  const { type, given, word } = event as GameEvent & { given?: boolean; word?: string };
  if (type !== "secret-chosen" || !given) return event;
  const others = words.common.filter((other) => other.length === word!.length);
  return { ...event, word: nearest(word!, others) } as GameEvent;
}

/** Nobody knows a throw before it falls; the last one hardly ever does. */
function otherLastThrow(event: GameEvent): GameEvent {
  const { throws } = event as unknown as PuzzleDrawn;
  return { ...event, throws: [...throws.slice(0, -1), [6, 6]] } as GameEvent;
}

function secretIn(step: Step): string | null {
  const move = "seat" in step ? (step.move as { type: string; word: string }) : null;
  return move?.type === "secret" ? move.word : null;
}

function nearest(word: string, others: readonly string[]): string {
  const far = (other: string) => 2 * new Set(word + other).size - new Set(word).size - new Set(other).size;
  return others.filter((other) => other !== word).sort((a, b) => far(a) - far(b))[0]!;
}
