import { isTimeZone } from "../../match/push.ts";
import { sessionOf } from "../../players/tokens.ts";
import { encryptPush, parsePushUrl, pushKeyOf } from "../../players/web-push.ts";
import {
  changePushSchema,
  newPushDeviceSchema,
  type PushSettings,
  type PushWishes,
  pushSchema,
} from "../../protocol/push.ts";
import { LIMITS } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { type ApiContext, route } from "../route.ts";

/** What I am told of on my devices while I look at no page. Only our own pages ask: a partner's frame may tell nobody. */
const settingsIn = (c: ApiContext, wishes: PushWishes): Response =>
  c.json({ key: pushKeyOf(c.env.VAPID_KEYS), ...wishes } satisfies PushSettings);

export const push = [
  route(
    {
      method: "get",
      path: "/api/me/push",
      id: "myPush",
      summary: "What I am told of on my devices, when not, and the key to subscribe a browser with",
      who: "player",
      answers: { 200: pushSchema },
    },
    async (c, { caller: { player } }) =>
      settingsIn(c, await c.env.PLAYERS.getByName(player.id).pushRequest({ type: "read" })),
  ),

  route(
    {
      method: "patch",
      path: "/api/me/push",
      id: "changePush",
      summary: "Choose what I am told of, and the hours of my day in which I am told of nothing",
      who: "player",
      limit: LIMITS.players,
      body: changePushSchema,
      answers: { 200: pushSchema },
      example: { body: { wishes: { reminders: false }, quiet: { from: 22, to: 8 } } },
    },
    async (c, { caller: { player }, body: change }) =>
      settingsIn(c, await c.env.PLAYERS.getByName(player.id).pushRequest({ type: "change", change })),
  ),

  route(
    {
      method: "post",
      path: "/api/me/push/devices",
      id: "addPushDevice",
      summary:
        "Tell this browser of what waits for me, by its push subscription; again to say that it still wants to be told. Eight at most: the one longest not seen goes",
      who: "player",
      limit: LIMITS.players,
      body: newPushDeviceSchema,
      answers: { 200: pushSchema },
      problems: ["not-found"],
      example: {
        body: {
          endpoint: "https://updates.push.services.mozilla.com/wpush/v2/an-example",
          keys: {
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            auth: "BTBZMqHH6r4Tts7J_aSIgg",
          },
          language: "fr",
          timeZone: "Europe/Paris",
        },
      },
    },
    async (c, { caller: { player, claims }, body: device }) => {
      if (pushKeyOf(c.env.VAPID_KEYS) === null)
        return problem("not-found", "This server has no VAPID_KEYS; npm run deploy makes them.");
      if (!parsePushUrl(device.endpoint, c.env.DEVELOPMENT === "1"))
        return problem("body-malformed", "endpoint: this is no address of a push service that we know.");
      if (!(await encryptPush("", device.keys)))
        return problem("body-malformed", "keys: send what the subscription's toJSON() gives.");
      if (!isTimeZone(device.timeZone))
        return problem("body-malformed", "timeZone: send a name such as Europe/Paris.");
      const { origin: site } = new URL(c.req.url);
      const request = { type: "add", device, session: sessionOf(claims), site } as const;
      return settingsIn(c, await c.env.PLAYERS.getByName(player.id).pushRequest(request));
    },
  ),

  route(
    {
      method: "delete",
      path: "/api/me/push/devices/{id}",
      id: "removePushDevice",
      summary: "Tell that browser no more",
      who: "player",
      answers: { 200: pushSchema },
      example: { params: { id: "AAAAAAAAAAAAAAAAAAAAAA" } },
    },
    async (c, { caller: { player }, params: { id: device } }) =>
      settingsIn(c, await c.env.PLAYERS.getByName(player.id).pushRequest({ type: "remove", device })),
  ),
];
