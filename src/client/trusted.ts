/** What TypeScript's own library does not know yet, as far as it is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

const WORKER = "/sw.js";

/**
 * The address of the service worker, in the form that the content security policy asks for (`trusted-types palabre`).
 * It is the only script that a page of ours names while it runs, and the policy makes no other.
 */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("palabre", {
    createScriptURL: (address) => {
      if (address !== WORKER) throw new TypeError(`No script of ours: ${address}`);
      return address;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}
