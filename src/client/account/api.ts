import type { History, Me, Sessions } from "../../protocol/accounts.ts";
import type { PlayerMade } from "../../protocol/requests.ts";
import { type Answer, call } from "../api.ts";

/** The calls of the page about oneself. */

export const readMe = (token: string): Answer<Me> => call("GET", "/api/me", { token });

export const changeName = (token: string, name: string): Answer<PlayerMade> =>
  call("PATCH", "/api/me", { token, body: { name } });

export const readHistory = (token: string, before: string | null): Answer<History> =>
  call("GET", `/api/me/matches${before === null ? "" : `?before=${encodeURIComponent(before)}`}`, { token });

export const readExport = (token: string, confirmation?: string): Answer<object> =>
  call("GET", "/api/me/export", { token, confirmation });

export const signOutElsewhere = (token: string): Answer<PlayerMade> =>
  call("POST", "/api/me/sign-out", { token });

/** The token is void after this, whoever else has it. */
export const signOutHere = (token: string): Answer<unknown> => call("DELETE", "/api/me/session", { token });

export const readSessions = (token: string): Answer<Sessions> => call("GET", "/api/me/sessions", { token });

export const endSession = (token: string, id: string, confirmation?: string): Answer<unknown> =>
  call("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`, { token, confirmation });

export const deleteMe = (token: string, confirmation?: string): Answer<unknown> =>
  call("DELETE", "/api/me", { token, confirmation });

/** Null where the session that asked ended with the passkey. */
export const removeKey = (token: string, id: string, confirmation?: string): Answer<PlayerMade | null> =>
  call("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`, { token, confirmation });

export const makeCodes = (token: string, confirmation?: string): Answer<{ codes: string[] }> =>
  call("POST", "/api/me/recovery-codes", { token, confirmation });
