import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { commitmentOf, opens } from "../../src/match/seal.ts";

it("[W100] a commitment is the SHA-256 of nonce and labelled word, and opens with these alone", () => {
  const nonce = Uint8Array.from({ length: 16 }, (_, i) => i);
  const commitment = commitmentOf("MATCH", 1, 2, "SALADE", nonce);
  const expected = createHash("sha256").update(nonce).update("palabre1|MATCH|1|2|SALADE").digest("hex");
  expect(commitment).toBe(expected);
  const secret = { seat: 1, epoch: 2, word: "SALADE", nonce: Buffer.from(nonce).toString("hex"), commitment };
  expect(opens("MATCH", secret)).toBe(true);
  for (const other of [{ seat: 0 }, { epoch: 1 }, { word: "SALADES" }, { nonce: "00".repeat(16) }]) {
    expect(opens("MATCH", { ...secret, ...other })).toBe(false);
  }
  expect(opens("OTHER", secret)).toBe(false);
});
