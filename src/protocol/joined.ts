/** The other side of `parts.ts`: what a page makes of the view it holds and the parts that it is sent. */

/** What an update carries in place of a view. */
export interface Parts {
  readonly parts: Readonly<Record<string, unknown>>;
  readonly gone?: readonly string[] | undefined;
}

/**
 * The view that these parts make of another, sharing with it whatever did not change; null where they do not fit it,
 * and so were made for some other view.
 */
export function joined<View extends object>(view: View, { parts, gone = [] }: Parts): View | null {
  const changes: Change = { inner: new Map() };
  for (const path of gone) at(changes, path).isGone = true;
  for (const [path, value] of Object.entries(parts)) at(changes, path).put = { value };
  return changed(view, changes) as View | null;
}

/** What becomes of one place in a view: taken out, put there, or changed inside. */
interface Change {
  isGone?: true;
  put?: { readonly value: unknown };
  readonly inner: Map<string, Change>;
}

function at(changes: Change, path: string): Change {
  let found = changes;
  for (const name of path.split(".")) {
    const next = found.inner.get(name) ?? { inner: new Map<string, Change>() };
    found.inner.set(name, next);
    found = next;
  }
  return found;
}

/** Null where it does not fit: null itself has no inside, and so is never the result. */
function changed(value: unknown, { inner }: Change): object | null {
  if (typeof value !== "object" || value === null) return null;
  if (Array.isArray(value)) {
    const elements: unknown[] = [...value];
    for (const [name, change] of inner) {
      const index = Number(name);
      if (change.isGone || !/^\d+$/.test(name) || index > elements.length) return null;
      const element = change.put ? change.put.value : changed(elements[index], change);
      if (element === null && !change.put) return null;
      elements[index] = element;
    }
    return elements;
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const [name, { isGone }] of inner) if (isGone && !fields.delete(name)) return null;
  for (const [name, change] of inner) {
    if (change.put) fields.set(name, change.put.value);
    else if (!change.isGone) {
      const field = changed(fields.get(name), change);
      if (field === null) return null;
      fields.set(name, field);
    }
  }
  return Object.fromEntries(fields);
}
