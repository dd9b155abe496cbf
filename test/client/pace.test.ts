import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SEEN_MS } from "../../src/client/match/pace.ts";
import { ServedMatch } from "../../src/client/match/store.ts";
import { FakeSocket } from "../sdk/fake-socket.ts";

/** What a page shows when things happen faster than they can be seen, or while nobody looks. */
const tab = Object.assign(new EventTarget(), { visibilityState: "visible" });
const page = new EventTarget();
let match: ServedMatch;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened.length = 0;
  tab.visibilityState = "visible";
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", tab);
  vi.stubGlobal("location", { href: "https://play.example/m/m" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  match = new ServedMatch("m", () => "t");
});
afterEach(() => {
  match.leave();
  expect(vi.getTimerCount(), "what is left keeps no timer").toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One sits on seat 0 and sees which number the board stands at. */
interface Said {
  readonly awaiting?: readonly number[];
  readonly timed?: readonly number[];
}
const view = ({ awaiting = [1], timed = [] }: Said, seq: number) => ({
  phase: `after ${seq}`,
  seats: [],
  awaiting,
  deadline: null,
  timers: timed.length > 0 ? [{ until: 60_000, by: "turn", seats: timed }] : [],
  clocks: null,
  outcome: null,
});
const welcome = (seq: number, said: Said = {}) =>
  FakeSocket.last.says({
    type: "welcome",
    protocol: 1,
    match: "m",
    player: "ada",
    seat: 0,
    seq,
    now: Date.now(),
    table: {},
    view: view(said, seq),
  });
const update = (seqs: readonly number[], said: Said = {}) =>
  FakeSocket.last.says({
    type: "update",
    seq: seqs.at(-1),
    now: Date.now(),
    events: seqs.map((seq) => ({ seq, at: 0, type: "rolled", seat: 1 })),
    view: view(said, seqs.at(-1)!),
  });
const shown = () => match.view.value?.phase;
const missed = () => match.missed.value.map(({ seq }) => seq);

describe("what others do", () => {
  it("[C30] is shown in order, each long enough to be seen, when it comes all at once", () => {
    welcome(1);
    update([1]);
    vi.advanceTimersByTime(SEEN_MS);
    for (const seq of [2, 3, 4]) update([seq]);
    expect(shown()).toBe("after 2");
    expect(match.story.value.map(({ seq }) => seq)).toEqual([1, 2]);
    vi.advanceTimersByTime(SEEN_MS - 1);
    expect(shown()).toBe("after 2");
    vi.advanceTimersByTime(1);
    expect(shown()).toBe("after 3");
    vi.advanceTimersByTime(SEEN_MS);
    expect(shown()).toBe("after 4");
    expect(missed()).toEqual([]);
  });

  it("[C30] is never held back once one's own clock runs; what was skipped is summed up until one moves", () => {
    welcome(1);
    update([1]);
    vi.advanceTimersByTime(SEEN_MS);
    for (const seq of [2, 3]) update([seq]);
    update([4], { awaiting: [0], timed: [0] });
    expect(shown()).toBe("after 4");
    expect(missed()).toEqual([3]);
    update([5], { awaiting: [0], timed: [0] });
    expect(shown()).toBe("after 5");
    void match.move({ type: "roll" });
    expect(missed()).toEqual([]);
  });

  it("[C30] waits where nobody's time runs, also before one's own turn", () => {
    welcome(1);
    update([1]);
    update([2], { awaiting: [0] });
    expect(shown()).toBe("after 1");
    vi.advanceTimersByTime(SEEN_MS);
    expect(shown()).toBe("after 2");
  });

  it("[C30] does not wait while one may act oneself, nor does the answer to one's own move", async () => {
    welcome(1, { awaiting: [0, 1] });
    update([1], { awaiting: [0, 1] });
    update([2], { awaiting: [0, 1] });
    expect(shown()).toBe("after 2");
    void match.move({ type: "buzz" });
    update([3]);
    expect(shown()).toBe("after 3");
  });

  it("[C30] is summed up after a lost line and after a hidden page, but not to who has just come", () => {
    welcome(3);
    update([1, 2, 3]);
    expect(missed()).toEqual([]);
    vi.advanceTimersByTime(SEEN_MS);
    FakeSocket.last.breaks();
    page.dispatchEvent(new Event("online"));
    welcome(6);
    update([4, 5, 6]);
    vi.advanceTimersByTime(SEEN_MS);
    expect([shown(), missed()]).toEqual(["after 6", [4, 5]]);
    match.forgetMissed();
    tab.visibilityState = "hidden";
    update([7]);
    update([8]);
    expect([shown(), missed()]).toEqual(["after 8", [7, 8]]);
  });

  it("[C30] that is too much to watch is not waited for", () => {
    welcome(1);
    update([1]);
    for (let seq = 2; seq < 10; seq++) update([seq]);
    expect(missed().length).toBeGreaterThan(4);
    vi.advanceTimersByTime(2 * SEEN_MS);
    expect(shown()).toBe("after 9");
  });
});
