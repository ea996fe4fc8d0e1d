import { AssetStore } from "./assets/asset-store.ts";
import { DerivedImages } from "./assets/derived-images.ts";
import type { ContentLakeOptions } from "./server.ts";
import { LakeStore } from "./store/lake.ts";

/** The state that all routes share. */
export type Lake = ReturnType<typeof openLake>;

/** @throws DatabaseError when the database in `dataDir` cannot be opened or read */
export const openLake = (options: Omit<ContentLakeOptions, "port">) => ({
  projectId: options.projectId,
  /** Without a trailing slash, such as `http://localhost:3999`; set when the port is known. */
  publicUrl: "",
  store: new LakeStore(options.dataDir),
  assets: new AssetStore(options.dataDir),
  derived: new DerivedImages(),
  webhooks: options.webhooks ?? [],
  queryLimitMs: options.queryLimitMs,
  log: options.log ?? console.error,
});
