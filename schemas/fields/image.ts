import { defineField } from "@sanity/types";
import { wideEnoughFor } from "../rules/pictures.ts";
import { type PictureSlotName, pictureSlots } from "../shared/images/picture-slots.ts";
import type { FieldOptions } from "./field-options.ts";

const ASSET_REQUIRED = "Choose an image.";

type ImageOptions = FieldOptions & {
  /** The place of the site that shows the image: it says how it is cut and how wide it must be. */
  slot: PictureSlotName;
};

function previewsOf(slot: PictureSlotName) {
  return { hotspot: { previews: [...pictureSlots[slot].views] } };
}

/** An image that must be there; its alternative text is asked for beside it. */
export function requiredImage({ slot, ...field }: ImageOptions) {
  return defineField({
    ...field,
    type: "imageWithAlt",
    options: previewsOf(slot),
    validation: (rule) => [
      rule.required().assetRequired().error(ASSET_REQUIRED),
      rule.skip().custom(wideEnoughFor(pictureSlots[slot])).warning(),
    ],
  });
}

/** An image that may be left out. */
export function optionalImage({ slot, ...field }: ImageOptions) {
  return defineField({
    ...field,
    type: "imageWithAlt",
    options: previewsOf(slot),
    validation: (rule) => rule.skip().custom(wideEnoughFor(pictureSlots[slot])).warning(),
  });
}
