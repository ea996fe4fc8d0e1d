import { AssetStore } from "./assets/asset-store.ts";
import { DerivedImages } from "./assets/derived-images.ts";
import type { ContentLakeOptions } from "./server.ts";
import { LakeStore } from "./store/lake.ts";

/** What the routes share. */
export type Lake = ReturnType<typeof openLake>;

/** @throws DatabaseError when the database in `dataDir` cannot be opened or read */
export const openLake = (options: Omit<ContentLakeOptions, "port">) => ({
  projectId: options.projectId,
  /** Without a trailing slash, e.g. `http://localhost:3999`; known when the port is. */
  publicUrl: "",
  store: new LakeStore(options.dataDir),
  assets: new AssetStore(options.dataDir),
  derived: new DerivedImages(),
  webhooks: options.webhooks ?? [],
  queryLimitMs: options.queryLimitMs,
  log: options.log ?? console.error,
});
