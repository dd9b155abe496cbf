import type { Port } from "../../../src/link/port.ts";
import { TOKEN_SUBPROTOCOL } from "../../../src/protocol/socket.ts";
import type { Cloud } from "../platform/cloud.ts";
import type { Dice } from "../platform/dice.ts";
import { AccessLine, type Connection } from "./network.ts";

export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

export const HOST = "palabre.example";
export const ORIGIN = `https://${HOST}`;

/** Enough of a token to know it again in the history, and nothing to use it by. */
export const tagOf = (token: string | null | undefined): string => (token ? token.slice(-10) : "-");

/** A page on somebody's device: it makes calls, and opens sockets through the same `Port` as our own client. */
export class Device {
  readonly access: AccessLine;
  readonly port: Port;
  readonly name: string;
  private readonly cloud: Cloud;

  constructor(cloud: Cloud, dice: Dice, name: string, address: string, cf: Readonly<Record<string, string>>) {
    this.cloud = cloud;
    this.name = name;
    this.access = new AccessLine(cloud, dice.fork("line"), address, cf);
    this.port = {
      open: (url, protocols) => this.open(url, protocols),
      after: (ms, run) => {
        const timer = cloud.timeline.after(ms, run);
        return () => timer.cancel();
      },
      random: () => dice.next(),
      makeId: () => dice.fill(Buffer.alloc(9)).toString("base64url"),
    };
  }

  /** Null when no answer came: whether it was carried out, nobody knows. */
  call(
    method: string,
    path: string,
    body: unknown,
    token?: string | null,
    further: Readonly<Record<string, string>> = {},
  ): Promise<Answer | null> {
    const { history, timeline } = this.cloud;
    const headers: Record<string, string> = { "content-type": "application/json", ...further };
    if (token) headers.authorization = `Bearer ${token}`;
    const text = body === undefined ? null : JSON.stringify(body);
    const asked = `${method} ${path} #${tagOf(token)} @${timeline.now}`;
    history.add("asks", this.name, `${asked} ${text ?? ""}`);
    return new Promise((resolve) => {
      this.access.request(method, ORIGIN + path, headers, text, (response) => {
        if (!response) {
          history.add("no answer", this.name, asked);
          resolve(null);
          return;
        }
        void response.text().then((said) => {
          history.add("answered", this.name, `${asked} ${response.status} ${said}`);
          resolve({ status: response.status, json: parsed(said) });
        });
      });
    });
  }

  socketAddress(path: string): string {
    return `wss://${HOST}${path}`;
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.cloud.timeline.after(ms, resolve));
  }

  /** Told in the history from its beginning to its end, with the token that it was opened with. */
  private open(url: string, protocols: readonly string[]): Connection {
    const { history } = this.cloud;
    const token = protocols.find((each) => each.startsWith(TOKEN_SUBPROTOCOL));
    const connection = this.access.open(url, protocols, (how) =>
      history.add("socket ended", this.name, `${connection.number} ${how}`),
    );
    const path = url.slice(url.indexOf("/api/"));
    history.add("socket", this.name, `${connection.number} ${path} #${tagOf(token)}`);
    return connection;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
