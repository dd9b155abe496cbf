import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Who runs: a request in a Worker's process, or an object's instance. It follows the program through every await, so
 * that a timer, a call or a frame is known to come from there, waits for that object's writes, and dies with it.
 */
export interface Origin {
  readonly name: string;
  readonly isAlive: boolean;
  /** Which program it runs, by its bundle's name. */
  readonly version: string;
  /** Once everything that was written before is safe; at once for who writes nothing. Never after a crash. */
  whenSafe(leave: () => void): void;
  /** Something is pending that keeps it from being put to sleep; gives how to say that it is over. */
  hold(): () => void;
  /** What it is, by a name that many share: a class, or what a Worker was asked for. */
  readonly kind: string;
  /** It writes, or waits for something from elsewhere: a moment in which its process may die. */
  step(what: string): void;
}

const origins = new AsyncLocalStorage<Origin>();

export const runIn = <T>(origin: Origin, work: () => T): T => origins.run(origin, work);

export const currentOrigin = (): Origin | undefined => origins.getStore();

/** What leaves whoever runs now, once it may. */
export function leave(send: () => void): void {
  const origin = currentOrigin();
  if (origin) origin.whenSafe(send);
  else send();
}

/**
 * An answer from elsewhere: whoever waits for it is held awake, and one who died meanwhile never hears of it. `ask` is
 * called once what was written before is safe, and gets how to answer. `what` names what is asked for.
 */
export function answerTo<T>(
  what: string,
  ask: (resolve: (value: T) => void, reject: (error: unknown) => void) => void,
): Promise<T> {
  const origin = currentOrigin();
  origin?.step(what);
  return new Promise<T>((resolve, reject) => {
    const release = origin?.hold();
    const settle = (how: () => void): void => {
      if (origin && !origin.isAlive) return;
      release?.();
      how();
    };
    leave(() =>
      ask(
        (value) => settle(() => resolve(value)),
        (error) => settle(() => reject(error)),
      ),
    );
  });
}
