import type { QuickMatchServerFrame } from "../../../src/protocol/quick-match.ts";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../../src/protocol/socket.ts";
import type { Server } from "../../e2e/server.ts";

/** People on real sockets at a real server: all press at once and confirm at once. */
export interface Load {
  readonly pairingsPerSecond: number;
  readonly offerMs: readonly number[];
  readonly matchedMs: readonly number[];
}

export async function guests(server: Server, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const answer = await fetch(`${server.url}/api/players`, { method: "POST", body: "{}" });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    tokens.push(((await answer.json()) as { token: string }).token);
  }
  return tokens;
}

export async function pressAtOnce(server: Server, tokens: readonly string[]): Promise<Load> {
  const began = performance.now();
  const waits = await Promise.all(tokens.map((token) => seek(server, token)));
  const seconds = (performance.now() - began) / 1000;
  return {
    pairingsPerSecond: tokens.length / 2 / seconds,
    offerMs: waits.map(({ offerMs }) => offerMs),
    matchedMs: waits.map(({ matchedMs }) => matchedMs),
  };
}

/** Comes back when the line is lost, as every client does: a server that watches its sources drops all lines. */
function seek(server: Server, token: string, tries = 3): Promise<{ offerMs: number; matchedMs: number }> {
  const url = `${server.url.replace("http", "ws")}/api/quick-match/socket?game=password&language=fr`;
  const began = performance.now();
  const socket = new WebSocket(url, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
  let offerMs = 0;
  return new Promise((resolve, reject) => {
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data as string) as QuickMatchServerFrame;
      if (frame.type === "offer") {
        offerMs = performance.now() - began;
        socket.send(JSON.stringify({ type: "confirm", offer: frame.offer }));
      }
      if (frame.type === "matched") resolve({ offerMs, matchedMs: performance.now() - began });
    };
    socket.onclose = ({ code, reason }) => {
      if (code === 1000) return;
      if (tries === 0) reject(new Error(`${code} ${reason}`));
      else setTimeout(() => seek(server, token, tries - 1).then(resolve, reject), 500);
    };
  });
}
