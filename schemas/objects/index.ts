import { countryFact } from "../documents/home-country.ts";
import {
  freeSections,
  furtherSections,
  pageSections,
  sectionParts,
  sections,
} from "../sections/index.ts";
import * as cards from "./cards.ts";
import { imageWithAlt } from "./image-with-alt.ts";
import * as menus from "./menus.ts";
import * as richText from "./rich-text.ts";
import * as rows from "./rows.ts";
import { toolParts } from "./tool-parts.ts";

/** What documents are made of; whatever these files export is one of them. */
export const objects = [
  ...Object.values(cards),
  ...Object.values(menus),
  ...Object.values(richText),
  ...Object.values(rows),
  ...[countryFact, imageWithAlt],
  ...[freeSections, furtherSections, pageSections],
  ...sectionParts,
  ...sections,
  ...toolParts,
];
