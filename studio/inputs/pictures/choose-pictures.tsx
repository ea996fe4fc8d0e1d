import type { AssetSource, AssetSourceComponentProps } from "sanity";
import { mediaAssetSource } from "sanity-plugin-media";
import { PreparedUploads } from "../../sanity-patches/uploads/prepared-uploads.tsx";
import { preparingUploader } from "../../sanity-patches/uploads/preparing-uploader.ts";

/**
 * The only way to choose an image: by name, description or tag, with the pages that show it. An
 * upload is converted for the site, and then uses the Studio's own uploader, which knows the field.
 */
export function choosePictures(sources: AssetSource[]): AssetSource[] {
  const own = sources.find(({ Uploader }) => Uploader !== undefined);
  const Uploader = own?.Uploader && preparingUploader(own.Uploader);
  return [{ ...mediaAssetSource, component: Choosing, Uploader }];
}

const Browser = mediaAssetSource.component;

/** Sanity also renders this component during an upload, when there is nothing to choose. */
function Choosing(props: AssetSourceComponentProps) {
  if (props.action === "upload") return null;
  return (
    <PreparedUploads>
      <Browser {...props} />
    </PreparedUploads>
  );
}
