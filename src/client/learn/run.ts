import { batch, type Signal, signal } from "@preact/signals";
import type { GameTypes } from "../../games/game.ts";
import type { MoveAnswer } from "../../link/outbox.ts";
import type { Member } from "../../match/events.ts";
import { gameOf } from "../../match/state.ts";
import { beginLocal } from "../local/begin.ts";
import { LocalMatch, type LocalPort } from "../local/store.ts";
import {
  type Dependent,
  type Lesson,
  meetsEvent,
  type Scene,
  type Step,
  scripted,
  type Turn,
} from "./lesson.ts";

export type StepState = "asking" | "done" | "over";
/** How the last move went when it was not what the step asks for. */
export type Miss = "refused" | "other" | "go-on";

/**
 * Somebody takes a lesson: which step, what was done about it, and the match it happens in. Coming back to a step
 * plays everything before it again, by the lesson's own answers.
 */
export class LessonRun<Types extends GameTypes = GameTypes> {
  readonly at: Signal<number>;
  readonly stepState = signal<StepState>("asking");
  readonly miss = signal<{ readonly kind: Miss; readonly count: number } | null>(null);
  readonly match: Signal<LocalMatch<Types>>;
  readonly steps: readonly {
    readonly scene: Scene<Types>;
    readonly step: Step<Types>;
    readonly isFirst: boolean;
  }[];

  private readonly lesson: Lesson<Types>;
  private readonly learner: Member;
  private readonly port: LocalPort;
  private chance: readonly number[] = [];
  /** A move by script is not the learner's. */
  private isScripted = false;

  constructor(lesson: Lesson<Types>, learner: Member, port: LocalPort, from = 0) {
    this.lesson = lesson;
    this.learner = learner;
    this.port = port;
    this.steps = lesson.scenes.flatMap((scene) =>
      scene.steps.map((step, i) => ({ scene, step, isFirst: i === 0 })),
    );
    this.at = signal(Math.min(Math.max(0, from), this.steps.length - 1));
    this.match = signal(this.rebuild(this.at.value));
  }

  get step(): Step<Types> {
    return this.steps[this.at.value]!.step;
  }

  get isLast(): boolean {
    return this.at.value === this.steps.length - 1;
  }

  /** After a step that is done: what happens then, and the next step. */
  next(): void {
    if (this.stepState.value !== "done") return;
    batch(() => {
      this.miss.value = null;
      if (this.isLast) {
        this.stepState.value = "over";
        return;
      }
      const following = this.steps[this.at.value + 1]!;
      if (following.isFirst) this.match.value = this.open(following.scene);
      else this.play(this.match.value, this.step.follows ?? []);
      this.at.value += 1;
      this.stepState.value = "asking";
    });
  }

  /** Does what the step asks for, for whoever is stuck. */
  show(): Promise<MoveAnswer> {
    return this.match.value.move(chosen(this.step.answer, this.match.value));
  }

  goTo(step: number): void {
    batch(() => {
      this.miss.value = null;
      this.at.value = step;
      this.match.value = this.rebuild(step);
      this.stepState.value = "asking";
    });
  }

  private rebuild(step: number): LocalMatch<Types> {
    const { scene } = this.steps[step]!;
    const first = this.steps.findIndex((each) => each.scene === scene);
    const match = this.open(scene);
    for (const { step: before } of this.steps.slice(first, step)) {
      const own = { seat: 0, move: before.answer, chance: before.chance ?? [] };
      // A step about a refusal has left nothing behind.
      this.play(match, "refusal" in before.meets ? [] : [own]);
      this.play(match, before.follows ?? []);
    }
    return match;
  }

  private open({ language, options, bots, opening, prelude }: Scene<Types>): LocalMatch<Types> {
    const { rules, words } = this.lesson;
    const setup = {
      rules,
      language,
      words,
      options,
      player: this.learner,
      bots,
      ...(opening && { opening }),
    };
    const match = new LocalMatch<Types>(
      {
        rules,
        words,
        log: beginLocal(setup, this.port),
        player: this.learner.id,
        bend: (world) => ({
          ...world,
          chance: () => scripted(this.isScripted ? this.chance : this.ofStep()),
        }),
        admits: (_, events) => this.judge(meetsEvent(this.step.meets, events)),
        refused: ({ code }) => {
          this.refused(code);
        },
      },
      this.port,
    );
    this.play(match, prelude ?? []);
    return match;
  }

  private play(match: LocalMatch<Types>, turns: readonly Turn<Types>[]): void {
    for (const { seat, move, chance = [] } of turns) {
      this.isScripted = true;
      this.chance = chance;
      const verdict = match.moveFor(seat, chosen(move, match));
      this.isScripted = false;
      if (!verdict.ok) throw new Error(`The lesson's own move is refused: ${verdict.error.message}`);
    }
  }

  private ofStep(): readonly number[] {
    return this.step.chance ?? [];
  }

  private refused(code: string): void {
    const { meets } = this.step;
    this.judge(
      "refusal" in meets && code.startsWith(meets.refusal) && this.stepState.value === "asking",
      "refused",
    );
  }

  private judge(isMet: boolean, otherwise: Miss = "other"): boolean {
    if (this.stepState.value !== "asking") {
      this.say("go-on");
      return false;
    }
    if (isMet) {
      this.miss.value = null;
      this.stepState.value = "done";
    } else this.say(otherwise);
    return isMet;
  }

  private say(kind: Miss): void {
    this.miss.value = { kind, count: (this.miss.value?.count ?? 0) + 1 };
  }
}

const chosen = (move: unknown, { state }: LocalMatch): unknown =>
  isDependent(move) ? move.choose(gameOf(state), state) : move;

const isDependent = (move: unknown): move is Dependent =>
  typeof move === "object" && move !== null && "choose" in move;
