import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import type { PushMessage } from "../../src/protocol/push.ts";
import { receiver } from "../players/receiver.ts";

/** A push service on this machine, and the one browser that is subscribed there: it reads what it is really sent. */
export interface PushService {
  readonly received: { readonly headers: IncomingHttpHeaders; readonly message: PushMessage }[];
  /** The page's browser is subscribed here from now on, once it asks. A browser of the tests has no service of its own. */
  takeOver(page: Page): Promise<void>;
  /** What is answered from now on. */
  status: number;
  close(): void;
}

export async function pushService(): Promise<PushService> {
  const browser = receiver();
  const received: PushService["received"] = [];
  const service = { status: 201 };
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const message = JSON.parse(browser.read(Buffer.concat(parts))) as PushMessage;
      received.push({ headers: request.headers, message });
      answer.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ada`;
  return Object.assign(service, {
    received,
    takeOver: (page: Page) => page.evaluate(subscribeThere, { endpoint, keys: browser.keys }),
    close: () => void server.close(),
  });
}

interface Given {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** In the page: what its browser would have been given by a push service. */
function subscribeThere({ endpoint, keys }: Given): void {
  let held: object | null = null;
  Object.assign(PushManager.prototype, {
    async subscribe(options: PushSubscriptionOptionsInit) {
      held = {
        ...{ endpoint, options, toJSON: () => ({ endpoint, keys }) },
        unsubscribe: async () => {
          held = null;
          return true;
        },
      };
      return held;
    },
    getSubscription: async () => held,
  });
}

/**
 * The browser of the tests, which has no window, calls its permission refused although it was given: until the page asks
 * it is open, and then what the browser answers. For `before`.
 */
export function tellPermission(): void {
  const key = "test.permission";
  const ask = Notification.requestPermission.bind(Notification);
  Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem(key) ?? "default" });
  Notification.requestPermission = async () => {
    const answer = await ask();
    localStorage.setItem(key, answer);
    return answer;
  };
}
