import { describe, expect, it } from "vitest";
import {
  endOfQuiet,
  isTimeZone,
  LOOK_AGAIN_MS,
  MANY,
  NOTHING_SENT,
  type PushesSent,
  planPushes,
  type QuietHours,
  type Waiting,
} from "../../src/match/push.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const T0 = Date.UTC(2026, 0, 15, 12);
const turn = (match: string, at = T0, days = 2): Waiting => ({
  ...{ kind: "turn", match, at, until: at + days * DAY, days: true, reminded: true },
});

/** Looks whenever it was asked to; what was sent, with the hours after T0. */
function run(waiting: readonly Waiting[], quiet: QuietHours | null, until: number, from = T0) {
  const told: [number, string][] = [];
  let sent: PushesSent = NOTHING_SENT;
  for (let now: number | null = from, i = 0; now !== null && now <= until; i++) {
    if (i > 200) throw new Error("It never rests");
    const plan = planPushes(waiting, sent, quiet, now);
    for (const push of plan.pushes)
      told.push([(now - T0) / HOUR, push.type === "digest" ? `digest ${push.count}` : push.kind]);
    if (plan.again !== null) expect(plan.again).toBeGreaterThan(now);
    ({ sent } = plan);
    now = plan.again;
  }
  return told;
}

describe("[W224] what is told to who is away", () => {
  it("a turn of days at once, at half and at nine tenths of its time, and then no more", () =>
    expect(run([turn("a")], null, T0 + 3 * DAY)).toEqual([
      [0, "turn"],
      [24, "half"],
      [43.2, "nine-tenths"],
    ]));

  it("a turn of minutes, an invitation and somebody found are told once", () => {
    const waiting = (["turn", "invited", "found"] as const).map(
      (kind): Waiting => ({
        ...{ kind, match: kind, at: T0, until: T0 + HOUR / 2 },
        ...{ days: false, reminded: false },
      }),
    );
    expect(run(waiting, null, T0 + DAY)).toEqual([
      [0, "turn"],
      [0, "invited"],
      [0, "found"],
    ]);
  });

  it("one match is told of at most once an hour, whatever happens there", () => {
    const first = planPushes([turn("a")], NOTHING_SENT, null, T0);
    const again = [turn("a", T0 + HOUR / 4)];
    const second = planPushes(again, first.sent, null, T0 + HOUR / 4);
    expect(second).toMatchObject({ pushes: [], again: T0 + HOUR });
    expect(planPushes(again, second.sent, null, T0 + HOUR - 1).pushes).toEqual([]);
    expect(planPushes(again, second.sent, null, T0 + HOUR).pushes).toHaveLength(1);
  });

  it("the hour holds also where the match did not wait in between", () => {
    const { sent } = planPushes([turn("a")], NOTHING_SENT, null, T0);
    const between = planPushes([], sent, null, T0 + HOUR / 8);
    expect(between).toMatchObject({ pushes: [], again: null });
    expect(planPushes([turn("a", T0 + HOUR / 4)], between.sent, null, T0 + HOUR / 4).pushes).toEqual([]);
    expect(planPushes([], sent, null, T0 + HOUR).sent.matches).toEqual({});
  });

  it("the same once more is not told, and what is past is not", () => {
    const { sent } = planPushes([turn("a")], NOTHING_SENT, null, T0);
    expect(planPushes([turn("a")], sent, null, T0 + 2 * HOUR).pushes).toEqual([]);
    expect(planPushes([turn("a")], NOTHING_SENT, null, T0 + 2 * DAY)).toMatchObject({
      pushes: [],
      again: null,
    });
  });

  it("where many wait there is one digest a day in place of a message each", () => {
    const many = Array.from({ length: MANY }, (_, i) => turn(`m${i}`, T0, 3));
    expect(run(many, null, T0 + 4 * DAY)).toEqual([
      [0, `digest ${MANY}`],
      [36, `digest ${MANY}`],
      [64.8, `digest ${MANY}`],
    ]);
    const { sent } = planPushes(many, NOTHING_SENT, null, T0);
    const more = planPushes([...many, turn("new", T0 + HOUR)], sent, null, T0 + 2 * HOUR);
    expect(more).toMatchObject({ pushes: [], again: T0 + DAY });
    expect(run(many.slice(1), null, T0)).toHaveLength(MANY - 1);
  });

  it("a digest does not hold back who is invited", () => {
    const many = Array.from({ length: MANY }, (_, i) => turn(`m${i}`));
    const { sent } = planPushes(many, NOTHING_SENT, null, T0);
    const invited: Waiting = {
      ...{ kind: "invited", match: "old", at: T0, until: T0 + DAY },
      ...{ days: true, reminded: true },
    };
    expect(planPushes([...many, invited], sent, null, T0 + 1).pushes).toEqual([
      { type: "one", kind: "invited", match: "old" },
    ]);
  });
});

