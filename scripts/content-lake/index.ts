export { type ContentLake, type ContentLakeOptions, startContentLake } from "./server.ts";
export { type WebhookConfig, webhookConfig } from "./webhook-config.ts";
