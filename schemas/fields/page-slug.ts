import { defineField } from "@sanity/types";
import {
  freeAddress,
  kebabSlug,
  notRedirected,
  notReserved,
  warnOnChangedSlug,
} from "../rules/page-slug.ts";

/**
 * The last part of a page's address, proposed from its title or from the field `source`; for a page
 * that may live anywhere, the whole of it.
 */
export function pageSlug({ source = "title", isFree = false } = {}) {
  return defineField({
    name: "slug",
    type: "slug",
    title: "Address",
    description: isFree
      ? "One word, or two with a slash between, such as golden-visa or spring/nordic-founders; changing it later changes the address."
      : "The last part of the page's address; changing it later changes the address.",
    options: { source, maxLength: 80 },
    validation: (rule) => [
      rule
        .required()
        .custom(isFree ? freeAddress : kebabSlug)
        .custom(notReserved)
        .custom(notRedirected),
      // Without skip() the warning would repeat, as a warning, the slug's own rules.
      rule.skip().custom(warnOnChangedSlug).warning(),
    ],
  });
}
