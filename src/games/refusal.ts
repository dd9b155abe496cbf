import type { Refusal } from "./game.ts";

export type RefusalDetail = NonNullable<Refusal["detail"]>;

/**
 * A game's refusals from its messages, where `{name}` stands for that part of the detail. A part that is missing
 * or empty is said as "none".
 */
export const refusalsOf =
  <Code extends string>(messages: Readonly<Record<Code, string>>) =>
  (code: Code, detail?: RefusalDetail): Refusal => {
    const message = messages[code].replace(
      /\{(\w+)\}/g,
      (_, name: string) => String(detail?.[name] ?? "") || "none",
    );
    return detail ? { code, message, detail } : { code, message };
  };
