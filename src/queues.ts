import type { Env } from "./env.ts";
import type { MatchResult } from "./match/result.ts";
import { buryWebhooks, deliverWebhooks } from "./partners/deliver.ts";
import type { WebhookMessage } from "./partners/deliveries.ts";
import { keepDeadLetters } from "./players/dead-letters.ts";
import { recordResults } from "./players/results.ts";

/** Every queue there is, and who takes its messages. */
export async function takeMessages(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  switch (batch.queue) {
    case "palabre-webhooks":
      return deliverWebhooks(batch as MessageBatch<WebhookMessage>, env);
    case "palabre-webhooks-dead":
      return orLater(batch, async () => {
        await buryWebhooks(batch as MessageBatch<WebhookMessage>, env);
        await keepDeadLetters(batch, env);
      });
    case "palabre-results-dead":
      return orLater(batch, () => keepDeadLetters(batch, env));
    default:
      return recordResults(batch as MessageBatch<MatchResult>, env);
  }
}

/** A dead letter has no other place to go: its hundred tries outlast a database that is away for half a day. */
const LATER_S = 600;

async function orLater(batch: MessageBatch<unknown>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    batch.retryAll({ delaySeconds: LATER_S });
  }
}
