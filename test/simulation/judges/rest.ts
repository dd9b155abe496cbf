import type { World } from "../world/world.ts";
import { Calm } from "./calm.ts";
import type { Accuse, Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";
import { d1, hasTable, objectsOf, peek } from "./stores.ts";

/** What a player's object still has to do, by how its keys begin. */
const UNDONE = ["ending:", "dropping:", "epoch-unwritten", "leaving", "farewell"];
/** So long after somebody has gone their name is told to nobody, while nothing goes wrong. */
const FORGOTTEN_MS = 15_000;

/** After the last trouble nothing is half done: no sign-out, deletion, passkey, room, rematch, result or webhook. */
export function rest(world: World, logs: Logs): Judge {
  const calm = new Calm();
  /** By name: when its owner had gone. */
  const gone = new Map<string, { readonly id: string; readonly at: number }>();
  const accused = new Set<string>();
  return {
    name: "rest",
    hear(happening, accuse) {
      calm.hear(happening);
      const { at, what, who, detail } = happening;
      if (what === "has gone") {
        const [id = "", name = ""] = detail.split(" ");
        gone.set(name, { id, at });
      } else if (what === "hears" && gone.size > 0) {
        for (const [name, since] of gone)
          if (
            at > Math.max(since.at, calm.since()) + FORGOTTEN_MS &&
            detail.includes(name) &&
            !accused.has(name)
          ) {
            accused.add(name);
            accuse(`${who} is told of ${name}, who has gone: ${detail.slice(0, 60)}`);
          }
      }
    },
    finish(accuse) {
      players(accuse);
      names(accuse);
      matches(accuse);
      codes(accuse);
    },
  };

  function players(accuse: Accuse): void {
    const rows = new Map(d1(world, "SELECT * FROM players").map((row) => [row.id as string, row]));
    for (const { disk, id, label } of objectsOf(world, "Player")) {
      const undone = disk.keys().filter((key) => UNDONE.some((each) => key.startsWith(each)));
      if (undone.length > 0) accuse(`${label} still has to do ${undone.join(", ")}`);
      const row = rows.get(id.name ?? "");
      const epoch = (disk.get("epoch") as number | undefined) ?? 0;
      if (row && row.gone_at === null && row.epoch !== epoch)
        accuse(`${label}: its epoch is ${epoch}, and ${row.epoch} in the database`);
      const standing = disk.get("standing") as { gone?: boolean } | undefined;
      if (row && row.gone_at !== null && standing && standing.gone !== true)
        accuse(`${label} has gone, and their own object has them back`);
      stale(label, id.name ?? "", disk.keys(), accuse);
    }
    for (const { id } of gone.values()) {
      const row = rows.get(id);
      if (row && (row.gone_at === null || row.name !== ""))
        accuse(`${id} has gone, and the database has ${row.name}`);
    }
    const halves = d1(
      world,
      `SELECT players.id, kind, epoch FROM players JOIN passkeys ON passkeys.player = players.id
       WHERE kind <> 'account' OR epoch = 0`,
    );
    for (const { id, kind, epoch } of halves)
      accuse(
        `${id} has a passkey, and is ${kind === "account" ? `an account of epoch ${epoch}` : `a ${kind}`}`,
      );
  }

  /** What waits for a player is not over. Of a room that they left they are told when they next ask. */
  function stale(label: string, player: string, keys: readonly string[], accuse: Accuse): void {
    for (const key of keys) {
      const match = key.startsWith("open:") ? logs.of(key.slice(5)) : null;
      const isSeated = match?.state.seats.some(({ members }) => members.some(({ id }) => id === player));
      if (match && isSeated && match.state.progress.stage === "finished")
        accuse(`${label} waits for ${match.id}, which is over`);
    }
  }

  /** The name of who has gone stands nowhere. */
  function names(accuse: Accuse): void {
    if (gone.size === 0) return;
    for (const object of objectsOf(world, "Match")) {
      const text = peek(object, (disk) => {
        if (!hasTable(disk, "log")) return "";
        const tables = [
          "SELECT events AS t FROM log",
          "SELECT state AS t FROM snapshot",
          "SELECT message AS t FROM chat",
        ];
        return tables.flatMap((each) => disk.query(each, []).map(({ t }) => t)).join("\n");
      });
      for (const [name, { id }] of gone)
        if (text.includes(name)) accuse(`${object.label} still has the name of ${id}, ${name}`);
    }
    for (const table of ["players", "reports"])
      for (const row of d1(world, `SELECT * FROM ${table}`))
        for (const [name, { id }] of gone)
          if (Object.values(row).includes(name))
            accuse(`The table ${table} still has the name of ${id}, ${name}`);
  }

  function matches(accuse: Accuse): void {
    for (const { id, state, object } of logs.all()) {
      const offer = object.disk.get("rematch") as { match: string | null; made: boolean } | undefined;
      if (offer?.match && !offer.made) accuse(`${id}: its rematch ${offer.match} was promised and not made`);
      if (offer?.made && offer.match && !logs.of(offer.match))
        accuse(`${id}: its rematch ${offer.match} is not there`);
      const isOwed = peek(object, (disk) => disk.query("SELECT 1 FROM outbox", []).length > 0);
      if (isOwed && state.progress.stage === "finished") accuse(`${id} still owes its result`);
    }
    for (const name of ["palabre-results", "palabre-results-dead", "palabre-webhooks-dead"])
      if (world.cloud.queue(name).waiting > 0) accuse(`${name} still holds messages`);
    const dead = d1(
      world,
      `SELECT dead_letters.subject FROM dead_letters JOIN webhook_deliveries ON webhook_deliveries.id =
         json_extract(dead_letters.body, '$.delivery') WHERE state = 'pending'`,
    );
    for (const { subject } of dead) accuse(`The webhook ${subject} was given up, and stands as pending`);
  }

  /** A code leads to a room or to nothing. Claims are looked through whenever a room is made. */
  function codes(accuse: Accuse): void {
    const [last] = d1(world, "SELECT max(opened_at) AS at FROM room_codes");
    const claims = d1(world, "SELECT code, match, made_at FROM room_codes WHERE opened_at IS NULL");
    for (const { code, match, made_at } of claims)
      if (Number(made_at) < Number(last?.at ?? 0) - CODE_MS)
        accuse(`The code ${code} is claimed for ${match} and never opened`);
  }
}

/** Rooms are made so often that a claim of before has been looked at. */
const CODE_MS = 10 * 60_000;
