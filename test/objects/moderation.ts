import { env } from "cloudflare:workers";
import { type Report, reportsSchema } from "../../src/protocol/reports.ts";
import { call } from "./client.ts";

/** The administrator of the tests. */
export const asModerator = (path: string, body?: unknown): Promise<Response> =>
  call(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { Authorization: `Bearer ${env.ADMIN_KEY}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

export const openReports = async (state = "open"): Promise<Report[]> =>
  reportsSchema.parse(await (await asModerator(`/api/admin/reports?state=${state}`)).json()).reports;

/** The newest open report of somebody. */
export async function readReport(player: string, state = "open"): Promise<Report> {
  const found = (await openReports(state)).filter((each) => each.player === player);
  const newest = found.sort((one, other) => other.at - one.at)[0];
  if (!newest) throw new Error("Nobody reported them");
  return newest;
}
