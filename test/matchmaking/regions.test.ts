import { describe, expect, it } from "vitest";
import {
  areNeighbours,
  bestRegion,
  type Origin,
  placeOf,
  regionOf,
  worstTripMs,
} from "../../src/matchmaking/regions.ts";
import { REGIONS, type Region } from "../../src/protocol/terms.ts";

const at = (latitude: number, longitude: number, more: Origin = {}) =>
  placeOf({ latitude: String(latitude), longitude: String(longitude), ...more });

const PARIS = at(48.86, 2.35);
const WARSAW = at(52.23, 21.01);
const NEW_YORK = at(40.71, -74.01);
const SEATTLE = at(47.61, -122.33);
const SAO_PAULO = at(-23.55, -46.63);
const TOKYO = at(35.68, 139.69);
const PERTH = at(-31.95, 115.86);
const NAIROBI = at(-1.29, 36.82);

describe("[W51] a player waits in the region of the shortest way", () => {
  const cases: [string, ReturnType<typeof at>, Region][] = [
    ["Paris", PARIS, "weur"],
    ["Kyiv", at(50.45, 30.52), "eeur"],
    ["New York", NEW_YORK, "enam"],
    ["Seattle", SEATTLE, "wnam"],
    ["São Paulo, where no object lives", SAO_PAULO, "enam"],
    ["Tokyo", TOKYO, "apac-ne"],
    ["Jakarta", at(-6.2, 106.85), "apac-se"],
    ["Auckland", at(-36.85, 174.76), "oc"],
    ["Cape Town, likewise", at(-33.92, 18.42), "weur"],
    ["Riyadh, likewise", at(24.71, 46.68), "eeur"],
    ["Dubai by its point of presence, whose cables lead to Singapore", placeOf({ colo: "DXB" }), "apac-se"],
    [
      "a point of presence that nobody measured, by its coordinates",
      at(48.86, 2.35, { colo: "ZZZ" }),
      "weur",
    ],
    ["Fiji, across the date line", at(-18.12, -178.45), "oc"],
  ];
  it.each(cases)("%s", (_, place, region) => {
    expect(regionOf(place)).toBe(region);
  });

  it("without coordinates the continent decides, without anything it is Western Europe", () => {
    expect(regionOf(placeOf({ continent: "SA" }))).toBe("enam");
    expect(regionOf(placeOf({ continent: "??" }))).toBe("weur");
    expect(regionOf(placeOf(undefined))).toBe("weur");
  });

  it("coordinates that are none are not believed", () => {
    for (const latitude of ["", "north", "NaN", "91", "Infinity"]) {
      expect(regionOf(placeOf({ latitude, longitude: "2", continent: "OC" }))).toBe("oc");
    }
    expect(placeOf({ clientTcpRtt: -5 }).accessMs).toBe(0);
    expect(placeOf({ clientTcpRtt: 1e9 }).accessMs).toBe(1000);
  });
});

describe("[W51] a match is held where the worst round trip is shortest", () => {
  const cases: [string, ReturnType<typeof at>[], Region][] = [
    ["two of one city", [PARIS, PARIS], "weur"],
    ["across the Atlantic", [PARIS, SEATTLE], "enam"],
    ["Europe and South America", [PARIS, SAO_PAULO], "enam"],
    ["across the Pacific", [SEATTLE, TOKYO], "wnam"],
    ["Europe and Australia", [PARIS, PERTH], "apac-ne"],
    ["three, of whom two are close", [PARIS, WARSAW, NAIROBI], "weur"],
  ];
  it.each(cases)("%s", (_, places, region) => {
    expect(bestRegion(places)).toBe(region);
    const worst = worstTripMs(places, region);
    for (const other of REGIONS) expect(1.05 * worstTripMs(places, other)).toBeGreaterThanOrEqual(worst);
  });

  it("a slow access draws the match towards it", () => {
    const slow = { ...SEATTLE, accessMs: 200 };
    expect(bestRegion([PARIS, SEATTLE])).toBe("enam");
    expect(bestRegion([PARIS, slow])).toBe("wnam");
  });

  it("the order of the seats does not matter", () => {
    expect(bestRegion([NAIROBI, NEW_YORK, TOKYO])).toBe(bestRegion([TOKYO, NAIROBI, NEW_YORK]));
  });
});

describe("neighbours", () => {
  it("[W79] are so from both sides, and every region has some and not all", () => {
    for (const a of REGIONS) {
      const neighbours = REGIONS.filter((b) => areNeighbours(a, b));
      expect(neighbours).toContain(a);
      expect(neighbours.length).toBeGreaterThan(1);
      expect(neighbours.length).toBeLessThan(REGIONS.length);
      for (const b of REGIONS) expect(areNeighbours(b, a)).toBe(areNeighbours(a, b));
    }
  });
});
