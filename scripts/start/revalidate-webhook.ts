import type { WebhookConfig } from "@nordune/content-lake";
import { webhookFilter, webhookProjection } from "#schemas/shared/webhook.ts";

/**
 * The webhook that tells the site what was published, as the local content lake takes it. A hosted
 * project's webhook has the same trigger, filter and projection (see README.md).
 * @param options.siteUrl address of the site, without a trailing slash
 * @param options.dataset the site's own: comments live in another
 */
export function revalidateWebhook(options: {
  siteUrl: string;
  secret: string;
  dataset: string;
}): WebhookConfig {
  const { siteUrl, secret, dataset } = options;
  return {
    name: "revalidate-site",
    url: `${siteUrl}/api/revalidate`,
    secret,
    dataset,
    on: ["create", "update", "delete"],
    filter: webhookFilter,
    projection: webhookProjection,
  };
}
