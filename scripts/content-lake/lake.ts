import { AssetStore } from "./assets/asset-store.ts";
import { DerivedImages } from "./assets/derived-images.ts";
import { LakeStore } from "./store/lake.ts";
import type { WebhookConfig } from "./webhook-config.ts";

export type LakeOptions = {
  dataDir: string;
  projectId: string;
  /** A folder that keeps images made from uploads for the next start, and for other lakes. */
  imagesDir?: string | undefined;
  webhooks?: WebhookConfig[];
  /** Limit of processor time for a query, in milliseconds; 10 s by default. */
  queryLimitMs?: number;
  log?: (line: string) => void;
};

/** The state that all routes share. */
export type Lake = {
  projectId: string;
  /** Without a trailing slash, such as `http://localhost:3999`; set when the port is known. */
  publicUrl: string;
  store: LakeStore;
  assets: AssetStore;
  derived: DerivedImages;
  webhooks: readonly WebhookConfig[];
  queryLimitMs: number | undefined;
  log: (line: string) => void;
};

/** @throws DatabaseError when the database in `dataDir` cannot be opened or read */
export function openLake(options: LakeOptions): Lake {
  return {
    projectId: options.projectId,
    publicUrl: "",
    store: new LakeStore(options.dataDir),
    assets: new AssetStore(options.dataDir),
    derived: new DerivedImages(options.imagesDir),
    webhooks: options.webhooks ?? [],
    queryLimitMs: options.queryLimitMs,
    log: options.log ?? console.error,
  };
}