describe("[W226] who looks at a page", () => {
  const plan = (waiting: Waiting, lookedAt: number | null, now: number, sent = NOTHING_SENT) =>
    planPushes([waiting], sent, null, now, lookedAt);
  const live: Waiting = { ...turn("a"), days: false, reminded: false, until: T0 + HOUR };

  it("is told of a turn of days there, and on the devices only at half of its time", () => {
    const before = plan(turn("a"), T0 - 1, T0);
    expect(before).toMatchObject({ pushes: [], again: T0 + LOOK_AGAIN_MS });
    const seen = plan(turn("a"), T0 + 20_000, T0 + LOOK_AGAIN_MS, before.sent);
    expect(seen).toMatchObject({ pushes: [], again: T0 + DAY });
    expect(plan(turn("a"), null, T0 + HOUR / 10, seen.sent).pushes).toEqual([]);
    expect(plan(turn("a"), null, T0 + DAY, seen.sent).pushes).toMatchObject([{ kind: "half" }]);
  });

  it("is told of it all the same where the page went before it could say so", () => {
    const before = plan(turn("a"), T0 - 1, T0);
    expect(plan(turn("a"), null, T0 + LOOK_AGAIN_MS, before.sent).pushes).toMatchObject([{ kind: "turn" }]);
  });

  it("is told of a turn whose clock runs once they turn away", () => {
    const looking = plan(live, T0 + 60_000, T0 + 60_000);
    expect(looking).toMatchObject({ pushes: [], again: T0 + 60_000 + LOOK_AGAIN_MS });
    expect(plan(live, null, T0 + 2 * 60_000, looking.sent).pushes).toMatchObject([{ kind: "turn" }]);
  });
});

describe("[W225] quiet hours", () => {
  const paris = { from: 22, to: 8, timeZone: "Europe/Paris" };
  const at = (hour: number, minute = 0) => Date.UTC(2026, 0, 15, hour, minute);

  it.each([
    ["20:59", at(20, 59), null],
    ["21:00", at(21), at(31)],
    ["the middle of the night", at(26, 7), at(31)],
    ["06:59", at(30, 59), at(31)],
    ["07:00", at(31), null],
  ])("in Paris in winter, by the clock of Greenwich: %s", (_, now, end) =>
    expect(endOfQuiet(paris, now)).toBe(end),
  );

  it("go by the clock on the wall where it is put forward, and where hours are not whole", () => {
    expect(endOfQuiet(paris, Date.UTC(2026, 2, 28, 23))).toBe(Date.UTC(2026, 2, 29, 6));
    const nepal = { ...paris, timeZone: "Asia/Kathmandu" };
    expect(endOfQuiet(nepal, Date.UTC(2026, 0, 15, 20))).toBe(Date.UTC(2026, 0, 16, 2, 15));
  });

  it("may lie within a day, and are none from an hour to itself", () => {
    expect(endOfQuiet({ ...paris, from: 13, to: 15 }, at(12, 30))).toBe(at(14));
    expect(endOfQuiet({ ...paris, from: 8, to: 8 }, at(7))).toBeNull();
  });

  it("hold everything back; after them the newest moment alone is told", () => {
    const night = turn("a", at(21), 0.5);
    // Nine tenths come 48 minutes after the quiet: an hour after what was told at its end.
    expect(run([night], paris, at(40), at(21))).toEqual([
      [19, "half"],
      [20, "nine-tenths"],
    ]);
    expect(planPushes([], NOTHING_SENT, paris, at(22))).toMatchObject({ pushes: [], again: null });
  });

  it("do not hold back that somebody was found: who waits in the queue is awake", () => {
    const found: Waiting = {
      ...{ kind: "found", match: "f", at: at(22), until: at(22, 1) },
      ...{ days: false, reminded: false },
    };
    const plan = planPushes([found, turn("a", at(21))], NOTHING_SENT, paris, at(22));
    expect(plan.pushes).toEqual([{ type: "one", kind: "found", match: "f" }]);
    expect(plan.again).toBe(at(31));
  });

  it("are of a zone that there is", () => {
    expect(["Europe/Paris", "America/Sao_Paulo", "UTC"].every(isTimeZone)).toBe(true);
    expect(["", "Nowhere/At_All", "\n"].some(isTimeZone)).toBe(false);
  });
});
