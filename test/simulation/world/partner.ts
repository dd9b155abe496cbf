import { createHmac } from "node:crypto";
import type { Cloud } from "../platform/cloud.ts";
import type { Dice } from "../platform/dice.ts";
import { type SimRequest, SimResponse } from "../platform/http.ts";
import { Device } from "./device.ts";

const AGAIN_MS = 4000;
const KID = "world";
/** How often a partner opens a room for two of its people, on average. */
const ROOM_EVERY_MS = 4 * 60_000;
const TOKEN_S = 300;

export type Mode = "live" | "test";

/** A seat that somebody was sent the link of. */
export interface Invitation {
  readonly match: string;
  readonly game: string;
  readonly ticket?: string;
}

type Invite = (invitation: Invitation) => void;

/** A site that has our games in its pages: its server, its users' tokens, and where it takes webhooks. */
export class PartnerSite {
  readonly id: string;
  readonly origin: string;
  readonly mode: Mode;
  /** Takes no webhooks just now. */
  refuses = false;
  private readonly cloud: Cloud;
  private readonly device: Device;
  private readonly dice: Dice;
  private readonly admin: string;
  private isHome = false;
  private publicKey = "";
  private secretKey = "";
  private signing = "";
  private keys = 0;
  private changes: Promise<void> = Promise.resolve();

  constructor(cloud: Cloud, dice: Dice, number: number, mode: Mode, admin: string) {
    this.cloud = cloud;
    this.dice = dice;
    this.mode = mode;
    this.admin = admin;
    this.id = `site-${number}`;
    this.origin = `https://www.${this.id}.example`;
    const address = `203.0.113.${number + 1}`;
    this.device = new Device(cloud, dice.fork("device"), this.id, address, { continent: "EU" });
  }

  /** Is set up by an administrator, and then opens rooms now and then. */
  async live(invite: Invite, games: readonly string[]): Promise<void> {
    const made = await this.untilDone(() =>
      this.device.call(
        "POST",
        "/api/admin/partners",
        { id: this.id, name: this.id, origins: [this.origin] },
        this.admin,
      ),
    );
    // Made, and the answer lost: its keys were shown to nobody, so it gets others.
    const { keys = [] } = (made ?? {}) as { keys?: { kind: string; mode: string; key: string }[] };
    this.publicKey = keys.find(({ kind, mode }) => kind === "public" && mode === this.mode)?.key ?? "";
    this.secretKey = keys.find(({ kind, mode }) => kind === "secret" && mode === this.mode)?.key ?? "";
    if (!this.publicKey) this.publicKey = await this.newKey("public");
    if (!this.secretKey) this.secretKey = await this.newKey("secret");
    const path = `/api/admin/partners/${this.id}/signers`;
    while (!this.signing) {
      const kid = `${KID}-${this.keys++}`;
      const signer = await this.device.call("POST", path, { kid }, this.admin);
      const { secret } = (signer?.json ?? {}) as { secret?: string };
      if (secret) this.signing = `${kid} ${secret}`;
      else await this.device.wait(AGAIN_MS);
    }
    const hook = { url: `https://hooks.${this.id}.example/palabre` };
    await this.once("/api/partner/webhooks", hook);
    await this.openRooms(invite, games);
  }

  goHome(): void {
    this.isHome = true;
  }

  /** What a page sends for one of its users; null until the site is set up. */
  sessionFor(sub: string, name: string, dice: Dice): object | null {
    if (!this.signing) return null;
    const [kid, secret] = this.signing.split(" ");
    const iat = Math.floor(this.cloud.timeline.now / 1000);
    const jti = dice.fill(Buffer.alloc(9)).toString("base64url");
    const claims = {
      ...{ iss: this.id, aud: "palabre-embed", sub, name, iat },
      ...{ exp: iat + TOKEN_S, jti, origin: this.origin },
    };
    const text = [{ alg: "HS256", kid, typ: "JWT" }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const signature = createHmac("sha256", secret!).update(text).digest("base64url");
    return { partner: this.publicKey, token: `${text}.${signature}`, origin: this.origin, language: "fr" };
  }

  /** A webhook has arrived. */
  receive(request: SimRequest, answer: (response: SimResponse | Error) => void): void {
    void request.text().then((body) => {
      const id = request.headers.get("webhook-id") ?? "";
      const { history, timeline } = this.cloud;
      if (this.refuses) {
        history.add("refuses webhook", this.id, id);
        const isSilent = this.dice.happens(0.2); // until the caller gives up
        if (!isSilent) timeline.after(30, () => answer(new SimResponse("no", { status: 503 })));
        return;
      }
      history.add("takes webhook", this.id, `${id} ${body}`);
      timeline.after(30, () => answer(new SimResponse("ok")));
    });
  }

  /** One change after the other: of two at once nobody knows which holds. */
  enable(isEnabled: boolean): void {
    const path = `/api/admin/partners/${this.id}`;
    this.changes = this.changes.then(async () => {
      await this.untilDone(() => this.device.call("PATCH", path, { disabled: !isEnabled }, this.admin));
      this.cloud.history.add(isEnabled ? "partner enabled" : "partner disabled", this.id);
    });
  }

  private async openRooms(invite: Invite, games: readonly string[]): Promise<void> {
    for (;;) {
      await this.device.wait(this.dice.until(ROOM_EVERY_MS));
      if (this.isHome) return;
      const game = this.dice.pick(games);
      const visibility = this.dice.pick(["public", "private"]);
      const room = (await this.once("/api/partner/rooms", { game, language: "fr", visibility })) as {
        id: string;
        seats: { url: string }[];
      } | null;
      if (!room) continue;
      for (const { url } of room.seats) {
        const ticket = new URL(url).searchParams.get("seat")!;
        if (this.dice.happens(0.9)) invite({ match: room.id, game, ticket });
      }
    }
  }

  /** A call that is sent until it is answered, under one key; now and then also after that. */
  private async once(path: string, body: unknown): Promise<unknown> {
    const key = `${this.id}-key-${this.keys++}`;
    const send = () =>
      this.device.call("POST", path, body, this.secretKey, { "idempotency-key": key }).then((answer) => {
        this.cloud.history.add("keyed", this.id, `${key} ${path} ${JSON.stringify(answer?.json ?? null)}`);
        return answer;
      });
    const first = await this.untilDone(send);
    if (!this.dice.happens(0.3)) return first;
    await this.device.wait(this.dice.until(8000));
    return (await this.untilDone(send)) ?? first;
  }

  private async newKey(kind: "public" | "secret"): Promise<string> {
    const path = `/api/admin/partners/${this.id}/keys`;
    const made = await this.untilDone(() =>
      this.device.call("POST", path, { kind, mode: this.mode }, this.admin),
    );
    return (made as { key: string }).key;
  }

  /** Until there is an answer that says something: what it is, or null for a refusal that will not change. */
  private async untilDone(call: () => Promise<{ status: number; json: unknown } | null>): Promise<unknown> {
    for (;;) {
      const answer = await call();
      if (answer && answer.status < 300) return answer.json;
      if (answer?.status === 409 && (answer.json as { code?: string }).code === "partner-exists") return null;
      await this.device.wait(AGAIN_MS);
    }
  }
}

/** Whoever our Worker calls: the hooks of partners, and nobody else. */
export const hooksOf =
  (sites: readonly PartnerSite[]): Cloud["outside"] =>
  (request, answer) => {
    const host = new URL(request.url).hostname;
    const site = sites.find(({ id }) => host === `hooks.${id}.example`);
    if (site) site.receive(request, answer);
    else answer(new Error("Nobody is there"));
  };
