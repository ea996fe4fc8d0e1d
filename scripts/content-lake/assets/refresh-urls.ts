import type { Lake } from "../lake.ts";

const ASSET_TYPES = new Set(["sanity.imageAsset", "sanity.fileAsset"]);

/** Asset documents name their full address; after a start on another port it must be this one. */
export function refreshAssetUrls(lake: Lake): void {
  for (const dataset of lake.store.datasets()) {
    for (const document of dataset.all()) {
      const url = `${lake.publicUrl}/${document.path}`;
      if (!ASSET_TYPES.has(document._type) || document.url === url) continue;
      dataset.amend({ ...document, url });
    }
  }
}
