import type { Happening } from "../platform/history.ts";
import type { World } from "../world/world.ts";

export interface Fault {
  /** Whose judgement it is. */
  readonly judge: string;
  /** Milliseconds since the world began. */
  readonly at: number;
  /** What is wrong, so that one can look for it in the story. */
  readonly what: string;
}

/**
 * Looks at everything that happens, now and then at what is stored, and at the end at what is left. It names what must
 * never be. It knows the history and the stores, never the memory of a program.
 */
export interface Judge {
  readonly name: string;
  /** Each thing as it happens; what is wrong at once is told through `accuse`. */
  hear?(happening: Happening, accuse: Accuse): void;
  /** Every few seconds of the world, between two events. */
  look?(accuse: Accuse): void;
  /** When everything has come to rest. */
  finish?(accuse: Accuse): void;
}

export type Accuse = (what: string) => void;

/** Judges in court: listens to a world for all of them, and keeps what they say. */
export class Court {
  readonly faults: Fault[] = [];
  private readonly world: World;
  private readonly judges: readonly Judge[];
  private readonly stopsAt: (fault: Fault) => boolean;
  /** Nobody wants to hear more. */
  isDone = false;

  constructor(world: World, judges: readonly Judge[], stopsAt: (fault: Fault) => boolean = () => false) {
    this.world = world;
    this.judges = judges;
    this.stopsAt = stopsAt;
    const listeners = judges.flatMap((judge) => (judge.hear ? { judge, accuse: this.accuserOf(judge) } : []));
    world.cloud.history.listen((happening) => {
      for (const { judge, accuse } of listeners) judge.hear!(happening, accuse);
    });
  }

  look(): void {
    for (const judge of this.judges) judge.look?.(this.accuserOf(judge));
  }

  finish(): void {
    for (const judge of this.judges) judge.finish?.(this.accuserOf(judge));
  }

  private accuserOf({ name }: Judge): Accuse {
    return (what) => {
      const fault = { judge: name, at: this.world.elapsedMs, what };
      this.faults.push(fault);
      this.isDone ||= this.stopsAt(fault);
    };
  }
}
