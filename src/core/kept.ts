/**
 * What was worked out and is kept, in the two ways that pure code needs. Both are safe because what they are asked about
 * never changes; each use says what it spares, and one that spares nothing that `npm run bench engine` shows is no use.
 */

/** Worked out at the first asking, and kept as long as what it was made of. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** The last answer alone, for as long as the same thing is asked. */
export function keepingLast<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
