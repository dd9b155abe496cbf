import { fail, ok, type Result } from "../core/result.ts";

/**
 * Addresses that partners give us, judged by their text alone: no name is resolved here. An origin may frame our
 * games; a hook is called by us, so it must never lead inward.
 */
export type AddressFault = "not-a-url" | "not-https" | "not-an-origin" | "has-credentials" | "not-public";

/**
 * What a host name is made of, or an IPv6 address. The parser lets through what no name has (`;` `,` `*` `'`), and an
 * origin is written into a policy header, where each of these means something.
 */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/;

/** An origin as browsers write it, without path. `http` only on the developer's own machine. */
export function parseOrigin(text: string): Result<string, AddressFault> {
  if (!URL.canParse(text)) return fail("not-a-url");
  const url = new URL(text);
  if (url.origin !== text.replace(/\/$/, "").toLowerCase() || !HOST.test(url.hostname))
    return fail("not-an-origin");
  if (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url))) return ok(url.origin);
  return fail("not-https");
}

/** Where to send hooks: https and a public host name; loopback only where the whole service is a developer's. */
export function parseHookUrl(text: string, inDevelopment: boolean): Result<URL, AddressFault> {
  if (!URL.canParse(text)) return fail("not-a-url");
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return fail("has-credentials");
  if (inDevelopment && isLoopback(url) && /^https?:$/.test(url.protocol)) return ok(url);
  if (url.protocol !== "https:") return fail("not-https");
  return isPublicName(url.hostname) ? ok(url) : fail("not-public");
}

/** The names that the browser itself keeps on this machine. */
const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:127(?:\.\d+){3}|\[::1\]|localhost)$/.test(hostname) || hostname.endsWith(".localhost");

/** Names that only mean something inside some network. */
const INWARD =
  /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/** The parser has already turned every spelling of an IPv4 address into four numbers. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  if (name.startsWith("[") || /^[\d.]+$/.test(name)) return false;
  return name.includes(".") && !INWARD.test(name);
}

export const ADDRESS_FAULTS: Record<AddressFault, string> = {
  "not-a-url": "This is not a whole address. Write it as https://www.example.com",
  "not-https": "Only https is accepted; http only for pages on your own machine, while developing.",
  "not-an-origin": "An origin has no path: https://www.example.com",
  "has-credentials": "Leave name and password out of the address.",
  "not-public": "The address must be a public host name: no IP address and no local name.",
};
