import { describe, expect, it } from "vitest";
import { delayFor, LONGEST_DELAY_S } from "../../src/partners/delays.ts";
import { parseHookUrl, parseOrigin } from "../../src/partners/origins.ts";

describe("[W141] [T14c] origins", () => {
  it.each([
    ["https://www.example.com", "https://www.example.com"],
    ["https://www.example.com/", "https://www.example.com"],
    ["https://Example.com:8443", "https://example.com:8443"],
    ["http://portal.localhost:9000", "http://portal.localhost:9000"],
    ["http://127.0.0.1:9000", "http://127.0.0.1:9000"],
  ])("%s may frame a game", (text, origin) => {
    expect(parseOrigin(text)).toEqual({ ok: true, value: origin });
  });

  it.each([
    ["example.com", "not-a-url"],
    ["http://example.com", "not-https"],
    ["https://example.com/path", "not-an-origin"],
    ["https://*.example.com", "not-an-origin"],
    ["https://user@example.com", "not-an-origin"],
    ["data:text/html,x", "not-an-origin"],
    ["https://example.com?", "not-an-origin"],
    ["https://example.com#", "not-an-origin"],
    ["https://example.com\t", "not-an-origin"],
    ["https://example.com;sandbox", "not-an-origin"],
    ["https://example.com,other.example", "not-an-origin"],
    ["https://'none'", "not-an-origin"],
    ["https://example.com:443", "not-an-origin"],
    ["blob:https://example.com", "not-an-origin"],
  ])("%s may not: %s", (text, fault) => {
    expect(parseOrigin(text)).toEqual({ ok: false, error: fault });
  });
});

describe("[W139] hooks", () => {
  it("go to https and a public host name", () => {
    expect(parseHookUrl("https://hooks.example.com/palabre", false).ok).toBe(true);
  });

  it.each([
    "http://example.com/hook",
    "ftp://example.com/hook",
    "https://localhost/hook",
    "https://portal.localhost/hook",
    "https://127.0.0.1/hook",
    "https://2130706433/hook",
    "https://0x7f.1/hook",
    "https://0177.0.0.1/hook",
    "https://10.0.0.8/hook",
    "https://169.254.169.254/latest/meta-data",
    "https://8.8.8.8/hook",
    "https://[::1]/hook",
    "https://[::ffff:127.0.0.1]/hook",
    "https://[fd00::1]/hook",
    "https://intranet/hook",
    "https://printer.local/hook",
    "https://db.internal/hook",
    "https://db.internal./hook",
    "https://metadata.google.internal/",
    "https://router.home.arpa/",
    "https://user:word@example.com/hook",
    "nonsense",
  ])("never lead inward: %s", (url) => {
    expect(parseHookUrl(url, false).ok).toBe(false);
  });

  it("may be on this machine while developing, and there alone", () => {
    expect(parseHookUrl("http://127.0.0.1:4000/hook", true).ok).toBe(true);
    expect(parseHookUrl("http://10.0.0.8/hook", true).ok).toBe(false);
  });
});

describe("[W138] the delays of a webhook", () => {
  const schedule = "5 300 1800 7200 18000 36000 43200 43200 43200";

  it("grow from seconds to twelve hours and never beyond", () => {
    const middle = Array.from({ length: 12 }, (_, i) => delayFor(i + 1, schedule, () => 0.5));
    expect(middle).toEqual([5, 300, 1800, 7200, 18000, 36000, 43200, 43200, 43200, 43200, 43200, 43200]);
    expect(delayFor(9, schedule, () => 1)).toBe(LONGEST_DELAY_S);
  });

  it("differ by chance, so that not all come back at once", () => {
    expect(delayFor(2, schedule, () => 0)).toBe(240);
    expect(delayFor(2, schedule, () => 1)).toBe(360);
  });
});
