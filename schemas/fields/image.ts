import { defineField, type Rule } from "@sanity/types";
import { noDrawing, warnOnUnknownRights, wideEnoughFor } from "../rules/pictures.ts";
import { iconOptions } from "../shared/icons.ts";
import { type PictureSlotName, pictureSlots } from "../shared/images/picture-slots.ts";
import { about } from "./field.ts";
import { choiceField } from "./text.ts";

/** One of the drawn icons, which must be chosen. */
export const iconField = (description: string) =>
  choiceField("icon", description, { choices: iconOptions, isRequired: true });

const ASSET_REQUIRED = "Choose an image.";

/** The place of the site that shows an image: it says how it is cut and how wide it must be. */
type Slot = { title?: string; slot: PictureSlotName };

/** What a browser shows and the site can resize. A phone that is asked for these sends no HEIC. */
const PHOTOGRAPHS = "image/jpeg,image/png,image/webp,image/avif";

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

const image =
  (isRequired: boolean) =>
  (name: string, description: string, { title, slot }: Slot) =>
    defineField({
      ...about(name, description, title),
      type: "imageWithAlt",
      options: optionsOf(slot),
      validation: (rule) => [
        ...(isRequired ? [rule.required().assetRequired().error(ASSET_REQUIRED)] : []),
        ...rulesOf(slot, rule),
      ],
    });

/** An image that must be there; its alternative text is asked for beside it. */
export const requiredImage = image(true);

/** An image that may be left out. */
export const optionalImage = image(false);
