import type { Language } from "../../../src/core/language.ts";
import type { Cloud } from "../platform/cloud.ts";
import type { Dice } from "../platform/dice.ts";
import { Device } from "./device.ts";
import { doErrand } from "./errands.ts";
import type { Invitation, PartnerSite } from "./partner.ts";
import { PASTIMES, type Pastimes } from "./plan.ts";
import { type Manners, MatchPlayer, PLAIN } from "./player.ts";
import { type Found, Search } from "./search.ts";
import { type Kind, Someone } from "./someone.ts";
import { hostRoom, joinRoom, watchMatch } from "./tables.ts";

export interface Habits {
  readonly games: readonly string[];
  readonly language: Language;
  /** Between two matches, on average. */
  readonly restMs: number;
  /** A guest who looks for strangers, plays, and does nothing else. */
  readonly isPlain: boolean;
  readonly pastimes: Pastimes;
  /** How likely they look for strangers on the tablet, too. */
  readonly elsewhere: number;
}

export interface Origins {
  readonly name: string;
  readonly address: string;
  readonly continent: string;
  /** Where their tablet's line comes out, which need not be where they are. */
  readonly tablet: string;
  readonly kind: Kind;
  readonly site: PartnerSite | null;
}

const MANNERS: Manners = {
  ...{ dawdles: 0.04, hesitates: 0.03, stepsOut: 0.02, walksOut: 0.006 },
  ...{ regrets: 0.06, chats: 0.03, claims: 0.6 },
};
const PLAYED_KEPT = 6;

/** Somebody who comes as a guest, an account or a partner's user, plays, rests, does this and that, and comes back. */
export class Person {
  readonly name: string;
  readonly device: Device;
  readonly tablet: Device;
  readonly me: Someone;
  readonly cloud: Cloud;
  readonly dice: Dice;
  readonly habits: Habits;
  /** The tables at which they are just now. */
  readonly tables = new Set<MatchPlayer>();
  /** Where they were asked to come. */
  readonly invitations: Invitation[] = [];
  /** The last matches they played to the end. */
  readonly played: { readonly match: string; readonly game: string }[] = [];
  /** Whom they want nothing to do with, by id. */
  readonly blocked: string[] = [];
  isHome = false;
  private search: Search | null = null;
  /** How often at the same time their line is cut. */
  private cuts = 0;

  constructor(cloud: Cloud, dice: Dice, origins: Origins, habits: Habits) {
    this.cloud = cloud;
    this.dice = dice;
    this.name = origins.name;
    this.habits = habits;
    const cf = { country: "FR", continent: origins.continent };
    const tabletCf = { country: "FR", continent: origins.tablet };
    this.device = new Device(cloud, dice.fork("device"), this.name, origins.address, cf);
    this.tablet = new Device(cloud, dice.fork("tablet"), `${this.name}'s tablet`, origins.address, tabletCf);
    this.me = new Someone(cloud, this.device, dice.fork("someone"), origins.kind, origins.site);
  }

  readonly token = (): string | null => this.me.token;

  async live(others: readonly Person[]): Promise<void> {
    const { dice, device, habits } = this;
    await device.wait(dice.until(habits.restMs));
    await this.me.begin();
    while (!this.isHome) {
      await this.doSomething(others);
      await device.wait(dice.until(habits.restMs));
    }
  }

  private async doSomething(others: readonly Person[]): Promise<void> {
    const { dice, habits } = this;
    const invitation = this.invitations.shift();
    if (invitation) return joinRoom(this, invitation);
    const what = habits.isPlain ? "strangers" : drawn(habits.pastimes, dice.next());
    if (what === "strangers") await this.playStrangers();
    else if (what === "host") await hostRoom(this, others);
    else if (what === "join") await joinRoom(this, null);
    else if (what === "watch") await watchMatch(this);
    else await doErrand(this);
  }

  /** Plays on where they sit, and begins nothing any more. */
  goHome(): void {
    this.isHome = true;
    this.search?.stop();
  }

  lineDown(): void {
    this.cuts++;
    this.device.access.goDown();
    this.tablet.access.goDown();
  }

  /** Loses the line in the moment after something was sent. */
  blink(forMs: number): void {
    this.device.access.afterNextSend(() => {
      this.cloud.history.add("blinks", this.name, String(forMs));
      this.lineDown();
      this.cloud.timeline.after(forMs, () => this.lineIsBack());
    });
  }

  lineIsBack(): void {
    this.cuts--;
    if (this.cuts > 0) return;
    this.device.access.comeUp();
    this.tablet.access.comeUp();
    this.search?.wake();
    for (const table of this.tables) table.wake();
  }

  // ---- strangers ----

  private async playStrangers(): Promise<void> {
    const { dice, habits } = this;
    const game = dice.pick(habits.games);
    const found = await this.lookFor(game);
    if (found) await this.play(game, found.match, found.seat);
  }

