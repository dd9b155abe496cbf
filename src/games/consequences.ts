/**
 * What happens by itself once something else has. `consequence` looks at the state alone and names the one event that
 * is due in it, or null; so a move, a deadline and a seat that leaves have the same consequences. The answer is the
 * events given, then every one that followed from them.
 */
export const withConsequencesOf =
  <State, Event, World>(
    apply: (state: State, event: Event) => State,
    consequence: (state: State, world: World) => Event | null,
  ) =>
  (state: State, events: readonly Event[], world: World): Event[] => {
    const all = [...events];
    let now = events.reduce(apply, state);
    for (let next = consequence(now, world); next !== null; next = consequence(now, world)) {
      all.push(next);
      now = apply(now, next);
    }
    return all;
  };
