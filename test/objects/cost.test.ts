import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { pair } from "./client.ts";
import { countRows } from "./count-rows.ts";
import { evict } from "./evict.ts";

describe("the cost of a match", () => {
  it("[W42] is one row written for a move; the platform counts it as one read, too", async () => {
    const { id, ada, bob } = await pair();
    await ada.move("a1", { type: "secret", word: "SALADE" });
    const rows = await countRows(id);
    await bob.move("b1", { type: "secret", word: "DANSE" });
    expect(rows).toEqual({ written: 1, read: 1 });
    await ada.move("a2", { type: "resign" });
    // The end also writes the row that keeps its result until that is recorded, and the seal of the log.
    expect(rows.written).toBeLessThanOrEqual(4);
  });

  it("is no question to storage while a match is played that everybody watches", async () => {
    const { id, ada, bob } = await pair({ visibility: "public" });
    await evict(env.MATCHES.getByName(id));
    await ada.move("a1", { type: "secret", word: "SALADE" }); // memory is filled again
    const asked: string[] = [];
    await runInDurableObject(env.MATCHES.getByName(id), (_, { storage }) => {
      const get = storage.kv.get.bind(storage.kv);
      storage.kv.get = ((key: string) => {
        asked.push(key);
        return get(key);
      }) as typeof storage.kv.get;
      storage.kv.get("seen");
    });
    await bob.move("b1", { type: "secret", word: "DANSE" });
    expect(asked).toEqual(["seen"]);
  });

  it("[W241] is nothing where not everybody confirms: the object that was warmed has written nothing", async () => {
    const { id: other } = await pair();
    const made = await env.MATCHES.getByName(other).replay();
    const { header } = await runInDurableObject(env.MATCHES.getByName(other), (_, { storage }) => {
      const [{ events }] = storage.sql.exec<{ events: string }>("SELECT events FROM log").toArray() as [
        { events: string },
      ];
      return { header: JSON.parse(events)[0].header };
    });
    expect(made.ok).toBe(false); // it is not over
    const stub = env.MATCHES.getByName("AAAAAAAAAAAAAAAAAAAAAA");
    const { game, language, lexicon, options } = header;
    await stub.warm({ game, language, lexicon, options });
    const kept = await runInDurableObject(stub, async (_, { storage }) => ({
      tables: storage.sql
        .exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
        .toArray(),
      keys: [...storage.kv.list()],
      alarm: await storage.getAlarm(),
    }));
    expect(kept).toEqual({ tables: [], keys: [], alarm: null });
    expect(await stub.summary()).toBeNull();
  });

  it("[W47] is nothing for a move that is refused, or sent again", async () => {
    const { id, ada } = await pair();
    const first = await ada.move("a1", { type: "secret", word: "SALADE" });
    const rows = await countRows(id);
    await ada.move("a2", { type: "secret", word: "XQZW" });
    expect(await ada.move("a1", { type: "secret", word: "SALADE" })).toEqual(first);
    expect(rows.written).toBe(0);
  });

  it("[W50] is nothing for a ping: the platform answers it, and a match that sleeps goes on sleeping", async () => {
    const { id, ada } = await pair();
    const stub = env.MATCHES.getByName(id);
    const answeredByPlatform = () =>
      runInDurableObject(stub, (_, ctx) =>
        ctx.getWebSockets().map((socket) => ctx.getWebSocketAutoResponseTimestamp(socket) !== null),
      );
    await ada.move("a1", { type: "secret", word: "SALADE" });
    ada.send('{ "type": "ping" }'); // not its exact bytes: the match itself must answer
    await ada.next("pong");
    expect(await answeredByPlatform()).toEqual([false, false]);
    await evict(stub);
    ada.send('{"type":"ping"}');
    await ada.next("pong");
    expect((await answeredByPlatform()).sort()).toEqual([false, true]);
  });
});
