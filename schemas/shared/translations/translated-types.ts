import { toolTypes } from "../../tools/list.ts";
import { pageTypes } from "../routes.ts";

/**
 * The types of documents whose texts visitors read. Sources of zone facts and redirects have no
 * translation: a law keeps its name, and a redirect has no text.
 */
export const translatedTypes = [
  ...pageTypes,
  "siteSettings",
  "navigation",
  "notFoundPage",
  "pageMetadata",
  "toolWords",
  ...toolTypes,
  "figure",
  "freeZone",
  "homeCountry",
  "diagram",
  "testimonial",
  "partner",
] as const;
