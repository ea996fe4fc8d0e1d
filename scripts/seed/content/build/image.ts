import type { ImageWithAlt, SanityImageHotspot } from "#schemas/generated/types.generated.ts";
import { type PictureName, pictures } from "#scripts/seed/images/manifest.ts";
import { pictureFile } from "../../pictures/picture-file.ts";
import { reference } from "./reference.ts";

/** Side of the hotspot, as a share of the picture: small enough to leave crops room to move. */
const HOTSPOT_SIDE = 0.4;

/** The hotspot ends at the picture's edge, as it does when an editor draws one. */
function hotspotAround(x: number, y: number): SanityImageHotspot {
  const sideAround = (centre: number) => Math.min(HOTSPOT_SIDE, 2 * centre, 2 * (1 - centre));
  return {
    _type: "sanity.imageHotspot",
    x,
    y,
    width: round(sideAround(x)),
    height: round(sideAround(y)),
  };
}

/** Keeps binary fractions such as 0.31999999999999995 out of the content. */
function round(share: number): number {
  return Math.round(share * 100) / 100;
}

/**
 * One of the illustrations, with its alternative text and the point that crops must keep.
 * A decorative image repeats what the text beside it says; `flip` mirrors it.
 */
export function image(
  name: PictureName,
  { decorative = false, flip = false }: { decorative?: boolean; flip?: boolean } = {},
): ImageWithAlt {
  const { alt, focus } = pictures[name];
  const isDecorative = decorative || alt === "";
  return {
    _type: "imageWithAlt",
    asset: reference(pictureFile(name).assetId),
    hotspot: hotspotAround(focus[0] / 100, focus[1] / 100),
    ...(isDecorative ? {} : { alt }),
    decorative: isDecorative,
    flip,
  };
}
