import { describe, expect, it } from "vitest";
import { buzzleBot } from "../../src/games/buzzle/bot.ts";
import { defineGame } from "../../src/games/define-game.ts";
import type { Bot, GameView } from "../../src/games/game.ts";
import { analyse as analyseLexiduel } from "../../src/games/lexiduel/analysis.ts";
import { facts as lexiduelFacts } from "../../src/games/lexiduel/facts.ts";
import { overturnBot as bot } from "../../src/games/overturn/bot.ts";
import { facts } from "../../src/games/overturn/facts.ts";
import { overturn as rules } from "../../src/games/overturn/index.ts";
import * as wire from "../../src/games/overturn/wire.ts";
import { passwordBot } from "../../src/games/password/bot.ts";
import * as passwordWire from "../../src/games/password/wire.ts";
import { quickBuzzleBot } from "../../src/games/quick-buzzle/bot.ts";
import { facts as quickFacts } from "../../src/games/quick-buzzle/facts.ts";
import { quickBuzzle } from "../../src/games/quick-buzzle/index.ts";
import * as quickWire from "../../src/games/quick-buzzle/wire.ts";
import { GAMES } from "../../src/games/registry.ts";

/** What must not compile: `tsc` fails on a `@ts-expect-error` under which there is none. */
describe("defineGame ties a game together by its types", () => {
  it("takes what belongs together", () => {
    expect(defineGame({ facts, rules, bot, wire })).toMatchObject({
      name: "Overturn",
      facts: { id: rules.id },
    });
  });

  it("takes no other game's bot", () => {
    // @ts-expect-error Password's bot looks at other views and makes other moves
    defineGame({ facts, rules, bot: passwordBot, wire });
    // @ts-expect-error nor does one of the same family do
    defineGame({ facts: quickFacts, rules: quickBuzzle, bot: buzzleBot, wire: quickWire });
    const sees: Bot<Parameters<typeof bot.choose>[0], { readonly type: "other" }> = { choose: () => null };
    // @ts-expect-error it sees the right view, but its moves are not the game's
    defineGame({ facts, rules, bot: sees, wire });
    const plays: Bot<GameView & { readonly other: string }, { readonly type: "pass"; readonly cell: 0 }> = {
      choose: () => null,
    };
    // @ts-expect-error its moves are right, but it wants to see what the game does not show
    defineGame({ facts, rules, bot: plays, wire });
    expect(
      defineGame({ facts: quickFacts, rules: quickBuzzle, bot: quickBuzzleBot, wire: quickWire }).bot,
    ).toBe(quickBuzzleBot);
  });

  it("takes no other game's schema", () => {
    const { optionsSchema, moveSchema, viewSchema, disclosedSchema } = passwordWire;
    // @ts-expect-error options
    defineGame({ facts, rules, bot, wire: { ...wire, optionsSchema } });
    // @ts-expect-error moves
    defineGame({ facts, rules, bot, wire: { ...wire, moveSchema } });
    // @ts-expect-error views
    defineGame({ facts, rules, bot, wire: { ...wire, viewSchema } });
    // @ts-expect-error disclosed events
    defineGame({ facts, rules, bot, wire: { ...wire, disclosedSchema } });
    expect(GAMES.password!.wire.move).toBe(moveSchema);
  });

  it("takes no other game's facts or analysis", () => {
    // @ts-expect-error Lexiduel's strangers play with options that Overturn does not have
    defineGame({ facts: { ...facts, strangers: { options: { rounds: 4 } } }, rules, bot, wire });
    // @ts-expect-error its analysis reads other events
    defineGame({ facts, rules, bot, wire, analyse: analyseLexiduel });
    expect(lexiduelFacts.strangers?.options?.games).toBe(2);
  });

  it("keeps every game under its own id, in the rules too", () => {
    for (const [id, game] of Object.entries(GAMES)) expect([id, id]).toEqual([game.facts.id, game.rules.id]);
  });
});
