/** More than the facts of any one decision. */
const KEPT = 8;

/**
 * A fold that knows its last results. `decide` folds what it has decided to see what follows from it; right after that
 * the match folds the same facts into the same state. States never change, so the answer is the same one.
 */
export function remembering<State, Event>(
  fold: (state: State, event: Event) => State,
): (state: State, event: Event) => State {
  const made: { readonly state: State; readonly event: Event; readonly after: State }[] = [];
  let next = 0;
  return (state, event) => {
    for (const each of made) if (each.event === event && each.state === state) return each.after;
    const after = fold(state, event);
    made[next] = { state, event, after };
    next = (next + 1) % KEPT;
    return after;
  };
}
