import { CONTINENTS, type Continent, REGIONS, type Region } from "../protocol/terms.ts";
import { MEASURED_HINTS } from "./measured-hints.ts";
import { MEASURED_PLACES } from "./measured-places.ts";

/**
 * Where people are, and where a match is best held: in the region whose farthest seat has the shortest round trip,
 * because an object never moves afterwards. How long those are was measured from the platform's points of presence
 * (`measured-places.ts`), since objects do not live where the names of the hints suggest: none in South America, Africa,
 * the Middle East or India. `npm run bench placement` says how good the choice is.
 */

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a player is. `accessMs` is the round trip to the network's edge, which no choice of region shortens. */
export interface Place extends Point {
  readonly accessMs: number;
  /** The point of presence that the player's requests come through, where it is known. */
  readonly colo?: string;
}

/** What the platform tells of a request's origin, as far as it concerns us. */
export interface Origin {
  readonly colo?: string | undefined;
  readonly continent?: string | undefined;
  /** The platform gives these as text. */
  readonly latitude?: string | number | undefined;
  readonly longitude?: string | number | undefined;
  readonly clientTcpRtt?: number | undefined;
}

/** For an origin without coordinates: a city of the continent. Nobody is refused for not being on the map. */
const CITIES: Readonly<Record<Continent, Point>> = {
  AF: { latitude: 6.5, longitude: 3.4 }, // Lagos
  AN: { latitude: -43.5, longitude: 172.6 }, // Christchurch
  AS: { latitude: 1.35, longitude: 103.8 }, // Singapore
  EU: { latitude: 48.9, longitude: 2.4 }, // Paris
  NA: { latitude: 39.0, longitude: -77.5 }, // Ashburn
  OC: { latitude: -33.9, longitude: 151.2 }, // Sydney
  SA: { latitude: -23.5, longitude: -46.6 }, // São Paulo
};

const MOST_ACCESS_MS = 1000;
const EARTH_KM = 6371;

/** Regions with cables between them: who waits in one may soon meet who waits in the other. */
const NEIGHBOURS: readonly (readonly [Region, Region])[] = [
  ["wnam", "enam"],
  ["wnam", "apac-ne"],
  ["enam", "sam"],
  ["enam", "weur"],
  ["weur", "eeur"],
  ["weur", "afr"],
  ["weur", "me"],
  ["eeur", "me"],
  ["me", "afr"],
  ["me", "apac-se"],
  ["apac-se", "apac-ne"],
  ["apac-se", "oc"],
  ["apac-ne", "oc"],
];

export function placeOf(origin: Origin | undefined): Place {
  const latitude = degrees(origin?.latitude, 90);
  const longitude = degrees(origin?.longitude, 180);
  const continent = CONTINENTS.find((each) => each === origin?.continent) ?? "EU";
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : CITIES[continent];
  const accessMs = Math.min(MOST_ACCESS_MS, Math.max(0, origin?.clientTcpRtt ?? 0));
  return { ...point, accessMs, ...(origin?.colo && { colo: origin.colo }) };
}

function degrees(given: string | number | undefined, most: number): number | null {
  const value = Number.parseFloat(String(given));
  return Math.abs(value) <= most ? value : null;
}

/**
 * The regions where objects live. The other hints are answered from these too (`sam` mostly from `enam`, `afr` from
 * `weur`, `me` from `eeur`), now and then from a better place.
 */
const LIVED_IN: readonly Region[] = ["weur", "enam", "eeur", "wnam", "apac-ne", "apac-se", "oc"];
const HINTS: readonly Region[] = [...LIVED_IN, "me", "sam", "afr"];
/** What is no more than this many times as long is as good: the first of the list is taken. */
const AS_GOOD = 1.05;

/** The region a player waits in: people of one city wait together, whatever a millisecond says. */
export const regionOf = (place: Place): Region => shortest([place], LIVED_IN);

/** The region whose worst round trip to these places is shortest. */
export const bestRegion = (places: readonly Place[]): Region => shortest(places, HINTS);

function shortest(places: readonly Place[], among: readonly Region[]): Region {
  const trips = places.map(tripsFrom);
  const worst = (region: Region): number => Math.max(...trips.map((trip) => trip[region]));
  const least = Math.min(...among.map(worst));
  return among.find((region) => worst(region) <= least * AS_GOOD)!;
}

export const worstTripMs = (places: readonly Place[], region: Region): number =>
  Math.max(...places.map((place) => tripsFrom(place)[region]));

export function areNeighbours(a: Region, b: Region): boolean {
  return a === b || NEIGHBOURS.some((pair) => pair.includes(a) && pair.includes(b));
}

type Trips = Readonly<Record<Region, number>>;

export interface Measured extends Point {
  readonly colo: string;
  readonly trips: Trips;
}

/** As measured from the player's point of presence, or else from the nearest that was. */
function tripsFrom(place: Place): Trips {
  const known = measuredPlaces();
  const { trips } = known.find(({ colo }) => colo === place.colo) ?? nearestOf(place, known);
  return Object.fromEntries(REGIONS.map((region) => [region, place.accessMs + trips[region]])) as Trips;
}

export const nearestOf = <P extends Point>(point: Point, places: readonly P[]): P =>
  places.reduce((best, each) => (kilometres(point, each) < kilometres(point, best) ? each : best));

let measured: readonly Measured[] | null = null;

/** Read at the first asking: most requests of an isolate never ask. */
export function measuredPlaces(): readonly Measured[] {
  measured ??= MEASURED_PLACES.trim().split("\n").map(readMeasured);
  return measured;
}

function readMeasured(line: string): Measured {
  const [colo = "", ...numbers] = line.split(" ");
  const [latitude = 0, longitude = 0, ...trips] = numbers.map(Number);
  const byHint = Object.fromEntries(MEASURED_HINTS.map((hint, i) => [hint, trips[i]]));
  const point = { latitude, longitude };
  const asia = byHint.apac ?? 0;
  return { colo, ...point, trips: { ...byHint, ...partsOfAsia(point, asia) } as unknown as Trips };
}

/** What the platform answers `apac` with lives in either; the farther costs the way between the two. */
const TOKYO: Point = { latitude: 35.7, longitude: 139.7 };
const SINGAPORE: Point = { latitude: 1.35, longitude: 103.8 };
/** Light in fibre needs a millisecond for 100 km there and back; cables are half as long again as a great circle. */
const MS_PER_KM = 0.015;

function partsOfAsia(from: Point, asiaMs: number): Pick<Trips, "apac-ne" | "apac-se"> {
  const [northEast, southEast] = [kilometres(from, TOKYO), kilometres(from, SINGAPORE)];
  const nearer = Math.min(northEast, southEast);
  const trip = (km: number): number => asiaMs + (km - nearer) * MS_PER_KM;
  return { "apac-ne": trip(northEast), "apac-se": trip(southEast) };
}

/** Along a great circle. */
function kilometres(a: Point, b: Point): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const narrowing = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const chord = half(a.latitude - b.latitude) + narrowing * half(a.longitude - b.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}
