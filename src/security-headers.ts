/** What every page of ours is served with. The client's build writes the same for files served without the Worker. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // No text becomes script: what takes an address of one takes it from the policy in `src/client/trusted.ts` alone.
  "require-trusted-types-for 'script'",
  "trusted-types palabre",
  "frame-ancestors 'none'",
].join("; ");

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": CONTENT_SECURITY_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

const { "Strict-Transport-Security": transport, "X-Content-Type-Options": type } = SECURITY_HEADERS;

/** What any answer says that is no page: opened by itself in a browser it loads nothing, and nobody frames it. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": transport!,
  "X-Content-Type-Options": type!,
};
