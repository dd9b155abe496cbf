import { z } from "zod";
import {
  boardSchema,
  ceremonySchema,
  historySchema,
  meSchema,
  newPasskeySchema,
  renameSchema,
  signInSchema,
} from "../protocol/accounts.ts";
import { waitingForMeSchema } from "../protocol/me.ts";
import { newPlayerSchema, playerSchema } from "../protocol/requests.ts";
import type { Call } from "./openapi-call.ts";

/** The calls that make and change a player: guests, accounts, passkeys, boards. */
export const PLAYER_CALLS: readonly Call[] = [
  {
    method: "post",
    path: "/api/players",
    summary: "Become a guest; a name that would be taken for an account's gets a number beside it",
    body: newPlayerSchema,
    status: 201,
    answer: playerSchema,
  },
  { method: "get", path: "/api/me", summary: "Who I am", status: 200, answer: meSchema, token: true },
  {
    method: "patch",
    path: "/api/me",
    summary:
      "Change my name: 409 `name-taken` where an account's looks like it; a guest's gets a number beside it instead",
    body: renameSchema,
    status: 200,
    answer: playerSchema,
    token: true,
  },
  {
    method: "delete",
    path: "/api/me",
    summary: "Delete my account: my matches stay, without my name",
    status: 204,
    token: true,
  },
  {
    method: "get",
    path: "/api/me/matches",
    summary: "The matches I have finished, the newest first; `before` for the next page",
    status: 200,
    answer: historySchema,
    token: true,
  },
  {
    method: "get",
    path: "/api/me/open",
    summary: "My open matches and invitations: what waits for me",
    status: 200,
    answer: waitingForMeSchema,
    token: true,
  },
  {
    method: "get",
    path: "/api/me/socket",
    summary: "The WebSocket that tells what waits for me",
    status: 101,
  },
  {
    method: "get",
    path: "/api/me/export",
    summary: "All that is kept of me",
    status: 200,
    answer: z.looseObject({}),
    token: true,
  },
  {
    method: "post",
    path: "/api/me/sign-out",
    summary: "Void every token of mine but the one in the answer",
    status: 200,
    answer: playerSchema,
    token: true,
  },
  {
    method: "post",
    path: "/api/me/passkeys/options",
    summary: "Begin to make a passkey",
    status: 200,
    answer: ceremonySchema,
    token: true,
  },
  {
    method: "post",
    path: "/api/me/passkeys",
    summary: "Keep a passkey; a guest becomes an account",
    body: newPasskeySchema,
    status: 201,
    answer: playerSchema,
    token: true,
  },
  {
    method: "delete",
    path: "/api/me/passkeys/{id}",
    summary: "Remove a passkey, unless it is the last",
    status: 204,
    token: true,
  },
  {
    method: "post",
    path: "/api/sign-in/options",
    summary: "Begin to sign in with a passkey",
    status: 200,
    answer: ceremonySchema,
  },
  {
    method: "post",
    path: "/api/sign-in",
    summary: "Sign in with a passkey",
    body: signInSchema,
    status: 200,
    answer: playerSchema,
  },
  {
    method: "get",
    path: "/api/boards/{game}",
    summary: "A game's leader board; with a token, also one's own place",
    status: 200,
    answer: boardSchema,
  },
];
