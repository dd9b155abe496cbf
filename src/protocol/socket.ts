/** Constants of a match's socket, apart from the schemas so that a browser needs no zod for them. */
export const PROTOCOL_VERSION = 1;
export const SUBPROTOCOL = "palabre.v1";
/** A second subprotocol carries the token, so that none ever stands in a URL. */
export const TOKEN_SUBPROTOCOL = "token.";
/** Who offers it too is sent, in an `update`, the parts of its view that changed: see `parts.ts`. */
export const PARTS_SUBPROTOCOL = "parts";
export const MAX_FRAME_BYTES = 16 * 1024;

/** Exact bytes, so that the platform answers them without waking the match. */
export const PING = '{"type":"ping"}';
export const PONG = '{"type":"pong"}';

/** How many past events a `sync` brings at the most, from as many rows of the log. */
export const SYNC_MAX_EVENTS = 200;
/** What it costs of the socket's bucket, where another frame costs one. */
export const SYNC_TOKENS = 10;

/** What a frame that cannot be read is answered. */
export const FRAME_ERRORS = {
  "frame/binary": "Frames are text. Send JSON.",
  "frame/not-json": "This frame is not JSON. Send one JSON object a frame.",
  "frame/unknown": "No frame has this shape. See the protocol's page for the frames there are.",
  "frame/move-id": "A move needs an id of 1 to 64 letters, digits and . _ : - so that it can be answered.",
} as const;
export type FrameErrorCode = keyof typeof FRAME_ERRORS;

/** Why a frame could not be read: with the id of a move it is answered as a refusal, otherwise as an error. */
export type BadFrame = { readonly code: FrameErrorCode } | { readonly moveId: string };
