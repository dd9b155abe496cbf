import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Replay } from "../../src/match/log.ts";
import { chainOf } from "../../src/proof/chain.ts";
import { type CheckName, isVerified, verify } from "../../src/proof/verify.ts";
import { passwordKit } from "../contracts/kits/password.ts";
import { finished, KITS, notary } from "../match/finished.ts";

/** A copy that can be written to. */
type Loose = { [name: string]: Loose } & Loose[] & string;
const copy = (replay: Replay): Loose => JSON.parse(JSON.stringify(replay));

const failing = async (replay: unknown): Promise<CheckName[]> => {
  const checks = await verify(passwordKit.rules, replay as Replay, notary);
  return checks.flatMap(({ name, result }) => (result === "yes" ? [] : name));
};

/** People count by their ids. */
const byId = (event: object): object =>
  event && "member" in event && typeof event.member === "object"
    ? { ...event, member: { id: (event.member as { id: string }).id } }
    : event;

describe("a finished replay", () => {
  for (const kit of KITS) {
    it(`[W93] [W101] [T0d] of ${kit.rules.id} is verified, for random matches of every kind`, async () => {
      for (const setup of kit.setups) {
        const checks = await verify(kit.rules, finished(kit, 3, setup), notary);
        expect(
          checks.filter(({ result }) => result !== "yes"),
          setup.name,
        ).toEqual([]);
      }
    });
  }

  it("[W94] has the chain that the protocol's page describes", () => {
    const { header, log } = finished(passwordKit, 1);
    const sha = (...parts: (string | Buffer)[]) =>
      parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();
    // The events of a log from JSON.parse are sorted here by hand, with a sorter of this test's own.
    const sorted = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(sorted)
        : value && typeof value === "object"
          ? Object.fromEntries(
              Object.entries(value)
                .sort()
                .map(([name, each]) => [name, sorted(each)]),
            )
          : value;
    let head = sha(`palabre1|chain|${header.id}`);
    for (const { seq, at, player, move, events, hash } of log) {
      head = sha(head, JSON.stringify(sorted({ seq, at, player, move, events: events.map(byId) })));
      expect(hash).toBe(head.toString("hex"));
    }
  });
});

