import { describe, expect, it } from "vitest";
import { call, post } from "./client.ts";

/** Work that cannot be had for nothing: what each thing costs, and where it ends. */
const problemOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code?: string }).code,
];

describe("a body", () => {
  const MEBIBYTE = 1024 * 1024;

  /** Sixty megabytes, and how many of them anybody asked for. */
  function flood() {
    const pulled = { bytes: 0 };
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (pulled.bytes >= 60 * MEBIBYTE) return controller.close();
          pulled.bytes += 4096;
          controller.enqueue(new Uint8Array(4096).fill(32));
          return undefined;
        },
      },
      { highWaterMark: 0 },
    );
    return { body, pulled };
  }

  it("[T9f] is refused by its declared length, before any of it is read", async () => {
    const { body, pulled } = flood();
    const headers = { "Content-Length": String(60 * MEBIBYTE) };
    expect(await problemOf(await call("/api/players", { method: "POST", headers, body }))).toEqual([
      413,
      "body-too-large",
    ]);
    expect(pulled.bytes).toBeLessThanOrEqual(MEBIBYTE);
  });

  it.each(["/api/players", "/api/matches", "/api/partner/rooms", "/api/nowhere"])(
    "[T9f] that says no length is cut off while it streams: %s",
    async (path) => {
      const { body, pulled } = flood();
      const answer = await call(path, { method: "POST", body, headers: { "Idempotency-Key": "k" } });
      expect(await problemOf(answer)).toEqual([413, "body-too-large"]);
      expect(pulled.bytes).toBeLessThanOrEqual(MEBIBYTE);
    },
  );

  it("[T9f] of bytes that are few as characters counts by its bytes", async () => {
    const name = "é".repeat(9000);
    expect(await problemOf(await post("/api/players", { name }))).toEqual([413, "body-too-large"]);
  });
});

describe("calls of an address", () => {
  it("[T9g] are counted for a whole IPv6 network of 64 bits", async () => {
    const from = async (address: string) =>
      (await call("/api/rooms/XXXXX", { headers: { "cf-connecting-ip": address } })).status;
    const seen: number[] = [];
    for (let i = 0; i < 12; i++) seen.push(await from(`2001:db8:77:1::${i.toString(16)}`));
    expect(seen).toEqual([...Array<number>(10).fill(404), 429, 429]);
    expect(await from("2001:db8:77:2::1")).toBe(404);
  });
});
