import type { QueryRunner } from "./groq/query-runner.ts";
import type { LakeStore } from "./store/lake.ts";
import type { WebhookConfig } from "./webhooks/config.ts";

/** What the routes share. */
export type Lake = {
  projectId: string;
  dataDir: string;
  /** Without a trailing slash, e.g. `http://localhost:3999`. */
  publicUrl: string;
  maxJsonBytes: number;
  store: LakeStore;
  queries: QueryRunner;
  webhooks: WebhookConfig[];
  log: (line: string) => void;
};
