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
      await buryWebhooks(batch as MessageBatch<WebhookMessage>, env);
      return keepDeadLetters(batch, env);
    case "palabre-results-dead":
      return keepDeadLetters(batch, env);
    default:
      return recordResults(batch as MessageBatch<MatchResult>, env);
  }
}
