import type { MatchState } from "../../../src/match/state.ts";
import type { World } from "../world/world.ts";
import type { Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";
import { objectsOf } from "./stores.ts";

interface Span {
  readonly match: string;
  readonly from: number;
  until: number;
}

/**
 * Nobody is in two matches that they did not choose: who was put at a table with strangers is not put at another one
 * while that is being played, unless they have been there; and nobody is offered a match while another one binds them.
 */
export function twoMatches(world: World, logs: Logs): Judge {
  const spans = new Map<string, Span[]>();
  const satDown = new Map<string, number>();
  const names = new Map<string, string>();
  const ids = new Map<string, string>();
  logs.follow(({ id, state }, before, { at }) => {
    if (before === null && state.header.strangers === true) begin(id, state, at);
    if (state.progress.stage === "finished" && state.header.strangers === true)
      for (const player of peopleOf(state)) {
        const span = spans.get(player)?.find(({ match }) => match === id);
        if (span) span.until = at;
      }
  });
  return {
    name: "two-matches",
    hear({ at, what, who, detail }, accuse) {
      const word = detail.slice(0, detail.indexOf(" "));
      if (what === "is") {
        names.set(word, who);
        ids.set(who, word);
      } else if (what === "hears" && detail.startsWith('{"type":"offer"')) {
        const bound = boundIn(ids.get(who.replace(TABLET, "")) ?? "");
        if (bound.length > 1)
          accuse(`${who} is offered a match, and is held by offers in ${bound.join(" and ")}`);
      } else if (what === "hears" && detail.startsWith('{"type":"matched"')) {
        // Told of it, they may go there or not.
        const { match } = JSON.parse(detail) as { match: string };
        if (!satDown.has(`${who} ${match}`)) satDown.set(`${who} ${match}`, at);
      } else if (what === "opens" && !satDown.has(`${who} ${word}`)) satDown.set(`${who} ${word}`, at);
    },
    finish(accuse) {
      const rematches = new Set<string>();
      for (const { object } of logs.all())
        rematches.add((object.disk.get("rematch") as { match: string | null } | undefined)?.match ?? "");
      for (const [player, all] of spans) {
        const own = all.filter(({ match }) => !rematches.has(match)).sort((a, b) => a.from - b.from);
        for (const [i, second] of own.entries()) {
          const first = own
            .slice(0, i)
            .find((each) => each.until > second.from && !knew(player, each, second.from));
          if (first)
            accuse(
              `${names.get(player) ?? player} was put into ${second.match} while ${first.match} was played`,
            );
        }
      }
    },
  };

  function begin(match: string, state: MatchState, at: number): void {
    for (const player of peopleOf(state)) {
      const own = spans.get(player) ?? [];
      own.push({ match, from: at, until: Number.POSITIVE_INFINITY });
      spans.set(player, own);
    }
  }

  /** The pools in which a ticket of theirs has an offer, or has led to a match of which their own object has not heard. */
  function boundIn(player: string): string[] {
    return objectsOf(world, "Matchmaker").flatMap(({ disk, id }) => {
      const ticket = disk.get(`ticket:${player}`) as
        | { offer: object | null; found: object | null }
        | undefined;
      return ticket && (ticket.offer !== null || ticket.found !== null) ? [id.name ?? ""] : [];
    });
  }

  function knew(player: string, { match }: Span, at: number): boolean {
    const name = names.get(player);
    return [name, `${name}'s tablet`].some((each) => (satDown.get(`${each} ${match}`) ?? at + 1) <= at);
  }
}

const TABLET = /'s tablet$/;

const peopleOf = ({ seats }: MatchState): string[] =>
  seats.flatMap(({ members }) => members.map(({ id }) => id));
