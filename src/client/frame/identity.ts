import { fail, ok } from "../../core/result.ts";
import type { FrameFacts } from "../../embed/facts.ts";
import type { EmbedSessionMade } from "../../protocol/partners.ts";
import { type Answer, makeEmbedSession } from "../api.ts";
import { language } from "../language.ts";
import { type Guest, guest, type Way } from "../session.ts";
import { canKeep, forget, recall, remember } from "../storage.ts";
import type { Host } from "./host.ts";

/**
 * Who plays in the frame. The partner's own user where its page can sign for one; else a guest, who is kept by the
 * frame, or by the page around it where this browser lets frames keep nothing; else somebody new. Whatever fails,
 * one can play.
 */
const TOKEN_MS = 10_000;
/** A new token is asked for while the old one still holds. */
const EARLY_MS = 60_000;
const AGAIN_MS = 10_000;

export class Identity implements Way {
  private readonly facts: FrameFacts;
  private readonly host: Host;
  private readonly key: string;
  private waiting: ((jwt: string) => void) | null = null;
  /** One at a time, also when the page brings a token unasked. */
  private renewal: ReturnType<typeof setTimeout> | undefined;
  private reason: "start" | "refused" = "start";

  constructor(facts: FrameFacts, host: Host) {
    this.facts = facts;
    this.host = host;
    this.key = `guest.${facts.key}`;
  }

  /** Nobody is known before the page was asked: it may have another visitor now. */
  recall(): Guest | null {
    return null;
  }

  /** The token did not hold: the page is asked again, and told why. */
  forget(): void {
    forget(this.key);
    clearTimeout(this.renewal);
    this.reason = "refused";
  }

  /** The page's answer to `auth.needed`, which it may also give unasked when somebody signs in. */
  async take(jwt: string): Promise<string> {
    if (this.waiting) {
      this.waiting(jwt);
      return "";
    }
    const made = await this.exchange(jwt);
    if (!made.ok) return made.error.replaceAll("-", "_");
    guest.value = made.value;
    return "";
  }

  async become(): Answer<Guest> {
    const init = await this.host.init;
    if (init?.auth) {
      const jwt = await this.ask(this.reason);
      const made = jwt === "" ? null : await this.exchange(jwt);
      if (made?.ok) return made;
    }
    const kept = recall<Guest>(this.key);
    if (kept) return ok(kept);
    const made = await makeEmbedSession({
      partner: this.facts.key,
      language: language.value,
      ...(init?.resume ? { resume: init.resume } : {}),
    });
    if (!made.ok) return made;
    const newcomer = playerOf(made.value);
    remember(this.key, newcomer);
    // Only where the frame cannot keep it: what lies in the page, the page's other scripts can read.
    if (made.value.resume && !canKeep()) this.host.send("resume", { token: made.value.resume });
    return ok(newcomer);
  }

  private async exchange(jwt: string): Answer<Guest> {
    const made = await makeEmbedSession({
      partner: this.facts.key,
      language: language.value,
      token: jwt,
      ...(this.host.origin ? { origin: this.host.origin } : {}),
    });
    if (!made.ok) {
      const code = made.error.replaceAll("-", "_");
      this.host.send("error", { code, retryable: made.error === "unreachable" });
      return fail(made.error);
    }
    const { expiresAt } = made.value;
    if (expiresAt !== null) this.renewIn(Math.max(AGAIN_MS, expiresAt - Date.now() - EARLY_MS), expiresAt);
    return ok(playerOf(made.value));
  }

  private renewIn(ms: number, expiresAt: number): void {
    clearTimeout(this.renewal);
    this.renewal = setTimeout(() => this.renew(expiresAt), ms);
  }

  /** The same player under a new token. While the page gives none, the old one serves to its end; then nobody is asked. */
  private async renew(expiresAt: number): Promise<void> {
    const jwt = await this.ask("expiring");
    const made = jwt === "" ? null : await this.exchange(jwt);
    if (made?.ok) guest.value = made.value;
    else if (Date.now() < expiresAt) this.renewIn(AGAIN_MS, expiresAt);
  }

  /** A token from the page; empty when it has none to give. */
  private ask(reason: "start" | "expiring" | "refused"): Promise<string> {
    return new Promise((resolve) => {
      const finish = (jwt: string): void => {
        clearTimeout(over);
        this.waiting = null;
        resolve(jwt);
      };
      const over = setTimeout(finish, TOKEN_MS, "");
      this.waiting = finish;
      this.host.send("auth.needed", { reason });
    });
  }
}

const playerOf = ({ token, player }: EmbedSessionMade): Guest => ({ token, ...player });
