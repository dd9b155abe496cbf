import { CONTINENTS, type Continent, REGIONS, type Region } from "../protocol/terms.ts";

/**
 * Where people are, and where a match is best held. Distances along the cables are turned into round trips; a
 * match is made in the region whose farthest seat has the shortest one, because an object never moves afterwards.
 *
 * The names are the platform's location hints. It may answer a hint with a region close by where it has no
 * machines of the kind; that costs a detour, and no other hint would be better.
 */

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a player is. `accessMs` is the round trip to the network's edge, which no choice of region shortens. */
export interface Place extends Point {
  readonly accessMs: number;
}

/** What the platform tells of a request's origin, as far as it concerns us. */
export interface Origin {
  readonly continent?: string | undefined;
  /** The platform gives these as text. */
  readonly latitude?: string | number | undefined;
  readonly longitude?: string | number | undefined;
  readonly clientTcpRtt?: number | undefined;
}

/** The city that stands for a region. */
const HUBS: Readonly<Record<Region, Point>> = {
  wnam: { latitude: 37.4, longitude: -121.9 }, // San José
  enam: { latitude: 39.0, longitude: -77.5 }, // Ashburn
  sam: { latitude: -23.5, longitude: -46.6 }, // São Paulo
  weur: { latitude: 50.1, longitude: 8.7 }, // Frankfurt
  eeur: { latitude: 44.4, longitude: 26.1 }, // Bucharest
  "apac-ne": { latitude: 35.7, longitude: 139.7 }, // Tokyo
  "apac-se": { latitude: 1.35, longitude: 103.8 }, // Singapore
  oc: { latitude: -33.9, longitude: 151.2 }, // Sydney
  afr: { latitude: -26.2, longitude: 28.0 }, // Johannesburg
  me: { latitude: 25.2, longitude: 55.3 }, // Dubai
};

/** For an origin without coordinates. Nobody is refused for not being on the map. */
const BY_CONTINENT: Readonly<Record<Continent, Region>> = {
  AF: "afr",
  AN: "oc",
  AS: "apac-se",
  EU: "weur",
  NA: "enam",
  OC: "oc",
  SA: "sam",
};
const ANYWHERE: Region = "weur";

/** Light in fibre needs a millisecond for 100 km there and back; cables are half as long again as a great circle. */
const MS_PER_KM = 0.015;
const HANDLING_MS = 5;
const MOST_ACCESS_MS = 1000;
const EARTH_KM = 6371;

/** Regions with cables between them. Everything else goes through these: no line joins Africa and Australia. */
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
  const continent = CONTINENTS.find((each) => each === origin?.continent);
  const point =
    latitude !== null && longitude !== null
      ? { latitude, longitude }
      : HUBS[continent ? BY_CONTINENT[continent] : ANYWHERE];
  const accessMs = Math.min(MOST_ACCESS_MS, Math.max(0, origin?.clientTcpRtt ?? 0));
  return { ...point, accessMs };
}

function degrees(given: string | number | undefined, most: number): number | null {
  const value = Number.parseFloat(String(given));
  return Math.abs(value) <= most ? value : null;
}

/** The region a player waits in. */
export const regionOf = (place: Place): Region => bestRegion([place]);

/** The region whose worst round trip to these places is shortest. */
export function bestRegion(places: readonly Place[]): Region {
  const trips = REGIONS.map((region) => worstTripMs(places, region));
  return REGIONS[trips.indexOf(Math.min(...trips))]!;
}

export const worstTripMs = (places: readonly Place[], region: Region): number =>
  Math.max(...places.map((place) => place.accessMs + HANDLING_MS + wayKm(place, region) * MS_PER_KM));

export function areNeighbours(a: Region, b: Region): boolean {
  return a === b || NEIGHBOURS.some((pair) => pair.includes(a) && pair.includes(b));
}

/** To a region's hub: straight to the nearest hub or one of its neighbours, from there along the cables. */
function wayKm(from: Point, to: Region): number {
  const direct = REGIONS.map((region) => kilometres(from, HUBS[region]));
  const nearest = REGIONS[direct.indexOf(Math.min(...direct))]!;
  const ways = REGIONS.map((first, i) =>
    areNeighbours(nearest, first) ? direct[i]! + CABLES_KM[i]![REGIONS.indexOf(to)]! : Infinity,
  );
  return Math.min(...ways);
}

/** The shortest way between any two hubs, found once. */
const CABLES_KM: readonly (readonly number[])[] = shortestWays(
  REGIONS.map((a) => REGIONS.map((b) => (areNeighbours(a, b) ? kilometres(HUBS[a], HUBS[b]) : Infinity))),
);

/** Floyd and Warshall: through each hub in turn. */
function shortestWays(direct: number[][]): number[][] {
  const ways = direct.map((row) => [...row]);
  for (let via = 0; via < ways.length; via++) {
    for (const row of ways) {
      for (let to = 0; to < row.length; to++) row[to] = Math.min(row[to]!, row[via]! + ways[via]![to]!);
    }
  }
  return ways;
}

/** Along a great circle. */
function kilometres(a: Point, b: Point): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const narrowing = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const chord = half(a.latitude - b.latitude) + narrowing * half(a.longitude - b.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}
