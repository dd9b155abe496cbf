import { GAMES } from "../../../src/games/registry.ts";
import { MATCH_EVENT_TYPES } from "../../../src/match/events.ts";
import { sizeFor } from "../../../src/matchmaking/pairing.ts";
import { type Bundle, renamed } from "../platform/bundle.ts";
import { Cloud } from "../platform/cloud.ts";
import type { CloudConfig } from "../platform/config.ts";
import { Dice } from "../platform/dice.ts";
import { hooksOf, PartnerSite } from "./partner.ts";
import { Person } from "./person.ts";
import { CONTINENTS, type Plan, type Trouble, USUAL_PASTIMES } from "./plan.ts";
import type { Kind } from "./someone.ts";
import { publishWords } from "./words.ts";

const KEY = Buffer.from("a-key-of-a-simulated-world-only!").toString("base64url");
const ADMIN_KEY = "admin-of-a-simulated-world";
/** Ten minutes instead of two days: some are given up while somebody still lives here. */
const WEBHOOK_DELAYS = "5 10 20 30 60 60 120 120 180";
/** Between two machines of a deployment: meanwhile both versions run, call each other and share what is stored. */
const ROLLOUT_MS = 15_000;

export const STRANGERS_GAMES: readonly string[] = Object.values(GAMES)
  .filter(({ facts }) => sizeFor(facts) !== null)
  .map(({ facts }) => facts.id);

export interface Program {
  readonly bundle: Bundle;
  readonly config: CloudConfig;
  /** The last release. */
  readonly release?: Bundle;
}

/** People, partners, and the platform that our Worker runs on. One plan decides everything that happens. */
export class World {
  readonly cloud: Cloud;
  readonly people: ReadonlyMap<number, Person>;
  readonly sites: readonly PartnerSite[];
  readonly plan: Plan;
  readonly beganAt: number;
  /** What this version writes into logs and the last release cannot read: such a match waits for this version there. */
  readonly newEvents: readonly string[];
  private readonly bundle: Bundle;
  private readonly release: Bundle;
  /** How many troubles of a kind there are right now: they may overlap. */
  private readonly now = new Map<string, number>();
  private editions = 0;

  /** `release`: what a deployment goes back to; without one, the same program under another name. */
  constructor(plan: Plan, { bundle, config, release = renamed(bundle, "other") }: Program) {
    const { seed, games = STRANGERS_GAMES, restMs, isPlain = false, pastimes = USUAL_PASTIMES } = plan;
    this.plan = plan;
    this.bundle = bundle;
    this.release = release;
    this.newEvents = MATCH_EVENT_TYPES.filter((type) => !release.knows(type));
    const vars = { SIGNING_KEYS: `world:${KEY}`, ADMIN_KEY, DEVELOPMENT: "", WEBHOOK_DELAYS };
    this.cloud = new Cloud({ seed, bundle, config, vars, machines: plan.machines });
    this.beganAt = this.cloud.timeline.now;
    publishWords(this.cloud, "LEXICONS", ["fr"], this.editions);
    this.sites = Array.from({ length: plan.partners }, (_, i) => {
      const mode = i === 0 ? "live" : "test";
      return new PartnerSite(this.cloud, new Dice(seed, `site ${i}`), i, mode, ADMIN_KEY);
    });
    this.cloud.outside = hooksOf(this.sites);
    const { elsewhere } = plan;
    const habits = { games, language: "fr", restMs, isPlain, pastimes, elsewhere } as const;
    this.people = new Map(plan.people.map((number) => [number, this.personOf(number, habits)]));
    for (const trouble of plan.troubles)
      this.cloud.timeline.at(this.beganAt + trouble.at, () => this.happen(trouble));
    const people = [...this.people.values()];
    for (const person of people) void person.live(people);
    const dice = new Dice(seed, "invitations");
    for (const site of this.sites)
      void site.live((invitation) => {
        if (people.length > 0) dice.pick(people).invitations.push(invitation);
      }, games);
  }

  private personOf(number: number, habits: Person["habits"]): Person {
    const dice = new Dice(this.plan.seed, `person ${number}`);
    const kind: Kind = habits.isPlain ? "guest" : KINDS[number % KINDS.length]!;
    const site = kind !== "partner" ? null : this.sites[number % KINDS.length === 1 ? 1 : 0]!;
    const origins = {
      ...{ name: `person ${number}`, address: `198.51.100.${number}`, kind, site },
      continent: number % 4 === 0 ? dice.pick(CONTINENTS) : CONTINENTS[0],
    };
    const { abroad } = this.plan;
    const roams = new Dice(this.plan.seed, `journey of ${number}`);
    const placeOf = (usual: string): string => (roams.happens(abroad) ? roams.pick(CONTINENTS) : usual);
    const places = { continent: placeOf(origins.continent), tablet: placeOf(origins.continent) };
    return new Person(this.cloud, dice, { ...origins, ...places }, habits);
  }

