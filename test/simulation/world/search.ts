import { Link } from "../../../src/link/link.ts";
import type { QuickMatchClientFrame, QuickMatchServerFrame } from "../../../src/protocol/quick-match.ts";
import type { Dice } from "../platform/dice.ts";
import type { History } from "../platform/history.ts";
import type { Device } from "./device.ts";

const PING_MS = 5000;

export interface Found {
  readonly match: string;
  readonly seat: number;
}

export interface Searching {
  readonly game: string;
  readonly language: string;
  readonly token: () => string | null;
  /** How likely an offer is not confirmed, or confirmed and then left. */
  readonly ignores: number;
  readonly backsOut: number;
  /** An offer was confirmed. */
  readonly confirmed?: () => void;
}

/** One search for strangers, until there is a match, or it ended without one. */
export class Search {
  readonly found: Promise<Found | null>;
  private readonly link: Link<QuickMatchServerFrame, QuickMatchClientFrame>;
  readonly stop: () => void;

  constructor(device: Device, dice: Dice, history: History, searching: Searching) {
    const { game, language, token, ignores, backsOut } = searching;
    history.add("searches", device.name, game);
    let tell: (found: Found | null) => void = () => {};
    this.found = new Promise((resolve) => {
      tell = resolve;
    });
    let isOver = false;
    const end = (found: Found | null, how: string): void => {
      if (isOver) return;
      isOver = true;
      history.add("search ended", device.name, how);
      this.link.close();
      tell(found);
    };
    this.stop = () => end(null, "left");
    this.link = new Link<QuickMatchServerFrame, QuickMatchClientFrame>(device.port, {
      address: device.socketAddress(`/api/quick-match/socket?game=${game}&language=${language}`),
      token,
      pingMs: PING_MS,
      isGreeting: ({ type }) => type !== "error" && type !== "pong",
      frame: (frame) => {
        if (frame.type !== "pong") history.add("hears", device.name, JSON.stringify(frame));
        if (frame.type === "offer" && !dice.happens(ignores)) {
          const leaves = dice.happens(backsOut);
          void device.wait(dice.between(200, 3000)).then(() => {
            this.link.send({ type: "confirm", offer: frame.offer });
            searching.confirmed?.();
            if (leaves) void device.wait(dice.until(100)).then(() => this.stop());
          });
        }
        if (frame.type === "matched") end(frame, `matched ${frame.match}`);
      },
      status: (status) => {
        if (status.kind === "ended") end(null, `${status.code} ${status.reason}`);
      },
    });
    this.link.connect();
  }

  wake(): void {
    this.link.wake();
  }
}
