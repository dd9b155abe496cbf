import type { History, Me } from "../../protocol/accounts.ts";
import type { PlayerMade } from "../../protocol/requests.ts";
import { type Answer, call } from "../api.ts";

/** The calls of the page about oneself. */

export const readMe = (token: string): Answer<Me> => call("GET", "/api/me", { token });

export const changeName = (token: string, name: string): Answer<PlayerMade> =>
  call("PATCH", "/api/me", { token, body: { name } });

export const readHistory = (token: string, before: string | null): Answer<History> =>
  call("GET", `/api/me/matches${before === null ? "" : `?before=${encodeURIComponent(before)}`}`, { token });

export const readExport = (token: string): Answer<object> => call("GET", "/api/me/export", { token });

export const signOutElsewhere = (token: string): Answer<PlayerMade> =>
  call("POST", "/api/me/sign-out", { token });

export const deleteMe = (token: string): Answer<unknown> => call("DELETE", "/api/me", { token });

export const removeKey = (token: string, id: string): Answer<unknown> =>
  call("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`, { token });
