import { defineField, type Rule } from "@sanity/types";
import { type PictureSlotName, pictureSlots } from "../rules/picture-slots.ts";
import { noDrawing, warnOnUnknownRights, wideEnoughFor } from "../rules/pictures.ts";
import type { FieldNames } from "./field.ts";
import { iconOptions } from "./icons.ts";
import { requiredChoice } from "./text.ts";

export const iconField = (description: string) =>
  requiredChoice({ name: "icon", title: "Icon", description, choices: iconOptions });

const ASSET_REQUIRED = "Choose an image.";

/**
 * Formats that browsers show and the site can resize. The Studio converts a phone's HEIC to JPEG.
 */
const PHOTOGRAPHS = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif";

function optionsOf(slot: PictureSlotName) {
  const views = Object.entries<number>(pictureSlots[slot].views);
  return {
    hotspot: { previews: views.map(([title, aspectRatio]) => ({ title, aspectRatio })) },
    accept: slot === "logo" ? `${PHOTOGRAPHS},image/svg+xml` : PHOTOGRAPHS,
  };
}

function rulesOf(slot: PictureSlotName, rule: Rule) {
  return [
    ...(slot === "logo" ? [] : [rule.skip().custom(noDrawing)]),
    rule.skip().custom(wideEnoughFor(pictureSlots[slot])).warning(),
    rule.skip().custom(warnOnUnknownRights).warning(),
  ];
}

type ImageField = FieldNames & {
  /**
   * The place of the image on the site, which decides how it is cropped and how wide it must be.
   */
  slot: PictureSlotName;
};

const image =
  (isRequired: boolean) =>
  ({ slot, ...names }: ImageField) =>
    defineField({
      ...names,
      type: "imageWithAlt",
      options: optionsOf(slot),
      validation: (rule) => [
        ...(isRequired ? [rule.required().assetRequired().error(ASSET_REQUIRED)] : []),
        ...rulesOf(slot, rule),
      ],
    });

export const requiredImage = image(true);

export const optionalImage = image(false);
