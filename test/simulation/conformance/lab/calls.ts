import { type Lab, Plain, type SmallProgram, said, trying } from "./worker.ts";

const failure = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
    return "did not fail";
  } catch (error) {
    const {
      remote = null,
      retryable = null,
      overloaded = null,
      code = null,
    } = error as Record<string, unknown>;
    return {
      said: said(error),
      is: (error as object)?.constructor?.name ?? typeof error,
      remote,
      retryable,
      overloaded,
      code,
    };
  }
};

/** Calls without types: what is called need not be there. */
const loosely = (lab: Lab, name: string) =>
  lab.other(name) as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;

export const CALLS: Readonly<Record<string, SmallProgram>> = {
  "an error arrives": (lab) => failure(() => loosely(lab, "e").throws!("plain")),
  "a TypeError arrives": (lab) => failure(() => loosely(lab, "e").throws!("type")),
  "an error of one's own arrives": (lab) => failure(() => loosely(lab, "e").throws!("own")),
  "a thrown text arrives": (lab) => failure(() => loosely(lab, "e").throws!("text")),
  "an error after an await arrives": (lab) => failure(() => loosely(lab, "e").throwsLater!()),
  "a method that is not there": (lab) => failure(() => loosely(lab, "e").nowhere!()),
  "a field is no method": (lab) => failure(() => loosely(lab, "e").notMethod!()),
  "nothing is given back": async (lab) => String(await loosely(lab, "e").echo!(undefined)),
  "null and numbers": (lab) => loosely(lab, "e").echo!([null, 0, -1.5, "", true]),
  "maps, sets, dates and bytes": async (lab) => {
    const got = (await loosely(lab, "e").echo!({
      ...{ map: new Map([["a", 1]]), set: new Set(["b"]), date: new Date(9), bytes: new Uint8Array([3, 4]) },
    })) as { map: Map<string, number>; set: Set<string>; date: Date; bytes: Uint8Array };
    return [[...got.map], [...got.set], got.date.getTime(), [...got.bytes]];
  },
  "undefined in an object": async (lab) =>
    Object.keys((await loosely(lab, "e").echo!({ a: undefined, b: 1 })) as object),
  "what is given is a copy": async (lab) => {
    const given = { list: [1] };
    const call = loosely(lab, "e").echo!(given);
    given.list.push(2);
    return call;
  },
  "an instance of a class is not given": (lab) => failure(() => loosely(lab, "e").echo!(new Plain())),
  "an instance of a class is not given back": (lab) => failure(() => loosely(lab, "e").instance!()),
  "an error as a value": async (lab) => {
    const got = await loosely(lab, "e").echo!(new RangeError("a value"));
    return [(got as Error).name, (got as Error).message, got instanceof Error];
  },
  "calls by one stub arrive in order": async (lab) => {
    const stub = lab.other("order");
    await Promise.all(["a", "b", "c", "d"].map((each) => stub.note(each)));
    return stub.notes();
  },
  "a stub is no promise": async (lab) => typeof (await lab.other("then")),
  "a stub has its name": (lab) => lab.other("name").name === `${lab.state.id.name}-name`,
  "an id has its name": (lab) => lab.other("name").id.name === `${lab.state.id.name}-name`,
  "the same name is the same id": ({ bindings }) =>
    bindings.LABS.idFromName("x").equals(bindings.LABS.idFromName("x")),
  "what was written before a throw is kept": async (lab) => {
    const failed = await failure(() => loosely(lab, "wt").writesAndThrows!());
    return [failed, await lab.other("wt").notes(), await lab.other("wt").lives()];
  },
  "what was written before an abort is lost": async (lab) => {
    await lab.other("wa").note("first");
    const failed = await failure(() => loosely(lab, "wa").writesAndAborts!());
    return [failed, await lab.other("wa").notes(), await lab.other("wa").lives()];
  },
  "what was synced before an abort is kept": async (lab) => {
    const failed = await failure(() => loosely(lab, "sa").syncsAndAborts!());
    return [failed, await lab.other("sa").notes(), await lab.other("sa").lives()];
  },
  "a call under way fails with an abort": async (lab) => {
    const stub = loosely(lab, "al");
    const slow = failure(() => stub.slowly!("never", 1000));
    const abort = failure(() => stub.abortsLater!());
    return [await slow, await abort, await lab.other("al").notes()];
  },
  "a stub of before an abort": async (lab) => {
    const stub = loosely(lab, "sb");
    await failure(() => stub.writesAndAborts!());
    return trying(() => stub.lives!());
  },
  "calls interleave at awaits": async (lab) => {
    const stub = lab.other("il");
    await Promise.all([stub.slowly("slow", 40), stub.slowly("fast", 5)]);
    return stub.notes();
  },
  "who blocks keeps others out": async (lab) => {
    const stub = lab.other("bl");
    await stub.lives();
    await Promise.all([stub.blocks(30), stub.note("meanwhile")]);
    return stub.notes();
  },
  "who throws while blocked is made anew": async (lab) => {
    await lab.other("bt").lives();
    const failed = await failure(() => loosely(lab, "bt").blocksAndThrows!());
    return [failed, await lab.other("bt").lives()];
  },
  "an entrypoint of our own": ({ state }) => state.exports.Helper.greet("lab"),
  "an entrypoint that fails": ({ state }) => failure(() => state.exports.Helper.fails()),
  "a call to oneself": async (lab) => {
    const self = lab.bindings.LABS.getByName(lab.state.id.name!);
    return self.echo("self");
  },
  "variables are bound": ({ bindings }) => bindings.ANSWER,
};
