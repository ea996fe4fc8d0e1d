import { defineField } from "@sanity/types";
import { kebabSlug, notRedirected, notReserved, warnOnChangedSlug } from "../rules/page-slug.ts";

/** The last part of a page's address, proposed from its title or from the field `source`. */
export function pageSlug({ group, source = "title" }: { group?: string; source?: string }) {
  return defineField({
    name: "slug",
    type: "slug",
    title: "Address",
    description: "The last part of the page's address; changing it later changes the address.",
    ...(group === undefined ? {} : { group }),
    options: { source, maxLength: 80 },
    validation: (rule) => [
      rule.required().custom(kebabSlug).custom(notReserved).custom(notRedirected),
      // Without skip() the warning would repeat, as a warning, the slug's own rules.
      rule.skip().custom(warnOnChangedSlug).warning(),
    ],
  });
}
