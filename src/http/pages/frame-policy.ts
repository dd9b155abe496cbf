import { CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from "../../security-headers.ts";

/**
 * Headers of what may stand in somebody else's page. The policy is set, never appended, since the strictest of
 * two would hold; `X-Frame-Options` cannot name several origins and would only get in the way.
 */
export function framable(
  response: Response,
  origin: string,
  ancestors: readonly string[],
  status = 200,
): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  headers.set("Content-Security-Policy", policyFor(origin, ancestors));
  headers.set("Cache-Control", "no-cache");
  headers.set("Referrer-Policy", "no-referrer");
  for (const name of ["X-Frame-Options", "Cross-Origin-Opener-Policy", "ETag"]) headers.delete(name);
  return new Response(response.body, { status, headers });
}

/**
 * Our own origin stands beside `'self'`, which in a sandbox without `allow-same-origin` means nothing to some
 * browsers; and for sockets by its other name.
 */
export function policyFor(origin: string, ancestors: readonly string[]): string {
  const allowed = ancestors.length > 0 ? ancestors.join(" ") : "'none'";
  return CONTENT_SECURITY_POLICY.replaceAll("'self'", `'self' ${origin}`)
    .replace("connect-src", `connect-src ${origin.replace(/^http/, "ws")}`)
    .replace("frame-ancestors 'none'", `frame-ancestors ${allowed}`);
}
