import { afterEach, describe, expect, it } from "vitest";
import type { Board, History } from "../../src/protocol/accounts.ts";
import type { Card, Stakes } from "../../src/protocol/people.ts";
import { account } from "./account.ts";
import { call, guest, pair, post } from "./client.ts";
import { deliver, resultOf } from "./deliver.ts";
import { Seeker } from "./seeker.ts";

afterEach(() => Seeker.everybodyLeaves());

const ask = (path: string, token?: string) =>
  call(path, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
const card = async (id: string, token?: string): Promise<Card> =>
  (await ask(`/api/players/${id}`, token)).json<Card>();

describe("a card", () => {
  it("[W200] has ratings, matches and, for who asks, our record against each other", async () => {
    const [ada, bob, eve] = [await account("Ada"), await account("Bob"), await account("Eve")];
    const won = resultOf([
      [ada, 1],
      [bob, 2],
    ]);
    const drawn = resultOf([
      [bob, 1],
      [ada, 1],
    ]);
    const three = resultOf(
      [
        [eve, 1],
        [bob, 2],
        [ada, 3],
      ],
      { game: "mot-a-mot" },
    );
    const left = resultOf(
      [
        [ada, 1],
        [bob, 1],
      ],
      { reason: "void" },
    );
    await deliver([won, drawn, three, left]);
    const seen = await card(bob.id, ada.token);
    expect(seen).toMatchObject({ player: bob.id, name: "Bob", matches: 3 });
    expect(seen.ratings.map(({ game, matches }) => [game, matches])).toEqual([
      ["mot-a-mot", 1],
      ["password", 2],
    ]);
    // Who can be asked again is who played the latest match of two, neither a third nor a void one.
    const again = { match: drawn.match, game: "password" };
    expect(seen.between).toEqual({ won: 1, lost: 1, drawn: 1, again });
    expect((await card(ada.id, bob.token)).between).toEqual({ won: 1, lost: 1, drawn: 1, again });
    expect((await card(eve.id, ada.token)).between).toEqual({ won: 0, lost: 1, drawn: 0, again: null });
  });

  it("[W200] without a token, and of oneself, has no record; nobody's id is 404", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    await deliver([
      resultOf([
        [ada, 1],
        [bob, 2],
      ]),
    ]);
    expect((await card(ada.id)).between).toBeNull();
    expect((await card(ada.id, ada.token)).between).toBeNull();
    for (const id of ["nobody", "AAAAAAAAAAAAAAAAAAAAAA"])
      expect((await ask(`/api/players/${id}`)).status).toBe(404);
  });

  it("[W200] of who has gone has no name and tells nothing of them", async () => {
    const [ada, bob] = [await account("Ada"), await guest("Bob")];
    await deliver([
      resultOf(
        [
          [ada, 1],
          [bob, 2],
        ],
        { rated: false },
      ),
    ]);
    await call("/api/me", { method: "DELETE", headers: { Authorization: `Bearer ${bob.token}` } });
    expect(await card(bob.id, ada.token)).toMatchObject({ name: null, ratings: [], matches: 0 });
  });

  it("[W200] whoever was blocked sees the same card as before", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    const before = await card(ada.id, bob.token);
    await post("/api/me/blocks", { player: bob.id }, ada.token);
    expect(await card(ada.id, bob.token)).toEqual(before);
  });

  it("[W200] histories and boards say whose name it is", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    await deliver([
      resultOf([
        [ada, 1],
        [bob, 2],
      ]),
    ]);
    const history = await (await ask("/api/me/matches", ada.token)).json<History>();
    expect(history.matches[0]?.others).toMatchObject([{ player: bob.id, name: "Bob" }]);
    const board = await (await ask("/api/boards/password", ada.token)).json<Board>();
    expect(board.provisional.map(({ player }) => player)).toEqual(expect.arrayContaining([ada.id, bob.id]));
  });
});

describe("what is at stake", () => {
  const stakes = async (match: string): Promise<Stakes> => (await ask(`/api/matches/${match}/stakes`)).json();

  type Player = { token: string; id: string };
  async function meet(one: Player, other: Player): Promise<string> {
    const [a, b] = [await Seeker.open({ player: one }), await Seeker.open({ player: other })];
    await Promise.all([a.agree(), b.agree()]);
    return (await a.next("matched")).match;
  }

  it("[W201] is said before, and is what the result then does; with the place on the board after", async () => {
    const [ada, bob, eve] = [await account("Ada"), await account("Bob"), await account("Eve")];
    await deliver([
      resultOf([
        [ada, 1],
        [eve, 2],
      ]),
    ]);
    const match = await meet(ada, bob);
    const before = await stakes(match);
    expect(before).toMatchObject({ rated: true, recorded: false });
    const of = (told: Stakes, { id }: Player) => told.players.find(({ player }) => player === id)!;
    expect(of(before, bob)).toMatchObject({ rating: null, provisional: true, change: null });
    expect(of(before, ada).rating).toBeGreaterThan(1500);
    // Who is thought to be weaker wins more and loses less.
    expect(of(before, bob).stake!.first).toBeGreaterThan(of(before, ada).stake!.first);
    expect(of(before, bob).stake!.shared).toBeGreaterThan(0);
    expect(of(before, bob).stake!.last).toBeLessThan(0);
    const seatOf = (player: Player) => of(before, player).seat;
    const inOrder = [ada, bob].sort((a, b) => seatOf(a) - seatOf(b));
    await deliver([
      resultOf(
        inOrder.map((each) => [each, each === bob ? 1 : 2] as const),
        { match },
      ),
    ]);
    const after = await stakes(match);
    expect(after).toMatchObject({ rated: true, recorded: true });
    const changeOf = (player: Player) => {
      const { change, stake } = of(after, player);
      return [change!.after - change!.before, change!.rank, stake];
    };
    expect(changeOf(bob)).toEqual([of(before, bob).stake!.first, null, null]);
    expect(changeOf(ada)).toEqual([of(before, ada).stake!.last, null, null]);
  });

  const nothing = { rated: false, players: [{ stake: null }, { stake: null }] };

  it("[W201] is nothing where a result would move nothing: of guests, in a room", async () => {
    expect(await stakes(await meet(await guest("Ada"), await guest("Bob")))).toMatchObject(nothing);
    expect(await stakes((await pair()).id)).toMatchObject(nothing);
    expect((await ask("/api/matches/AAAAAAAAAAAAAAAAAAAAAA/stakes")).status).toBe(404);
  });

  it("[W201] nor a fourth time that day", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    const match = await meet(ada, bob);
    expect((await stakes(match)).rated).toBe(true);
    const more = Array.from({ length: 3 }, () =>
      resultOf([
        [ada, 1],
        [bob, 2],
      ]),
    );
    await deliver(more);
    expect(await stakes(match)).toMatchObject(nothing);
  });
});
