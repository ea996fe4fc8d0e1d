import { defineField, type FieldDefinition } from "@sanity/types";
import { fieldsTogether } from "./group.ts";
import { optionalImage, requiredImage } from "./image.ts";
import { requiredLine } from "./rich-text.ts";
import { requiredString } from "./text.ts";

/** The words on a button that opens the contact page. */
export function actionLabel(group?: string) {
  return requiredString({
    name: "actionLabel",
    title: "Button",
    description: "The words on the button, which opens the contact page.",
    ...(group === undefined ? {} : { group }),
    max: 40,
  });
}

/** Editors remember a page by its headings: they count half as much in a search as its name. */
const HEADING_WEIGHT = 5;

/** Characters of a lead: more would push the page below the first screen. */
export const LEAD = 320;

/** A heading of plain words. */
export function heading(description: string, group?: string) {
  return defineField({
    ...requiredString({
      name: "heading",
      title: "Heading",
      description,
      ...(group === undefined ? {} : { group }),
      max: 90,
    }),
    options: { search: { weight: HEADING_WEIGHT } },
  });
}

/** The top of a page: its main heading, a lead and a large image, with `extra` fields between. */
export function pageHero({
  group,
  extra = [],
  picture = "pageHero",
  isPictureOptional = false,
}: {
  group: string;
  extra?: FieldDefinition[];
  /** How the site shows the image. */
  picture?: "pageHero" | "bandHero";
  isPictureOptional?: boolean;
}) {
  const image = { name: "image", slot: picture, title: "Image" };
  return fieldsTogether({
    name: "hero",
    title: "Hero",
    description: "The top of the page.",
    group,
    fields: [
      heading("The page's main heading."),
      requiredLine({
        name: "lead",
        title: "Lead",
        description: "One or two sentences under the heading.",
        max: LEAD,
      }),
      ...extra,
      isPictureOptional
        ? optionalImage({ ...image, description: "The large image; empty for a page of words." })
        : requiredImage({ ...image, description: "The large image at the top of the page." }),
    ],
  });
}

/** The call to action that ends a page. */
export function closingPart(group: string) {
  return defineField({
    name: "closing",
    type: "callToAction",
    title: "Call to action",
    description: "The last part of the page; its button opens the contact page.",
    group,
    validation: (rule) => rule.required(),
  });
}

/** A remark beside the text that may be left out. */
export function optionalNote({ name, group }: { name: string; group?: string }) {
  return defineField({
    name,
    type: "note",
    title: "Note",
    description: "A condition or limit beside the text; leave it empty for none.",
    ...(group === undefined ? {} : { group }),
    options: { collapsible: true, collapsed: false },
  });
}
