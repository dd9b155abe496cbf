import { status, type Try } from "./attack.ts";

/** Work that somebody would like to have done for nothing. */
export const BUDGET_TRIES: readonly Try[] = [
  ["a body of 60 MB that says so", "413 or cut off", ({ url }) => sendMuch(url, true)],
  ["a body of 60 MB that says nothing", "413 or cut off", ({ url }) => sendMuch(url, false)],
];

const MEBIBYTE = 1024 * 1024;

/** Whoever is refused in the middle of sending may see the answer, or only that nobody reads on. */
async function sendMuch(url: string, declared: boolean): Promise<string> {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent >= 60) controller.close();
      else controller.enqueue(new Uint8Array(MEBIBYTE).fill(32));
      sent++;
    },
  });
  const much = declared ? new Uint8Array(60 * MEBIBYTE).fill(32) : body;
  const init = { method: "POST", body: much, duplex: "half" } as RequestInit;
  return status(`${url}/api/players`, init).catch(() => "cut off");
}
