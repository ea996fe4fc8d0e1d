import { defineField, type FieldDefinition } from "@sanity/types";
import { fieldsTogether } from "./field.ts";
import { requiredImage } from "./image.ts";
import { optionalObject, requiredObject } from "./list.ts";
import { requiredLine, requiredString } from "./text.ts";

export const actionLabel = requiredString`actionLabel | Button | The words on the button, which opens the contact page. | 40`;

/** Editors remember a page by its headings: they count half as much in a search as its name. */
const HEADING_WEIGHT = 5;

/** Characters of a lead: more would push the page below the first screen. */
export const LEAD = 320;

export function heading(description: string) {
  return defineField({
    ...requiredString`heading | Heading | ${description} | 90`,
    options: { search: { weight: HEADING_WEIGHT } },
  });
}

const heroImage = requiredImage`image | Image | The large image at the top of the page. | pageHero`;

/** The same across the page. */
export const bandImage = requiredImage`image | Image | The large image at the top of the page. | bandHero`;

/** The top of a page: its main heading, a lead and a large image, with `extra` fields between. */
export const pageHero = (extra: FieldDefinition[] = [], image: FieldDefinition = heroImage) =>
  fieldsTogether`hero | The top of the page.`([
    heading("The page's main heading."),
    requiredLine`lead | Lead | One or two sentences under the heading. | ${LEAD}`,
    ...extra,
    image,
  ]);

export const closingPart = () =>
  requiredObject`closing | Call to action | The last part of the page; its button opens the contact page. | callToAction`;

export const optionalNote = (name: string) =>
  optionalObject`${name} | Note | A condition or limit beside the text; leave it empty for none. | note`;
