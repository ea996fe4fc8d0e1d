import type { AssetStore } from "./assets/asset-store.ts";
import type { DerivedImages } from "./assets/derived-images.ts";
import type { QueryRunner } from "./groq/query-runner.ts";
import type { LakeStore } from "./store/lake.ts";
import type { WebhookConfig } from "./webhooks/config.ts";

/** What the routes share. */
export type Lake = {
  projectId: string;
  /** Without a trailing slash, e.g. `http://localhost:3999`; known when the port is. */
  publicUrl: string;
  store: LakeStore;
  assets: AssetStore;
  derived: DerivedImages;
  queries: QueryRunner;
  webhooks: WebhookConfig[];
  log: (line: string) => void;
};