  /** Since it began. */
  get elapsedMs(): number {
    return this.cloud.timeline.now - this.beganAt;
  }

  /** Until so many milliseconds after it began. */
  async runUntil(ms: number): Promise<void> {
    await this.cloud.timeline.runUntil(this.beganAt + ms);
  }

  /** From now on nobody begins anything; who is at a table plays on. */
  windDown(): void {
    this.cloud.standDown();
    for (const person of this.people.values()) person.goHome();
    for (const site of this.sites) site.goHome();
  }

  /** Whoever still sits somewhere goes: the others have been gone for long. */
  everybodyLeaves(): void {
    for (const person of this.people.values()) for (const table of [...person.tables]) person.standUp(table);
  }

  /** More than a day later: some look in again. */
  lookInLate(): void {
    if (this.plan.isPlain) return;
    for (const [number, person] of this.people) if (number % 2 === 0) void person.lookInLate();
  }

  private happen(trouble: Trouble): void {
    const { cloud } = this;
    const { weather } = cloud;
    cloud.history.add("trouble", trouble.kind, JSON.stringify(trouble));
    switch (trouble.kind) {
      case "kill":
        cloud.kill(trouble.machine);
        break;
      case "ambush":
        cloud.ambush(trouble.machine, trouble.steps);
        break;
      case "waylay":
        cloud.waylay(trouble.draw);
        break;
      case "deploy":
        this.deploy(this.release);
        this.during(trouble, () => this.deploy(this.bundle));
        break;
      case "cut": {
        const person = this.people.get(trouble.person);
        if (!person) break;
        person.lineDown();
        cloud.timeline.after(trouble.forMs, () => person.lineIsBack());
        break;
      }
      case "blink":
        this.people.get(trouble.person)?.blink(trouble.forMs);
        break;
      case "slow":
        weather.slowness = trouble.times;
        this.during(trouble, () => {
          weather.slowness = 1;
        });
        break;
      case "far":
        this.slowDown(trouble.continent, trouble.times);
        this.during(trouble, () => this.slowDown(null, 1));
        break;
      case "lossy":
        weather.callsLost = trouble.share;
        this.during(trouble, () => {
          weather.callsLost = 0;
        });
        break;
      case "twice":
        weather.messagesTwice = weather.alarmsTwice = trouble.share;
        weather.alarmsLateMs = 2000;
        this.during(trouble, () => {
          weather.messagesTwice = weather.alarmsTwice = 0;
          weather.alarmsLateMs = 20;
        });
        break;
      case "hooks-fail": {
        const site = this.sites[trouble.partner];
        if (!site) break;
        site.refuses = true;
        this.during(trouble, () => {
          site.refuses = false;
        });
        break;
      }
      case "partner-off": {
        const site = this.sites[trouble.partner];
        if (!site) break;
        site.enable(false);
        this.during(trouble, () => site.enable(true));
        break;
      }
      case "d1-away":
        weather.d1IsAway = true;
        this.during(trouble, () => {
          weather.d1IsAway = false;
        });
        break;
      case "kv-away":
        weather.kvIsAway = true;
        this.during(trouble, () => {
          weather.kvIsAway = false;
        });
        break;
      case "queues-away":
        weather.queuesAreAway = true;
        this.during(trouble, () => {
          weather.queuesAreAway = false;
        });
        break;
      case "new-words":
        publishWords(cloud, "LEXICONS", ["fr"], ++this.editions);
        break;
    }
  }

  /** Every machine begins anew, one after the other. */
  private deploy(bundle: Bundle): void {
    for (let machine = 0; machine < this.cloud.machineCount; machine++)
      this.cloud.timeline.after(machine * ROLLOUT_MS, () => this.cloud.deploy(machine, bundle));
  }

  private slowDown(continent: string | null, times: number): void {
    for (const { device, tablet } of this.people.values())
      for (const { access } of [device, tablet])
        if (continent === null || access.cf.continent === continent) access.slowness = times;
  }

  private during(
    trouble: Trouble & { readonly forMs: number; readonly partner?: number },
    over: () => void,
  ): void {
    const { forMs, partner } = trouble;
    const kind = partner === undefined ? trouble.kind : `${trouble.kind} ${partner}`;
    this.now.set(kind, (this.now.get(kind) ?? 0) + 1);
    this.cloud.timeline.after(forMs, () => {
      const left = this.now.get(kind)! - 1;
      this.now.set(kind, left);
      if (left > 0) return;
      this.cloud.history.add("over", kind);
      over();
    });
  }
}

/** By a person's number. */
const KINDS: readonly Kind[] = ["partner", "partner", "account", "partner", "guest", "account"];
