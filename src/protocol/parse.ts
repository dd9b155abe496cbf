import { fail, ok, type Result } from "../core/result.ts";
import { type ClientFrame, clientFrameSchema, moveIdSchema } from "./frames.ts";

export const FRAME_ERRORS = {
  "frame/binary": "Frames are text. Send JSON.",
  "frame/not-json": "This frame is not JSON. Send one JSON object a frame.",
  "frame/unknown": "No frame has this shape. See the protocol's page for the frames there are.",
  "frame/move-id": "A move needs an id of 1 to 64 letters, digits and . _ : - so that it can be answered.",
} as const;
export type FrameErrorCode = keyof typeof FRAME_ERRORS;

/** Why a frame could not be read: with the id of a move it is answered as a refusal, otherwise as an error. */
export type BadFrame = { readonly code: FrameErrorCode } | { readonly moveId: string };

export function parseClientFrame(raw: string | ArrayBuffer): Result<ClientFrame, BadFrame> {
  const read = parseJson(raw);
  if (!read.ok) return fail({ code: read.error });
  const json = read.value;
  const parsed = clientFrameSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  if (!isObject(json) || json.type !== "move") return fail({ code: "frame/unknown" });
  const id = moveIdSchema.safeParse(json.id);
  return fail(id.success ? { moveId: id.data } : { code: "frame/move-id" });
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
