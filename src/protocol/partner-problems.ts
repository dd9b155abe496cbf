/** Problems that only partners meet. Their codes are as stable as the others; the partners' page says them. */
export const PARTNER_PROBLEMS = {
  "partner-unknown": [403, "There is no such partner key"],
  "partner-exists": [409, "There is a partner of that id"],
  "address-refused": [400, "That address is not accepted"],
  "oembed-format": [501, "oEmbed comes as JSON alone"],
  "secret-key-missing": [401, "This call needs a secret key"],
  "too-many-endpoints": [409, "There are as many webhook endpoints as there may be"],
  "too-many-signers": [409, "Two signing keys are live already"],
  "idempotency-mismatch": [422, "That Idempotency-Key came with another body"],
  "idempotency-pending": [409, "The first call with that Idempotency-Key is still at work"],
  "identity-malformed": [401, "The token is not what it should be"],
  "identity-algorithm": [401, "The token is signed in a way that is not accepted"],
  "identity-key-unknown": [401, "The token names a key that is not known"],
  "identity-keys-unreachable": [502, "The partner's keys cannot be read"],
  "identity-signature": [401, "The token's signature does not fit"],
  "identity-expired": [401, "The token is too old"],
  "identity-lifetime": [401, "The token lives too long"],
  "identity-audience": [401, "The token is for somebody else"],
  "identity-issuer": [401, "The token is from somebody else"],
  "identity-origin": [401, "The token is for another page"],
  "identity-replayed": [401, "The token was used before"],
} as const satisfies Record<string, readonly [number, string]>;

export type PartnerProblemCode = keyof typeof PARTNER_PROBLEMS;
