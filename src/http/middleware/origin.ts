import type { Context } from "hono";
import type { Env } from "../../env.ts";
import { isPartnerOrigin } from "../../partners/partners.ts";

/** Whether pages of this origin may use the service: our own, those the deployment names, and partners' registered ones. */
export async function isWelcome(c: Context<{ Bindings: Env }>, origin: string): Promise<boolean> {
  if (origin === new URL(c.req.url).origin || c.env.ORIGINS.split(" ").includes(origin)) return true;
  return isPartnerOrigin(c.env.DB, origin, Date.now());
}
