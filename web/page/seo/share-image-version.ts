import { createHash } from "node:crypto";
import { cropOf, focusOf } from "#schemas/shared/images/image-source.ts";
import type { KeptImage } from "#schemas/shared/images/image-urls.ts";

/** What is drawn on the picture of a shared link. */
type Shown = { heading: string; brandName: string; image: KeptImage | null | undefined };

/**
 * Changes whenever what the picture shows changes: its words, its illustration, or the part of the
 * illustration that an editor has chosen. Networks keep a picture by its address, so the address
 * has to change with it.
 */
export function shareImageVersion({ heading, brandName, image }: Shown): string {
  const illustration = image?.asset && {
    id: image.asset._id,
    hotspot: focusOf(image),
    crop: cropOf(image),
    isMirrored: image.flip === true,
  };
  const shown = JSON.stringify([heading, brandName, illustration ?? null]);
  return createHash("sha256").update(shown).digest("hex").slice(0, 10);
}
