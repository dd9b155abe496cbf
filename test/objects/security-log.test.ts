import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Authenticator } from "./authenticator.ts";
import { Client, call, guest, makeMatch } from "./client.ts";
import { accountWithKey, ask, signIn, wrongCode } from "./passkey.ts";

/** What is written of who came in, who did not, and who may not. */
let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
});
afterEach(() => void vi.restoreAllMocks());

const said = (what: string) =>
  lines.filter((line) => line.what === what).map(({ level: _, what: __, ...rest }) => rest);

describe("the log", () => {
  it("[T16a] says who came in by a passkey, and that somebody did not", async () => {
    const { player, key } = await accountWithKey();
    lines.length = 0;
    await signIn(key);
    await signIn(key, { forged: true });
    await signIn(await Authenticator.make());
    expect(said("account call")).toEqual([
      { call: "signIn", status: 200, code: null, player: player.id },
      { call: "signIn", status: 400, code: "passkey-refused", player: null },
      { call: "signIn", status: 404, code: "passkey-unknown", player: null },
    ]);
  });

  it("[T16a] says who changed what lets them in, signed out or left", async () => {
    const { old, player, codes } = await accountWithKey();
    await ask("POST", "/api/me/sign-out", {}, player.token);
    await ask("POST", "/api/recovery/options", { code: wrongCode(codes[0]!) });
    const gone = await guest("Eve");
    await ask("DELETE", "/api/me", undefined, gone.token);
    expect(said("account call")).toEqual([
      { call: "keepPasskey", status: 201, code: null, player: old.id },
      { call: "signOutEverywhere", status: 200, code: null, player: player.id },
      { call: "beginRecovery", status: 403, code: "recovery-refused", player: null },
      { call: "deleteMe", status: 204, code: null, player: gone.id },
    ]);
  });

  it("[T16b] says that a match turned somebody away", async () => {
    const [ada, eve] = [await guest("Ada"), await guest("Eve")];
    const match = await makeMatch(ada.token);
    lines.length = 0;
    expect(await (await Client.open(match, eve.token)).gone()).toMatchObject({ code: 4403 });
    expect(said("call refused")).toEqual([{ call: "socket", status: 4403, code: null }]);
  });

  it("[T16b] says what was refused and why, and no token, key or path", async () => {
    const { token } = await guest("Ada");
    await ask("GET", "/api/me", undefined, `${token.slice(0, -3)}AAA`);
    await ask("GET", "/api/admin/reports", undefined, "guessed-key");
    await ask("GET", "/api/partner", undefined, "sk_live_guessed");
    await call("/api/me/socket", {
      headers: { Upgrade: "websocket", "Sec-WebSocket-Protocol": "palabre.v1" },
    });
    expect(said("call refused")).toEqual([
      { call: "me", status: 401, code: "token-invalid" },
      { call: expect.any(String), status: 403, code: "admin-only" },
      { call: "partner", status: 401, code: "secret-key-missing" },
      { call: "socket", status: 4401, code: null },
    ]);
    const text = JSON.stringify(lines);
    for (const secret of [token.slice(0, 20), "guessed", "/api/"]) expect(text).not.toContain(secret);
  });
});
