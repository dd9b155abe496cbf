import { code, type Scene, type Try } from "./attack.ts";
import { Ear } from "./ear.ts";
import { newGuest, post } from "./tables.ts";

/** Work that somebody would like to have done for nothing. */
export const BUDGET_TRIES: readonly Try[] = [
  ["a body of 60 MB that says so", "413 or cut off", ({ url }) => sendMuch(url, true)],
  ["a body of 60 MB that says nothing", "413 or cut off", ({ url }) => sendMuch(url, false)],
  ["a room changed 300 times at once", "429", editMuch],
  ["a lobby filled with six tables of one host", "3 listed", listMuch],
  ["a phrase said 28 times in a row", "chat/too-many", sayMuch],
];

/** The server that is attacked allows twenty a second, so that slow machines tell the same. */
async function editMuch({ url, room, ada }: Scene): Promise<string> {
  const edit = () => code(url, `/api/matches/${room}`, { start: "host" }, ada.token, "PATCH");
  const seen = await Promise.all(Array.from({ length: 300 }, edit));
  return seen.includes("429") ? "429" : `${new Set(seen).size} answers, none of them 429`;
}

/** The lobby is told within a moment: what it lists after a table of somebody else's has come is what it lists. */
async function listMuch({ url }: Scene): Promise<string> {
  const wish = { game: "password", language: "en", visibility: "public", start: "host" };
  const open = async (token: string) => {
    const { id } = await post<{ id: string }>(url, "/api/matches", wish, token);
    const ear = new Ear({ url, match: id }, token);
    await ear.hear("presence");
    return { id, ear };
  };
  const [mallory, other] = [await newGuest(url), await newGuest(url)];
  const tables: { id: string; ear: Ear }[] = [];
  for (let i = 0; i < 6; i++) tables.push(await open(mallory.token));
  const last = await open(other.token);
  const listed = async () => {
    const { entries } = (await (await fetch(`${url}/api/lobby/en`)).json()) as { entries: { id: string }[] };
    return entries.map(({ id }) => id);
  };
  for (let tries = 0; tries < 200 && !(await listed()).includes(last.id); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const mine = (await listed()).filter((id) => tables.some((table) => table.id === id));
  for (const { ear } of [...tables, last]) ear.leave();
  return `${mine.length} listed`;
}

async function sayMuch(scene: Scene): Promise<string> {
  const ada = new Ear({ ...scene, match: scene.room }, scene.ada.token);
  await ada.hear("welcome");
  for (let i = 0; i < 28; i++) ada.say({ type: "chat", to: "table", phrase: "hello" });
  const { code: refusal } = await ada.hear("error");
  ada.leave();
  return String(refusal);
}

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
  try {
    const answer = await fetch(`${url}/api/players`, init);
    // The development server's own proxy puts a connection that was cut into these words.
    const isCut = (await answer.text()).startsWith("Error: Network connection lost");
    return isCut ? "cut off" : String(answer.status);
  } catch {
    return "cut off";
  }
}
