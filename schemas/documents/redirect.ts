import { ArrowRightIcon } from "@sanity/icons/ArrowRight";
import { defineType } from "@sanity/types";
import { about, field } from "../fields/field.ts";
import { optionalString } from "../fields/text.ts";
import { soundRedirect } from "../rules/redirect-document.ts";
import { sitePath } from "../shared/redirects/path.ts";
import { redirectSource } from "../shared/redirects/redirect-source.ts";

export const redirect = defineType({
  ...about`redirect | Sends visitors of an old address to the page that took its place.`,
  type: "document",
  icon: ArrowRightIcon,
  fields: [
    field.string({
      ...about`source | From | The old address on this site, such as /about-us, /?p=12, or /blog/* for a folder and everything in it that is no page now.`,
      validation: (rule) => rule.required().custom(redirectSource),
    }),
    field.string({
      ...about`target | To | The path that visitors are sent to, such as /contact; it needs a live page.`,
      validation: (rule) => rule.required().custom(sitePath),
    }),
    field.boolean({
      ...about`permanent | On: search engines take over the new address. Off: they keep the old one.`,
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
    field.boolean({
      ...about`active | Switch off to pause the redirect without losing it.`,
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
    optionalString`note | Why the redirect is there; for editors, not shown on the site.`,
  ],
  validation: (rule) => rule.custom(soundRedirect),
  orderings: [{ name: "source", title: "From", by: [{ field: "source", direction: "asc" }] }],
  preview: {
    select: { source: "source", target: "target", active: "active" },
    prepare: ({ source, target, active }) => ({
      title: source || "No path yet",
      subtitle: `${active === false ? "Paused: " : ""}to ${target || "…"}`,
    }),
  },
});
