import { defineField } from "@sanity/types";
import { kebabSlug, notRedirected, warnOnChangedSlug } from "../rules/page-slug.ts";

/** The last part of a page's address, proposed from its title. */
export function pageSlug({ group }: { group?: string }) {
  return defineField({
    name: "slug",
    type: "slug",
    title: "Address",
    description: "The last part of the page's address; changing it later changes the address.",
    ...(group === undefined ? {} : { group }),
    options: { source: "title", maxLength: 80 },
    validation: (rule) => [
      rule.required().custom(kebabSlug),
      rule.custom(notRedirected),
      rule.custom(warnOnChangedSlug).warning(),
    ],
  });
}
