import {
  bestRegion,
  type Measured,
  measuredPlaces,
  nearestOf,
  type Place,
} from "../../src/matchmaking/regions.ts";
import { REGIONS, type Region } from "../../src/protocol/terms.ts";
import { figure } from "./shared/report.ts";

/**
 * How much longer the slower of two people waits for their match than at best, for all pairs of points of presence:
 * once by what was measured there, once with each place left out in turn, as somebody whose point of presence nobody
 * has measured.
 */
const IN_SAMPLE_MOST = 1.05;
const MUCH = 1.25;
const LEFT_OUT_SHARE = 0.1;

const known = measuredPlaces();
const at = ({ colo, latitude, longitude }: Measured): Place => ({ colo, latitude, longitude, accessMs: 0 });
const costOf = (a: Measured, b: Measured, region: Region): number =>
  Math.max(a.trips[region], b.trips[region]);

function regret(a: Measured, b: Measured, chosen: Region): number {
  return costOf(a, b, chosen) / Math.min(...REGIONS.map((region) => costOf(a, b, region)));
}

const inSample: number[] = [];
const leftOut: number[] = [];
for (const a of known) {
  const standIn = nearestOf(
    a,
    known.filter((each) => each !== a),
  );
  for (const b of known) {
    if (a === b) continue;
    inSample.push(regret(a, b, bestRegion([at(a), at(b)])));
    leftOut.push(regret(a, b, bestRegion([at(standIn), at(b)])));
  }
}

const shareOver = (regrets: readonly number[], limit: number): number =>
  regrets.filter((each) => each > limit).length / regrets.length;
const mean = (regrets: readonly number[]): number =>
  regrets.reduce((sum, each) => sum + each, 0) / regrets.length;

figure("placement", "largest regret", "times the best", Math.max(...inSample), { atMost: IN_SAMPLE_MOST });
figure("placement", "mean regret", "times the best", mean(inSample), {});
figure("placement", `pairs above ${MUCH}, place left out`, "share", shareOver(leftOut, MUCH), {
  atMost: LEFT_OUT_SHARE,
});
figure("placement", "mean regret, place left out", "times the best", mean(leftOut), {});