describe("[W93] [W99] [W100] [W101] a replay that was tampered with is found out", () => {
  const honest = finished(passwordKit, 2);
  const secretAt = honest.log.findIndex(({ events }) => events.some(({ type }) => type === "secret-chosen"));
  const last = honest.log.length - 1;

  /** Each writes one field; the checks named must fail. */
  const changes: [string, (file: Loose) => void, CheckName[]][] = [
    ["a commit's number", (file) => Object.assign(file.log![1]!, { seq: 7 }), ["chain"]],
    [
      "a commit's time",
      (file) => Object.assign(file.log![3]!, { at: Number(file.log![3]!.at) + 1 }),
      ["chain"],
    ],
    ["who moved", (file) => Object.assign(file.log![3]!, { player: "somebody" }), ["chain"]],
    ["a move's id", (file) => Object.assign(file.log![3]!, { move: "m1" }), ["chain"]],
    ["an event's field", (file) => Object.assign(file.log![last]!.events![0]!, { seat: 9 }), ["chain"]],
    ["an event left out", (file) => void file.log![last]!.events!.pop(), ["chain", "outcome"]],
    ["a commit left out", (file) => void file.log!.splice(4, 1), ["chain"]],
    ["the last commit left out", (file) => void file.log!.pop(), ["seal", "outcome"]],
    ["a hash", (file) => Object.assign(file.log![3]!, { hash: "00".repeat(32) }), ["chain"]],
    [
      "all hashes taken out",
      (file) => {
        for (const row of file.log as unknown as { hash?: string }[]) delete row.hash;
      },
      ["chain", "seal"],
    ],
    ["the seal's head", (file) => Object.assign(file.seal!, { head: "00".repeat(32) }), ["seal"]],
    ["the signature", (file) => Object.assign(file.seal!, { signature: "A".repeat(86) }), ["seal"]],
    ["the key's id", (file) => Object.assign(file.seal!, { key: "other" }), ["seal"]],
    ["the public key", (file) => Object.assign(file.seal!, { publicKey: "A".repeat(43) }), ["seal"]],
    ["the seal taken out", (file) => Object.assign(file, { seal: null }), ["seal"]],
    ["the seed", (file) => Object.assign(file.header!, { seed: "11".repeat(32) }), ["seed", "outcome"]],
    [
      "the seed's commitment",
      (file) => Object.assign(file.header!, { seedCommitment: "11" }),
      ["seed", "outcome"],
    ],
    ["the header's language", (file) => Object.assign(file.header!, { language: "de" }), ["outcome"]],
    [
      "the match's id",
      (file) => Object.assign(file.header!, { id: "B".repeat(22) }),
      ["chain", "seal", "words", "outcome"],
    ],
    ["a word listed", (file) => Object.assign(file.commitments![0]!, { word: "AUTRE" }), ["words"]],
    ["a nonce listed", (file) => Object.assign(file.commitments![0]!, { nonce: "zz" }), ["words"]],
    ["a commitment listed", (file) => Object.assign(file.commitments![0]!, { commitment: "00" }), ["words"]],
    ["a word not listed", (file) => void file.commitments!.pop(), ["words"]],
    [
      "the word in the log",
      (file) => Object.assign(file.log![secretAt]!.events![0]!, { word: "AUTRE" }),
      ["chain", "words"],
    ],
    ["the outcome", (file) => Object.assign(file.outcome!, { winners: [0, 1] }), ["outcome"]],
    ["the rules' version", (file) => Object.assign(file.header!, { rules: 99 }), ["outcome"]],
  ];

  for (const [what, change, expected] of changes) {
    it(`${what}: ${expected.join(", ")}`, async () => {
      const file = copy(honest);
      change(file);
      expect(JSON.stringify(file), "the change changes something").not.toBe(JSON.stringify(honest));
      expect(await failing(file)).toEqual(expect.arrayContaining(expected));
    });
  }

  it("[W94] but not a name, which goes with who has gone", async () => {
    const file = copy(honest) as unknown as {
      log: { events: { member?: { id: string; name: string } }[] }[];
    };
    const members = file.log.flatMap(({ events }) => events.flatMap(({ member }) => member ?? []));
    expect(members.length).toBeGreaterThan(1);
    for (const member of members) member.name = "";
    expect(await failing(file)).toEqual([]);
    members[0]!.id = "somebody-else";
    expect(await failing(file)).toContain("chain");
  });

  it("[W97] even if the whole chain is made anew, since the seal is under the old one", async () => {
    const file = copy(honest) as unknown as Replay;
    const log = file.log.map((row, i) => (i === 3 ? { ...row, at: row.at + 1 } : row));
    const hashes = chainOf(file.header.id, log);
    const forged = { ...file, log: log.map((row, i) => ({ ...row, hash: hashes[i]! })) };
    expect(await failing(forged)).toEqual(["seal"]);
    const moved = { ...forged, seal: { ...file.seal!, head: hashes.at(-1)! } };
    expect(await failing(moved)).toEqual(["seal"]);
  });

  it("[W97] and one of another key is refused only where the server's keys are known", async () => {
    const asked = await verify(passwordKit.rules, honest, { ...notary, keyOf: () => null });
    expect(asked.find(({ name }) => name === "seal")).toMatchObject({ result: "no", fault: "key-unknown" });
    expect(isVerified(await verify(passwordKit.rules, honest, { ...notary, keyOf: () => undefined }))).toBe(
      true,
    );
  });
});

it("[W95] a replay of a match from before the chain is unsealed: nothing is wrong with it, and it is not verified", async () => {
  const { header, log, ...rest } = finished(passwordKit, 4);
  const bare = (value: object): unknown =>
    JSON.parse(
      JSON.stringify(value, (name, each) => (name === "chain" || name === "hash" ? undefined : each)),
    );
  const old = { ...rest, header: bare(header), log: bare(log as object), seal: null } as unknown as Replay;
  const checks = await verify(passwordKit.rules, old, notary);
  expect(checks.map(({ result }) => result)).toEqual(["missing", "missing", "yes", "yes", "yes"]);
  expect(isVerified(checks)).toBe(false);
});
