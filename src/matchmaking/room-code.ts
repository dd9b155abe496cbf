/**
 * The code of a room: five letters that can be said aloud and typed by anybody. There are no vowels, so that no
 * code is a word, and no Y. Codes are few (3.2 million): whoever tries them all is stopped by a limit.
 */
export const CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
export const CODE_LENGTH = 5;
const SHAPE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** As typed: in any case, with spaces or dashes. Null when it cannot be a code. */
export function parseCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return SHAPE.test(code) ? code : null;
}

/** `random` fills an array with random bytes, as the platform's `crypto.getRandomValues` does. */
export function makeCode(random: (bytes: Uint8Array) => unknown): string {
  let code = "";
  const bytes = new Uint8Array(16);
  while (code.length < CODE_LENGTH) {
    random(bytes);
    // Bytes past the last multiple of twenty would favour the first letters.
    for (const byte of bytes) if (byte < 240 && code.length < CODE_LENGTH) code += CODE_LETTERS[byte % 20];
  }
  return code;
}
