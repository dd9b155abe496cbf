import type { World } from "../world/world.ts";
import { access } from "./access.ts";
import { alarms } from "./alarms.ts";
import { answers } from "./answers.ts";
import { blocks } from "./blocks.ts";
import type { Judge } from "./judge.ts";
import { Logs } from "./logs.ts";
import { moves } from "./moves.ts";
import { partners } from "./partners.ts";
import { progress } from "./progress.ts";
import { queue } from "./queue.ts";
import { rematch } from "./rematch.ts";
import { rest } from "./rest.ts";
import { results } from "./results.ts";
import { rooms } from "./rooms.ts";
import { secrets } from "./secrets.ts";
import { storage } from "./storage.ts";
import { time } from "./time.ts";
import { twoMatches } from "./two-matches.ts";

/** A new one of each: they remember what they heard. The logs are read before anybody looks at them. */
export function everyJudge(world: World): readonly Judge[] {
  const logs = new Logs(world);
  const reader: Judge = { name: "logs", look: () => logs.refresh(), finish: () => logs.refresh() };
  return [
    reader,
    moves(world, logs),
    answers(world, logs),
    secrets(logs),
    time(logs),
    alarms(world, logs),
    queue(world),
    twoMatches(world, logs),
    results(world, logs),
    access(world, logs),
    blocks(logs),
    rooms(world, logs),
    rematch(logs),
    partners(world, logs),
    progress(world),
    storage(world, logs),
    rest(world, logs),
  ];
}
