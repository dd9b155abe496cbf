import type { Cloud } from "../platform/cloud.ts";
import type { Dice } from "../platform/dice.ts";
import { type Answer, type Device, ORIGIN, tagOf } from "./device.ts";
import type { PartnerSite } from "./partner.ts";
import { Passkey } from "./passkey.ts";

/** What somebody comes as. */
export type Kind = "guest" | "account" | "partner";

const AGAIN_MS = 3000;
const NAME_LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Who a person is to the server: how they became it, and the token that shows it. */
export class Someone {
  id = "";
  name = "";
  token: string | null = null;
  kind: Kind;
  /** Whose user they are, and by what name there. */
  private readonly site: PartnerSite | null;
  private sub = "";
  passkey: Passkey | null = null;
  private coming: Promise<void> | null = null;
  private readonly cloud: Cloud;
  private readonly device: Device;
  private readonly dice: Dice;

  constructor(cloud: Cloud, device: Device, dice: Dice, kind: Kind, site: PartnerSite | null) {
    this.cloud = cloud;
    this.device = device;
    this.dice = dice;
    this.kind = kind;
    this.site = site;
  }

  /** Becomes somebody whom nobody has ever seen. */
  async begin(): Promise<void> {
    this.passkey = null;
    this.name = this.newName();
    this.sub = `user-${this.name}`;
    if (this.kind === "partner") await this.comeFromPartner();
    else await this.becomeGuest();
    if (this.kind === "account") await this.makePasskey();
  }

  /** A name that stands nowhere else in this world. */
  newName(): string {
    const letters = Array.from({ length: 9 }, () => NAME_LETTERS[this.dice.int(26)]);
    return `Qx${letters.join("")}`;
  }

  private async becomeGuest(): Promise<void> {
    for (;;) {
      const answer = await this.device.call("POST", "/api/players", { name: this.name });
      if (answer?.status === 201 && this.take(answer)) return;
      await this.device.wait(AGAIN_MS * (1 + this.dice.next()));
    }
  }

  /** The partner's page says who it is, as often as the token ends. */
  async comeFromPartner(): Promise<void> {
    if (!this.site) throw new Error("There is no partner to come from");
    for (;;) {
      const body = this.site.sessionFor(this.sub, this.name, this.dice.fork("jti"));
      const answer = body && (await this.device.call("POST", "/api/embed/session", body));
      if (answer?.status === 201 && this.take(answer)) return;
      await this.device.wait(AGAIN_MS * (1 + this.dice.next()));
    }
  }

  /** A guest makes a passkey, and is an account from then on. Gives up after a few tries: it may have been kept. */
  async makePasskey(): Promise<void> {
    const passkey = new Passkey(this.dice.fork("passkey"), ORIGIN);
    for (let tries = 0; tries < 4; tries++) {
      const begun = await this.device.call("POST", "/api/me/passkeys/options", {}, this.token);
      const challenge = challengeIn(begun);
      if (challenge !== null) {
        const credential = passkey.register(challenge);
        const kept = await this.device.call("POST", "/api/me/passkeys", { credential }, this.token);
        if (kept?.status === 201 && this.take(kept)) {
          this.passkey = passkey;
          return;
        }
        // Perhaps it was kept and the answer lost: then one can sign in with it.
        if (await this.signIn(passkey)) return;
      }
      await this.device.wait(AGAIN_MS * (1 + this.dice.next()));
    }
    this.kind = "guest";
  }

  async signIn(passkey: Passkey): Promise<boolean> {
    const challenge = challengeIn(await this.device.call("POST", "/api/sign-in/options", {}));
    if (challenge === null) return false;
    const credential = passkey.answer(challenge);
    const answer = await this.device.call("POST", "/api/sign-in", { credential });
    if (answer?.status !== 200 || !this.take(answer)) return false;
    this.passkey = passkey;
    this.kind = "account";
    return true;
  }

  /** What calls need that a token alone does not open; null when it was not given. */
  async confirmation(): Promise<Record<string, string> | null> {
    if (!this.passkey) return {};
    const begun = await this.device.call("POST", "/api/me/confirm/options", {}, this.token);
    const challenge = challengeIn(begun);
    if (challenge === null) return null;
    const credential = this.passkey.answer(challenge);
    const answer = await this.device.call("POST", "/api/me/confirm", { credential }, this.token);
    const { confirmation } = (answer?.json ?? {}) as { confirmation?: string };
    return confirmation ? { "palabre-confirmation": confirmation } : null;
  }

  /** The token is void, for whatever reason: comes in again, or as somebody new. Two pages of theirs may notice. */
  comeBack(): Promise<void> {
    this.coming ??= this.comeIn().finally(() => {
      this.coming = null;
    });
    return this.coming;
  }

  /** Is about to go for good: whatever page of theirs comes back comes as somebody whom nobody has seen. */
  letGo(): void {
    this.name = this.newName();
    this.sub = `user-${this.name}`;
  }

  private async comeIn(): Promise<void> {
    this.token = null;
    if (this.kind === "partner") return this.comeFromPartner();
    const { passkey } = this;
    for (let tries = 0; passkey && tries < 4; tries++) {
      if (await this.signIn(passkey)) return;
      await this.device.wait(AGAIN_MS * (1 + this.dice.next()));
    }
    await this.begin();
  }

  /** A token from an answer; false when there is none in it. */
  take({ json }: Answer): boolean {
    const { token, player } = (json ?? {}) as { token?: string; player?: { id: string; name: string } };
    if (!token || !player) return false;
    this.token = token;
    this.id = player.id;
    this.name = player.name;
    const { epoch = 0, exp, partner, passkey } = claimsIn(token);
    const { history } = this.cloud;
    history.add("is", this.device.name, `${player.id} ${this.kind} ${player.name}`);
    history.add("token", player.id, `#${tagOf(token)} ${JSON.stringify({ epoch, exp, partner, passkey })}`);
    return true;
  }
}

const challengeIn = (answer: Answer | null): string | null =>
  (answer?.json as { options?: { challenge?: string } } | undefined)?.options?.challenge ?? null;

interface TokenClaims {
  readonly epoch?: number;
  readonly exp: number;
  readonly partner?: string;
  readonly passkey?: string;
}

const claimsIn = (token: string): TokenClaims =>
  JSON.parse(Buffer.from(token.slice(0, token.indexOf(".")), "base64url").toString()) as TokenClaims;
