import { fail, ok, type Result } from "../core/result.ts";
import { type ClientFrame, clientFrameSchema, MOVE_ID } from "./frames.ts";
import type { BadFrame, FrameErrorCode } from "./socket.ts";

export function parseClientFrame(raw: string | ArrayBuffer): Result<ClientFrame, BadFrame> {
  const read = parseJson(raw);
  if (!read.ok) return fail({ code: read.error });
  const json = read.value;
  if (isObject(json) && json.type === "move") return parseMove(json);
  const parsed = clientFrameSchema.safeParse(json);
  return parsed.success ? ok(parsed.data) : fail({ code: "frame/unknown" });
}

/** `moveFrameSchema` by hand: what is wrong with a move decides whether it is refused by its id or is no move at all. */
function parseMove(frame: Record<string, unknown>): Result<ClientFrame, BadFrame> {
  const { id, move } = frame;
  if (typeof id !== "string" || !MOVE_ID.test(id)) return fail({ code: "frame/move-id" });
  const isWhole = "move" in frame && Object.keys(frame).length === 3;
  return isWhole ? ok({ type: "move", id, move }) : fail({ moveId: id });
}

/** What stands in a frame, of whatever shape. */
export function parseJson(raw: string | ArrayBuffer): Result<unknown, FrameErrorCode> {
  if (typeof raw !== "string") return fail("frame/binary");
  try {
    return ok(JSON.parse(raw));
  } catch {
    return fail("frame/not-json");
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
