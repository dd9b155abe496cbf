/** A number with its sign, the minus as type has it. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n === 0 ? "±0" : `+${n}`);
