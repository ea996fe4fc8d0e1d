import type { Lake } from "../lake.ts";
import { ASSET_TYPES } from "../store/lake.ts";

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