  /** Null when the search came to an end without a match. Some look for another game at the same time, or right after. */
  private async lookFor(game: string): Promise<Found | null> {
    const { dice, device, habits } = this;
    let tellConfirmed = (): void => {};
    const hasConfirmed = new Promise<void>((resolve) => {
      tellConfirmed = resolve;
    });
    const search = this.searchFor(device, game, tellConfirmed);
    this.search = search;
    if (habits.isPlain) return this.ended(search, await search.found);
    let isOver = false;
    const patience = 30_000 + dice.until(3 * 60_000);
    void device.wait(patience).then(() => {
      if (!isOver) search.stop();
    });
    if (dice.happens(habits.elsewhere)) void this.lookElsewhere(() => isOver, hasConfirmed);
    const found = await search.found;
    isOver = true;
    return this.ended(search, found);
  }

  private async ended(search: Search, found: Found | null): Promise<Found | null> {
    if (this.search === search) this.search = null;
    if (!found && !this.isHome) await this.checkToken();
    return found;
  }

  /** A second page, on the tablet: the same game or another one; some open it in the moment in which they confirm. */
  private async lookElsewhere(isOver: () => boolean, hasConfirmed: Promise<void>): Promise<void> {
    const { dice, device, habits } = this;
    if (dice.happens(0.5)) await hasConfirmed;
    else await device.wait(dice.until(4000));
    if (isOver() || this.isHome) return;
    const game = dice.pick(habits.games);
    const second = this.searchFor(this.tablet, game);
    void device.wait(dice.until(60_000)).then(() => second.stop());
    const found = await second.found;
    if (found) await this.play(game, found.match, found.seat, this.tablet);
  }

  private searchFor(device: Device, game: string, confirmed?: () => void): Search {
    const { isPlain, language } = this.habits;
    const [ignores, backsOut] = isPlain ? [0, 0] : [0.06, 0.04];
    return new Search(device, this.dice.fork("search"), this.cloud.history, {
      ...{ game, language, token: this.token, ignores, backsOut },
      ...(confirmed && { confirmed }),
    });
  }

  // ---- tables ----

  sitDown(device: Device, match: string, seat: number | null, game: string): MatchPlayer {
    const { cloud, dice, habits } = this;
    const manners = habits.isPlain || seat === null ? PLAIN : MANNERS;
    const sitting = { match, seat, game, language: habits.language, token: this.token, manners };
    if (seat !== null) cloud.history.add("sits down", device.name, `${match} ${seat} ${game}`);
    const table = new MatchPlayer(device, dice.fork(`match ${match}`), cloud.history, sitting);
    this.tables.add(table);
    return table;
  }

  standUp(table: MatchPlayer): void {
    table.leave();
    this.tables.delete(table);
  }

  /** To the end, and perhaps once more. */
  async play(game: string, match: string, seat: number, device = this.device): Promise<void> {
    const { dice, habits } = this;
    if (!habits.isPlain) await device.wait(dice.happens(0.1) ? dice.until(15_000) : dice.until(700));
    const table = this.sitDown(device, match, seat, game);
    const how = await table.done;
    if (how === "over") this.played.push({ match, game });
    if (this.played.length > PLAYED_KEPT) this.played.shift();
    await device.wait(dice.until(2000));
    const again = how === "over" && !habits.isPlain ? await this.again(table, match) : null;
    this.standUp(table);
    if (how === "ended") await this.checkToken();
    if (again !== null && !this.isHome) {
      const taken = await device.call("GET", `/api/matches/${again}`, undefined, this.me.token);
      const { seats = [] } = (taken?.json ?? {}) as { seats?: { seat: number; members: { id: string }[] }[] };
      const own = seats.find(({ members }) => members.some(({ id }) => id === this.me.id));
      if (own) await this.play(game, again, own.seat, device);
    }
  }

  /** The same again, if everybody wants to: gives the new match. Some press twice. */
  private async again(table: MatchPlayer, match: string): Promise<string | null> {
    const { dice, device, me } = this;
    if (!dice.happens(0.7)) return null;
    const path = `/api/matches/${match}/rematch`;
    const accept = dice.happens(0.9);
    const most = dice.happens(0.5) ? 1 : 3;
    for (let presses = 0; presses < most; presses++) {
      await device.call("POST", path, { accept }, me.token);
      if (!accept) return null;
      await device.wait(dice.until(6000));
      if (table.rematch !== null && !dice.happens(0.3)) break;
    }
    return table.rematch;
  }

  /** Comes in again if the token is void. */
  async checkToken(): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      const answer = await this.device.call("GET", "/api/me", undefined, this.me.token);
      if (answer?.status === 401) return this.me.comeBack();
      if (answer) return;
    }
  }

  // ---- a day later ----

  /** Looks in once more: at what waits, and at an offer that was made long ago. */
  async lookInLate(): Promise<void> {
    const { device, me } = this;
    if (me.token === null) return;
    if (me.kind === "partner") await me.comeBack();
    await device.call("GET", "/api/me/open", undefined, me.token);
    for (const { match } of this.played)
      await device.call("POST", `/api/matches/${match}/rematch`, { accept: true }, me.token);
  }
}

/** One of them, each as likely as it is large, by a number below one. */
function drawn(pastimes: Pastimes, chance: number): (typeof PASTIMES)[number] {
  let left = chance * PASTIMES.reduce((sum, each) => sum + pastimes[each], 0);
  for (const each of PASTIMES) {
    left -= pastimes[each];
    if (left < 0) return each;
  }
  return "strangers";
}
