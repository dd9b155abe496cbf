import { logLine } from "../log-line.ts";
import { encryptPush, type PushKeys, parsePushUrl, vapidHeader } from "./web-push.ts";

/** One message to one browser, through the push service that the browser chose (RFC 8030). */

/** A service answers within a second; whoever does not is tried again later. */
const TIMEOUT_MS = 10_000;
/** So far away a service may put us off; whoever says more is asked then. */
const MOST_PUT_OFF_MS = 6 * 3_600_000;

export interface PushAddress {
  readonly endpoint: string;
  readonly keys: PushKeys;
  /** The page's origin when it subscribed: who sends this, where no contact is set. */
  readonly site: string;
}

export interface Pushed {
  readonly text: string;
  /** How long the service keeps it for a browser that is not there. */
  readonly ttlSeconds: number;
  /** Worth waking a phone that saves its battery. */
  readonly isUrgent: boolean;
  /** A later message of the same topic takes the place of one that was not delivered. At most 32 letters of base64url. */
  readonly topic: string;
}

export type PushOutcome =
  | { readonly kind: "taken" }
  /** The browser is not subscribed any more, or never was. */
  | { readonly kind: "gone" }
  /** This message will never be taken. */
  | { readonly kind: "refused" }
  /** To be tried again, and not before so long, if the service said. */
  | { readonly kind: "later"; readonly afterMs: number | null };

/** Of what is bound to the Worker. */
export interface PushEnv {
  readonly VAPID_KEYS?: string;
  readonly SECURITY_CONTACT: string;
  readonly DEVELOPMENT?: string;
}

/** Never throws. */
export async function postPush(
  env: PushEnv,
  to: PushAddress,
  message: Pushed,
  now: number,
): Promise<PushOutcome> {
  // Judged again: what was taken once may stand on no list any more.
  const url = parsePushUrl(to.endpoint, env.DEVELOPMENT === "1");
  if (!url) return { kind: "gone" };
  try {
    const [body, authorization] = await Promise.all([
      encryptPush(message.text, to.keys),
      vapidHeader(env.VAPID_KEYS ?? "", url, env.SECURITY_CONTACT || contactOf(to.site), now),
    ]);
    if (!body) return { kind: "gone" };
    const answer = await fetch(url, {
      method: "POST",
      redirect: "manual", // a service leads nowhere else
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Authorization: authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(message.ttlSeconds),
        Topic: message.topic,
        Urgency: message.isUrgent ? "high" : "normal",
      },
      body,
    });
    await answer.body?.cancel(); // nothing it says is read
    const outcome = outcomeOf(answer.status, answer.headers.get("Retry-After"), now);
    if (outcome.kind !== "taken")
      logLine("info", "push not taken", { status: answer.status, code: outcome.kind, service: url.hostname });
    return outcome;
  } catch (error) {
    logLine("info", "push not taken", {
      ...{ status: null, code: (error as Error).name, service: url.hostname },
    });
    return { kind: "later", afterMs: null };
  }
}

export function outcomeOf(status: number, retryAfter: string | null, now: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: "taken" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 429 || status === 408 || status >= 500)
    return { kind: "later", afterMs: putOffMs(retryAfter, now) };
  return { kind: "refused" };
}

/** Seconds, or a date as HTTP writes it; null for anything else. */
function putOffMs(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isFinite(ms) && ms >= 0 ? Math.min(ms, MOST_PUT_OFF_MS) : null;
}

/** Some services take no message without a way to reach its sender. */
const contactOf = (site: string): string => (site.startsWith("https:") ? site : "");
