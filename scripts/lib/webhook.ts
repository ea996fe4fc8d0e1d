import { webhookFilter, webhookProjection } from "#schemas/webhook.ts";
import type { WebhookConfig } from "../content-lake/webhooks/config.ts";

/**
 * The webhook that tells the site what was published, as the local content lake takes it. A hosted
 * project's webhook has the same trigger, filter and projection (see README.md).
 * @param siteUrl address of the site, without a trailing slash
 */
export function revalidateWebhook({
  siteUrl,
  secret,
}: {
  siteUrl: string;
  secret: string;
}): WebhookConfig {
  return {
    name: "revalidate-site",
    url: `${siteUrl}/api/revalidate`,
    secret,
    on: ["create", "update", "delete"],
    filter: webhookFilter,
    projection: webhookProjection,
  };
}
