import { ok } from "../../core/result.ts";
import type { Seat, World } from "../game.ts";
import type { Facts } from "./decide.ts";
import { CAMP_MS } from "./options.ts";
import { refuse } from "./refusals.ts";
import { type Camp, roomIn } from "./roles.ts";
import type { MotAMotState } from "./state.ts";

/** Between two rounds: going on, and choosing a camp for the Finale. */
export function ready({ phase, round }: MotAMotState, seat: Seat): Facts {
  if (phase.name !== "result" || round?.vote) return refuse("mot-a-mot/not-between-rounds");
  if (phase.ready.includes(seat)) return refuse("mot-a-mot/already-ready");
  return ok([{ type: "seat-ready", seat }]);
}

export function chooseCamp(
  { phase, round, seats }: MotAMotState,
  seat: Seat,
  camp: Camp,
  world: World,
): Facts {
  if (phase.name !== "camps") return refuse(round?.finale ? "mot-a-mot/camp-late" : "mot-a-mot/no-camps-now");
  if (!phase.waiting.includes(seat)) return refuse("mot-a-mot/camp-late");
  if (phase.waiting[0] !== seat) return refuse("mot-a-mot/camp-not-yet");
  if (phase.camps[camp].length >= roomIn(camp, seats)) return refuse("mot-a-mot/camp-full");
  return ok([{ type: "camp-chosen", seat, camp, by: "choice", until: world.now + CAMP_MS }]);
}
