import { type FrameData, type FrameType, NAMESPACE, VERSION } from "../../embed/messages.ts";
import { type HostCommand, hostMessageSchema } from "../../embed/schema.ts";

/**
 * The page around us. `hello` goes to its exact origin, which must be one the partner registered; only that page,
 * from that origin, may answer, and what it sends must be a message that the schema knows. From then on everything
 * goes through the port that came with the answer.
 */
export interface Init {
  readonly auth: boolean;
  readonly resume: string;
}

/** Empty when it was done, else a code that says why not. */
export type Obey = (command: HostCommand) => string | Promise<string>;

/** A page that has the loader answers, however busy it is: who plays depends on it. One with a plain frame may never. */
const LOADER_MS = 15_000;
const PLAIN_MS = 1000;

export class Host {
  /** The page's origin; null when we do not know it, or nobody frames us. */
  readonly origin: string | null;
  /** What the page had to say first; null when it says nothing. */
  readonly init: Promise<Init | null>;
  private port: MessagePort | null = null;
  private readonly obey: Obey;

  constructor(origins: readonly string[], obey: Obey) {
    this.obey = obey;
    this.origin = parent === window ? null : hostOrigin(origins);
    this.init = this.origin === null ? Promise.resolve(null) : this.shakeHands(this.origin);
  }

  send<T extends FrameType>(type: T, data: FrameData<T>, id?: string): void {
    this.port?.postMessage({ ns: NAMESPACE, v: VERSION, type, data, ...(id === undefined ? {} : { id }) });
  }

  private shakeHands(origin: string): Promise<Init | null> {
    return new Promise((resolve) => {
      const over = setTimeout(() => resolve(null), namedHost() === null ? PLAIN_MS : LOADER_MS);
      addEventListener("message", ({ origin: from, source, data, ports }) => {
        if (!isOurs(data)) return; // other scripts' talk
        if (source !== parent || from !== origin) {
          console.warn(`Palabre: message_foreign, from ${from}`);
          this.send("error", { code: "message_foreign", retryable: false });
          return;
        }
        const message = hostMessageSchema.safeParse(data);
        if (!message.success || message.data.type !== "init" || !ports[0]) return this.complain();
        clearTimeout(over);
        this.take(ports[0]);
        resolve(message.data.data);
      });
      const hello = { ns: NAMESPACE, v: VERSION, type: "hello", data: { versions: [VERSION] } };
      parent.postMessage(hello, origin);
    });
  }

  private take(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    port.onmessage = async ({ data }) => {
      const message = hostMessageSchema.safeParse(data);
      if (!message.success || message.data.type === "init") return this.complain();
      const command = message.data;
      this.send("answer", { code: await this.obey(command) }, command.id);
    };
    this.send("ready", {});
  }

  private complain(): void {
    console.warn("Palabre: message_malformed");
    this.send("error", { code: "message_malformed", retryable: false });
  }
}

const isOurs = (data: unknown): boolean => (data as { ns?: unknown } | null)?.ns === NAMESPACE;

/** The loader names its page in our address; without it the browser may tell. A page that is not registered is none. */
function hostOrigin(origins: readonly string[]): string | null {
  const seen = [namedHost(), location.ancestorOrigins?.[0], originOf(document.referrer)];
  return seen.find((origin) => origin && origins.includes(origin)) ?? null;
}

const namedHost = (): string | null => new URLSearchParams(location.search).get("host");
const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);
