import type { AssetSource } from "sanity";
import { mediaAssetSource } from "sanity-plugin-media";

/**
 * One way to choose a picture: by its name, description or tag, and with the pages that show it.
 * What is uploaded goes the Studio's own way, which knows the field that it is for.
 */
export function choosePictures(sources: AssetSource[]): AssetSource[] {
  const own = sources.find(({ Uploader }) => Uploader !== undefined);
  return [{ ...mediaAssetSource, Uploader: own?.Uploader }];
}
