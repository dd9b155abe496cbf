import type { Outcome } from "./simulate.ts";
import type { Plan } from "./world/plan.ts";

type Live = (plan: Plan) => Promise<Outcome>;

/** Leaves out of a failing plan what it fails without: troubles, people, and time after the first fault. */
export async function shrink(failed: Outcome, live: Live, tell: (line: string) => void): Promise<Outcome> {
  const judge = failed.faults[0]!.judge;
  let best = failed;
  const tryWith = async (change: Partial<Plan>): Promise<boolean> => {
    const outcome = await live({ ...best.plan, ...change });
    const fault = outcome.faults.find((each) => each.judge === judge);
    if (!fault) return false;
    best = outcome;
    const { troubles, people, ms } = outcome.plan;
    tell(
      `still fails with ${troubles.length} troubles, ${people.length} people, ${Math.round(ms / 60_000)} minutes`,
    );
    return true;
  };
  while (best.plan.ms > 60_000 && (await tryWith({ ms: best.plan.ms / 2 })));
  await without(
    () => best.plan.troubles,
    (troubles) => tryWith({ troubles }),
  );
  await without(
    () => best.plan.people,
    (people) => tryWith({ people }),
  );
  return best;
}

/** Leaves out halves, then quarters, and so on, as long as it still fails. */
async function without<T>(
  now: () => readonly T[],
  tryWith: (fewer: readonly T[]) => Promise<boolean>,
): Promise<void> {
  for (let size = Math.ceil(now().length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < now().length; ) {
      const fewer = now().filter((_, i) => i < from || i >= from + size);
      if (!(await tryWith(fewer))) from += size;
    }
  }
}
