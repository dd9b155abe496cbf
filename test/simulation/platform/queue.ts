import type { Cloud } from "./cloud.ts";
import { answerTo, runIn } from "./origin.ts";

export interface ConsumerSettings {
  readonly queue: string;
  readonly max_batch_size?: number;
  readonly max_batch_timeout?: number;
  readonly max_retries?: number;
  readonly max_concurrency?: number;
  readonly dead_letter_queue?: string;
}

interface Message {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
  attempts: number;
}

/** A batch whose process died is given out again about so late. */
const FORGOTTEN_MS = 30_000;
const DEFAULT_BATCH = 10;
const DEFAULT_TIMEOUT_S = 5;
const DEFAULT_RETRIES = 3;
const MOST_AT_ONCE = 4;

/** A queue and its consumer: at least once, in no certain order, again after a failure, and at last to another queue. */
export class SimQueue {
  private readonly cloud: Cloud;
  private readonly name: string;
  private readonly settings: ConsumerSettings | null;
  private ready: Message[] = [];
  private atWork = 0;
  /** Messages that wait for their time. */
  private delayed = 0;
  private isPlanned = false;
  private sent = 0;

  constructor(cloud: Cloud, name: string, settings: ConsumerSettings | null) {
    this.cloud = cloud;
    this.name = name;
    this.settings = settings;
  }

  /** How many messages nobody has taken yet. */
  get waiting(): number {
    return this.ready.length + this.atWork + this.delayed;
  }

  send(body: unknown, options: { readonly delaySeconds?: number } = {}): Promise<void> {
    const text = JSON.stringify(body);
    return this.ask(() => this.take(text, options.delaySeconds ?? 0));
  }

  sendBatch(messages: Iterable<{ readonly body: unknown; readonly delaySeconds?: number }>): Promise<void> {
    const texts = [...messages].map(({ body, delaySeconds = 0 }) => ({
      text: JSON.stringify(body),
      delaySeconds,
    }));
    return this.ask(() => {
      for (const { text, delaySeconds } of texts) this.take(text, delaySeconds);
    });
  }

  private ask(work: () => void): Promise<void> {
    const { timeline, weather } = this.cloud;
    return answerTo(`queue ${this.name}`, (resolve, reject) => {
      const fate = weather.fate();
      timeline.after(weather.storeMs(), () => {
        const fails = weather.queuesAreAway || fate === "never-arrives";
        if (!fails) work();
        timeline.after(weather.storeMs(), () => {
          if (fails || fate === "answer-is-lost")
            reject(new Error("Queue send failed: Internal Server Error"));
          else resolve();
        });
      });
    });
  }

  private take(body: string, delaySeconds: number): void {
    const message = {
      id: `${this.name}-${++this.sent}`,
      timestamp: this.cloud.timeline.now,
      body,
      attempts: 0,
    };
    const { weather } = this.cloud;
    this.offer(message, delaySeconds * 1000);
    if (weather.happens(weather.messagesTwice)) this.offer({ ...message }, delaySeconds * 1000);
  }

  private offer(message: Message, delayMs: number): void {
    const { timeline, weather } = this.cloud;
    this.delayed++;
    timeline.after(delayMs + weather.storeMs(), () => {
      this.delayed--;
      this.ready.push(message);
      this.plan();
    });
  }

  private plan(): void {
    if (this.isPlanned || !this.settings || this.ready.length === 0) return;
    if (this.atWork >= (this.settings.max_concurrency ?? MOST_AT_ONCE)) return;
    this.isPlanned = true;
    const { max_batch_size = DEFAULT_BATCH, max_batch_timeout = DEFAULT_TIMEOUT_S } = this.settings;
    const waitMs = this.ready.length >= max_batch_size ? 0 : max_batch_timeout * 1000;
    this.cloud.timeline.after(waitMs, () => {
      this.isPlanned = false;
      const messages = this.ready.splice(0, max_batch_size);
      if (messages.length > 0) this.consume(messages);
      this.plan();
    });
  }

  private consume(messages: readonly Message[]): void {
    this.atWork++;
    const { cloud } = this;
    const process = cloud.workerProcess();
    const verdicts = new Map<Message, "ack" | { readonly delayMs: number }>();
    const judge = (message: Message, verdict: "ack" | { readonly delayMs: number }): void => {
      if (!verdicts.has(message)) verdicts.set(message, verdict);
    };
    const retryOf = (options?: { readonly delaySeconds?: number }) => ({
      delayMs: (options?.delaySeconds ?? 0) * 1000,
    });
    const batch = {
      queue: this.name,
      messages: messages.map((message) => ({
        id: message.id,
        timestamp: new Date(message.timestamp),
        body: JSON.parse(message.body) as unknown,
        attempts: ++message.attempts,
        ack: () => judge(message, "ack"),
        retry: (options?: { readonly delaySeconds?: number }) => judge(message, retryOf(options)),
      })),
      ackAll: () => {
        for (const message of messages) judge(message, "ack");
      },
      retryAll: (options?: { readonly delaySeconds?: number }) => {
        for (const message of messages) judge(message, retryOf(options));
      },
    };
    const settle = (otherwise: "ack" | { readonly delayMs: number }): void => {
      this.atWork--;
      for (const message of messages) {
        const verdict = verdicts.get(message) ?? otherwise;
        if (verdict !== "ack") this.again(message, verdict.delayMs);
      }
      this.plan();
    };
    const run = process.begin(this.name, `queue ${this.name}`, () =>
      cloud.timeline.after(FORGOTTEN_MS, () => {
        verdicts.clear();
        settle({ delayMs: 0 });
      }),
    );
    const end = (how: () => void): void => {
      if (!run.isAlive) return;
      run.end();
      how();
    };
    runIn(run, async () => process.handlers.queue!(batch, process.env, cloud.runContext())).then(
      () => end(() => settle("ack")),
      (error: unknown) => {
        cloud.history.add("batch failed", this.name, String(error));
        end(() => settle({ delayMs: 0 }));
      },
    );
  }

  private again(message: Message, delayMs: number): void {
    const { max_retries = DEFAULT_RETRIES, dead_letter_queue } = this.settings!;
    if (message.attempts <= max_retries) this.offer(message, delayMs);
    else {
      this.cloud.history.add("given up", this.name, message.body);
      if (dead_letter_queue) this.cloud.queue(dead_letter_queue).take(message.body, 0);
    }
  }
}
