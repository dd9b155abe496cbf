/**
 * Signatures of webhooks as the Standard Webhooks convention has them: HMAC-SHA-256 over `id.timestamp.body`, the
 * secret in base64 behind `whsec_`. Several signatures, one a secret, let a receiver change its secret in peace.
 * Web Crypto alone, so that the same code signs here and verifies on a partner's server.
 */
export const SECRET_PREFIX = "whsec_";

export async function signWebhook(
  secrets: readonly string[],
  id: string,
  timestampS: number,
  body: string,
): Promise<string> {
  const signatures = await Promise.all(
    secrets.map(async (secret) => {
      const signature = await crypto.subtle.sign(
        "HMAC",
        await keyOf(secret),
        signedText(id, timestampS, body),
      );
      return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
    }),
  );
  return signatures.join(" ");
}

/** Whether one of the signatures is this secret's. Compared by Web Crypto, which takes the same time for any. */
export async function isSignedBy(
  secret: string,
  signatures: string,
  id: string,
  timestampS: number,
  body: string,
): Promise<boolean> {
  const key = await keyOf(secret);
  for (const signature of signatures.split(" ")) {
    const [version, text = ""] = signature.split(",");
    const bytes = version === "v1" ? fromBase64(text) : null;
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, signedText(id, timestampS, body))))
      return true;
  }
  return false;
}

const signedText = (id: string, timestampS: number, body: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${id}.${timestampS}.${body}`) as Uint8Array<ArrayBuffer>;

function keyOf(secret: string): Promise<CryptoKey> {
  const raw = fromBase64(secret.replace(SECRET_PREFIX, ""));
  if (!raw) throw new Error("A webhook's secret begins with whsec_ and goes on in base64");
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0)) as Uint8Array<ArrayBuffer>;
  } catch {
    return null;
  }
}
