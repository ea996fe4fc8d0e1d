import { defineField, type FieldDefinition } from "@sanity/types";
import { fieldsTogether } from "./field.ts";
import { requiredImage } from "./image.ts";
import { optionalObject, requiredObject } from "./list.ts";
import { requiredLine, requiredString } from "./text.ts";

export const actionLabel = requiredString({
  name: "actionLabel",
  title: "Button",
  description: "The words on the button, which opens the contact page.",
  max: 40,
});

/**
 * In a search, headings count half as much as the name of a page, because editors remember pages by
 * both.
 */
const HEADING_WEIGHT = 5;

/** Maximum length of a lead. A longer one would push the page below the first screen. */
export const LEAD = 320;

export function heading(description: string) {
  return defineField({
    ...requiredString({ name: "heading", title: "Heading", description, max: 90 }),
    options: { textKind: "translated", search: { weight: HEADING_WEIGHT } },
  });
}

const heroImage = requiredImage({
  name: "image",
  title: "Image",
  description: "The large image at the top of the page.",
  slot: "pageHero",
});

/** An image across the whole page. */
export const bandImage = requiredImage({
  name: "image",
  title: "Image",
  description: "The large image at the top of the page.",
  slot: "bandHero",
});

/** The hero of a page: its main heading, a lead and a large image, with `extra` fields between. */
export const pageHero = (extra: FieldDefinition[] = [], image: FieldDefinition = heroImage) =>
  fieldsTogether({
    name: "hero",
    title: "Hero",
    description: "The top of the page.",
    fields: [
      heading("The page's main heading."),
      requiredLine({
        name: "lead",
        title: "Lead",
        description: "One or two sentences under the heading.",
        max: LEAD,
      }),
      ...extra,
      image,
    ],
  });

export const closingPart = () =>
  requiredObject({
    name: "closing",
    title: "Call to action",
    description: "The last part of the page; its button opens the contact page.",
    type: "callToAction",
  });

export const optionalNote = (name: string) =>
  optionalObject({
    name,
    title: "Note",
    description: "A condition or limit beside the text; leave it empty for none.",
    type: "note",
  });
