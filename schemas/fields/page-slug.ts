import { defineField } from "@sanity/types";
import {
  freeAddress,
  kebabSlug,
  notRedirected,
  notReserved,
  warnOnChangedSlug,
} from "../rules/page-slug.ts";

/** The last part of a page's address, proposed from its title or from the field `source`. */
export function pageSlug({ group, source = "title" }: { group?: string; source?: string }) {
  return slugField({
    description: "The last part of the page's address; changing it later changes the address.",
    group,
    source,
    reads: kebabSlug,
  });
}

/** The whole address of a page that may live anywhere. */
export function freeSlug(group: string) {
  return slugField({
    description:
      "One word, or two with a slash between, such as golden-visa or spring/nordic-founders; changing it later changes the address.",
    group,
    source: "title",
    reads: freeAddress,
  });
}

function slugField(field: {
  description: string;
  group: string | undefined;
  source: string;
  reads: typeof kebabSlug;
}) {
  const { description, group, source, reads } = field;
  return defineField({
    name: "slug",
    type: "slug",
    title: "Address",
    description,
    ...(group === undefined ? {} : { group }),
    options: { source, maxLength: 80 },
    validation: (rule) => [
      rule.required().custom(reads).custom(notReserved).custom(notRedirected),
      // Without skip() the warning would repeat, as a warning, the slug's own rules.
      rule.skip().custom(warnOnChangedSlug).warning(),
    ],
  });
}
