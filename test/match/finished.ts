import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { chanceOf } from "../../src/core/chance.ts";
import type { Replay } from "../../src/match/log.ts";
import { replayOf } from "../../src/match/log.ts";
import { chainOf, sealText } from "../../src/proof/chain.ts";
import { isSignedBy } from "../../src/proof/signature.ts";
import type { Notary } from "../../src/proof/verify.ts";
import type { Kit } from "../contracts/kit.ts";
import { buzzleKit } from "../contracts/kits/buzzle.ts";
import { solitaireKit } from "../contracts/kits/buzzle-solitaire.ts";
import { lexiduelKit } from "../contracts/kits/lexiduel.ts";
import { motAMotKit } from "../contracts/kits/mot-a-mot.ts";
import { overturnKit } from "../contracts/kits/overturn.ts";
import { passwordKit } from "../contracts/kits/password.ts";
import { quickBuzzleKit } from "../contracts/kits/quick-buzzle.ts";
import { seedOf, Table } from "../contracts/play.ts";

/** Finished matches with their proof, as the server would give them. */
export const KITS: readonly Kit[] = [
  buzzleKit,
  quickBuzzleKit,
  solitaireKit,
  overturnKit,
  motAMotKit("fr", [3, 6], 1),
  passwordKit,
  lexiduelKit,
];

const LONGEST = 3000;
const pair = generateKeyPairSync("ed25519");
const publicKeyOf = (key: KeyObject): string => key.export({ format: "jwk" }).x!;
export const KEY = { id: "test", publicKey: publicKeyOf(pair.publicKey) };

/** Knows one key and no other. */
export const notary: Notary = {
  verify: (publicKey, message, signature) => isSignedBy(crypto.subtle, publicKey, message, signature),
  keyOf: (id) => (id === KEY.id ? KEY.publicKey : null),
};

export function playedOut(kit: Kit, seed: number, setup = kit.setups[0]!): Table {
  const table = new Table(kit, setup, seedOf(seed));
  const chance = chanceOf(seedOf(seed), 0, "driver");
  for (let step = 0; !table.over && step < LONGEST; step++) {
    table.now += 1 + chance.int(2000);
    if (table.passTime()) continue;
    const seat = chance.pick([...table.view(null).awaiting, ...table.invited]);
    const move = table.offer(seat, 1);
    if (move !== null && !table.move(seat, move).ok)
      throw new Error(`${kit.rules.id}: a bot's move is refused`);
    if (move === null && chance.int(4) === 0) table.wait();
  }
  if (!table.over) throw new Error(`${kit.rules.id}: seed ${seed} does not end`);
  return table;
}

export function finished(kit: Kit, seed: number, setup = kit.setups[0]!): Replay {
  return sealed(kit, playedOut(kit, seed, setup));
}

/** As it arrives: through JSON, hashed and signed. */
export function sealed({ rules }: Kit, { state, log }: Table): Replay {
  const { id } = state.header;
  const hashes = chainOf(id, log);
  const head = hashes.at(-1)!;
  const signature = sign(null, sealText(id, log.length, head), pair.privateKey).toString("base64url");
  const chained = log.map((commit, i) => ({ ...commit, hash: hashes[i]! }));
  const seal = { head, key: KEY.id, publicKey: KEY.publicKey, signature };
  return JSON.parse(JSON.stringify(replayOf(rules, state, chained, seal)));
}
