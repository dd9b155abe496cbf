/**
 * A copy as the platform makes it of what passes between processes: of plain values and bytes. What it refuses (a
 * function, an instance of a class) is refused here. Errors keep their name and message.
 */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== "object" || value === null) {
    if (typeof value === "function" || typeof value === "symbol") refuse(String(typeof value));
    return value;
  }
  if (Array.isArray(value)) return value.map(copy);
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) {
    const made: Record<string, unknown> = {};
    for (const key of Object.keys(value)) made[key] = copy((value as Record<string, unknown>)[key]);
    return made;
  }
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice();
  if (value instanceof ArrayBuffer) return value.slice(0);
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [copy(key), copy(each)]));
  if (value instanceof Set) return new Set([...value].map(copy));
  if (value instanceof Error) return errorLike(value);
  return refuse(prototype.constructor?.name ?? "object");
}

const ERRORS: readonly ErrorConstructor[] = [
  TypeError,
  RangeError,
  SyntaxError,
  ReferenceError,
  EvalError,
  URIError,
];

/** An error that was thrown on another machine: what it said arrives, and that it is not from here. */
export function errorLike(error: unknown): Error {
  if (error instanceof DOMException) return new DOMException(error.message, error.name);
  const said = error instanceof Error ? error : new Error(String(error));
  const kind = ERRORS.find((each) => said instanceof each) ?? Error;
  return Object.assign(new kind(said.message), said, { name: said.name });
}

function refuse(what: string): never {
  const why = "This type does not support serialization.";
  throw new DOMException(`Could not serialize object of type "${what}". ${why}`, "DataCloneError");
}
