import type { NewReport } from "../../protocol/reports.ts";
import type { Arrange, Room, RoomWish } from "../../protocol/requests.ts";
import { type Answer, call } from "../api.ts";

/** The calls of rooms, and of what people say in them. */
const path = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const changeRoom = (token: string, id: string, body: RoomWish): Answer<unknown> =>
  call("PATCH", path(id), { token, body });

export const arrangeRoom = (token: string, id: string, body: Arrange): Answer<unknown> =>
  call("POST", `${path(id)}/arrange`, { token, body });

export const leaveRoom = (token: string, id: string): Answer<unknown> =>
  call("DELETE", `${path(id)}/seats`, { token });

/** With a token, people who sit in a room find it by its code also after it has begun. */
export const findRoom = (code: string, token: string | undefined): Answer<Room> =>
  call("GET", `/api/rooms/${encodeURIComponent(code)}`, token ? { token } : {});

export const sendReport = (token: string, body: NewReport): Answer<{ id: string }> =>
  call("POST", "/api/reports", { token, body });
