import { fail } from "../../core/result.ts";
import type { RefusalDetail } from "../refusal.ts";
import type { LexiduelRefusal } from "./refusals.ts";

/**
 * Which rule stands against letters on the board, and what it names. `refusals.ts` says it in words for the wire; a page
 * that only previews has words of its own, and does without those.
 */
export interface Fault {
  readonly code: LexiduelRefusal;
  readonly detail?: RefusalDetail;
}

export const fault = (code: LexiduelRefusal, detail?: RefusalDetail): Fault =>
  detail ? { code, detail } : { code };

export const against = (code: LexiduelRefusal, detail?: RefusalDetail) => fail(fault(code, detail));
