import { clone, errorLike } from "./clone.ts";
import type { Cloud } from "./cloud.ts";
import { type RequestInit, SimRequest } from "./http.ts";
import { isReset, type Program } from "./instance.ts";
import type { ObjectId, SimObject } from "./object.ts";
import { answerTo, currentOrigin, runIn } from "./origin.ts";
import { waitUntil } from "./process.ts";

/** Calls between machines. Each takes a while each way, is a copy, and may fail before or after it was carried out. */
type Call = (program: Program) => unknown;

interface Way {
  /** The class that is called. */
  readonly to: string;
  /** The connection that a stub stands for is gone, and with it the stub. */
  broken: Error | null;
  /** Carries out the call there; tells what came of it. */
  go(call: Call, done: (answer: unknown) => void, failed: (error: Error) => void): void;
  /** Two calls by one stub arrive in the order in which they were made. */
  lastArrival: number;
}

function callBy(
  cloud: Cloud,
  way: Way,
  method: string,
  call: Call,
  copied: (answer: unknown) => unknown,
): Promise<unknown> {
  const { timeline, weather } = cloud;
  return answerTo(`${way.to}.${method}`, (resolve, reject) => {
    if (way.broken) {
      reject(way.broken);
      return;
    }
    const fate = weather.fate();
    const back = (tell: () => void): void => void timeline.after(weather.hopMs(), tell);
    if (fate === "never-arrives") {
      back(() => reject(connectionLost()));
      return;
    }
    way.lastArrival = Math.max(way.lastArrival, timeline.now + weather.hopMs());
    timeline.at(way.lastArrival, () =>
      way.go(
        call,
        (answer) => {
          if (fate === "answer-is-lost") back(() => reject(connectionLost()));
          else {
            const copy = tryCopy(answer, copied);
            back(() => (copy.ok ? resolve(copy.value) : reject(copy.error)));
          }
        },
        (error) => {
          if (isReset in error) way.broken = error;
          back(() => reject(remote(error)));
        },
      ),
    );
  });
}

function tryCopy(
  answer: unknown,
  copied: (answer: unknown) => unknown,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: Error } {
  try {
    return { ok: true, value: copied(answer) };
  } catch (error) {
    return { ok: false, error: remote(error as Error) };
  }
}

export const connectionLost = (): Error =>
  Object.assign(new Error("Network connection lost."), { retryable: true, remote: true });

/** What a caller hears of an error there; of the end of the object itself as it is. */
function remote(error: Error): Error {
  return isReset in error ? error : Object.assign(errorLike(error), { remote: true });
}

const methodCall =
  ({ history }: Cloud, method: string, given: readonly unknown[]): Call =>
  (program) => {
    const found = program[method];
    if (typeof found !== "function") {
      const { name = "", version = "" } = currentOrigin() ?? {};
      history.add("no such method", name, `${method} in ${version}`);
      throw new TypeError(`The RPC receiver does not implement the method "${method}".`);
    }
    return found.apply(program, given as unknown[]);
  };

/** Methods by name, as a stub has them: whatever is asked for might be there. */
function stubOf(cloud: Cloud, way: Way, own: Record<string, unknown>): object {
  const fetch = (input: string | URL | SimRequest, init?: RequestInit): Promise<unknown> => {
    const request = new SimRequest(input, init);
    return callBy(cloud, way, "fetch", methodCall(cloud, "fetch", [request]), (answer) => answer);
  };
  const methods: Record<string, unknown> = { ...own, fetch };
  return new Proxy(methods, {
    get(_, method) {
      if (typeof method === "symbol" || method === "then") return undefined;
      methods[method] ??= (...given: unknown[]) =>
        callBy(cloud, way, method, methodCall(cloud, method, given.map(clone)), clone);
      return methods[method];
    },
  });
}

export class Namespace {
  readonly className: string;
  private readonly cloud: Cloud;

  constructor(cloud: Cloud, className: string) {
    this.cloud = cloud;
    this.className = className;
  }

  idFromName(name: string): ObjectId {
    return { name, toString: () => `id-of-${name}`, equals: (other) => other.toString() === `id-of-${name}` };
  }

  getByName(name: string, _options?: object): object {
    return this.get(this.idFromName(name));
  }

  get(id: ObjectId, _options?: object): object {
    const object = this.cloud.object(this.className, id);
    return stubOf(this.cloud, wayTo(object), { id, name: id.name });
  }
}

const wayTo = (object: SimObject): Way => ({
  to: object.className,
  broken: null,
  lastArrival: 0,
  go: (call, done, failed) => object.deliver((instance) => instance.enter(call, done, failed), failed),
});

/** `ctx.exports.X`: an entrypoint of the Worker itself, wherever it runs. */
export function serviceOf(cloud: Cloud, className: string): object {
  const go: Way["go"] = (call, done, failed) => {
    const process = cloud.workerProcess();
    const run = process.begin(className, className, () => failed(connectionLost()));
    const settle = (tell: () => void): void => {
      if (!run.isAlive) return;
      run.end();
      tell();
    };
    runIn(run, async () => {
      const made = new (process.class(className))(
        { waitUntil, exports: cloud.exports, props: {} },
        process.env,
      );
      return call(made as unknown as Program);
    }).then(
      (answer) => settle(() => done(answer)),
      (error: unknown) => settle(() => failed(error instanceof Error ? error : new Error(String(error)))),
    );
  };
  return stubOf(cloud, { to: className, broken: null, lastArrival: 0, go }, {});
}
