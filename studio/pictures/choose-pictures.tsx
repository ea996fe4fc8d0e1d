import type { AssetSource, AssetSourceComponentProps } from "sanity";
import { mediaAssetSource } from "sanity-plugin-media";
import { preparingUploader } from "./preparing-uploader.ts";

/**
 * One way to choose a picture: by its name, description or tag, and with the pages that show it.
 * What is uploaded is made fit for the site, and goes the Studio's own way, which knows the field.
 */
export function choosePictures(sources: AssetSource[]): AssetSource[] {
  const own = sources.find(({ Uploader }) => Uploader !== undefined);
  const Uploader = own?.Uploader && preparingUploader(own.Uploader);
  return [{ ...mediaAssetSource, component: Choosing, Uploader }];
}

const Browser = mediaAssetSource.component;

/** Sanity shows the source of a picture while one is uploaded, too: there is nothing to choose then. */
function Choosing(props: AssetSourceComponentProps) {
  return props.action === "upload" ? null : <Browser {...props} />;
}
