import { env } from "cloudflare:workers";
import { guest } from "./client.ts";

/** Somebody with an account, made without the ceremony of a passkey and without a claim to the name. */
export async function account(name?: string): Promise<{ token: string; id: string }> {
  const player = await guest(name);
  await env.DB.prepare("UPDATE players SET kind = 'account', has_claimed = 1 WHERE id = ?")
    .bind(player.id)
    .run();
  await env.PLAYERS.getByName(player.id).standingChanged();
  return player;
}
