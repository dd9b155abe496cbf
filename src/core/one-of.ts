/** Whether a value is one of a list, and then of the list's type. */
export function isOneOf<Item>(list: readonly Item[], value: unknown): value is Item {
  const items: readonly unknown[] = list;
  return items.includes(value);
}
