import { CaseIcon } from "@sanity/icons/Case";
import { defineType } from "@sanity/types";
import { fieldsTogether } from "../fields/group.ts";
import { diagrams, homeCountries, nextPages, pageTool } from "../fields/link.ts";
import { objectList } from "../fields/list.ts";
import { byOrder, orderField } from "../fields/order.ts";
import { actionLabel, closingPart, heading, optionalNote, pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { requiredRichText } from "../fields/rich-text.ts";
import { furtherSections } from "../fields/section.ts";
import { choiceField, requiredString } from "../fields/text.ts";
import { previewPath } from "../preview/subtitle.ts";

/** How the parts of a service's page may stand; each is the same content in another order and shape. */
const serviceLayouts = [
  { title: "Guide: introduction first, benefits in a row, sub-services as rows", value: "guide" },
  { title: "Route: sub-services first, as numbered steps on a dark ground", value: "route" },
  { title: "Catalogue: sub-services first, as cards to choose from", value: "catalogue" },
  { title: "Dossier: wide picture, benefits on a dark panel beside the text", value: "dossier" },
] as const;

export const service = defineType({
  name: "service",
  type: "document",
  title: "Service",
  description: "A service with a page of its own under /services.",
  icon: CaseIcon,
  groups: [
    { name: "page", title: "Page", default: true },
    { name: "introduction", title: "Introduction" },
    { name: "offer", title: "Benefits and sub-services" },
    { name: "closing", title: "Closing" },
  ],
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "The name of the service in menus, breadcrumbs and search results.",
      group: "page",
      max: 60,
    }),
    pageSlug({ group: "page" }),
    choiceField({
      name: "category",
      title: "For",
      description: "Whose part of the menus lists the service.",
      group: "page",
      choices: [
        { title: "Private clients", value: "private" },
        { title: "Businesses", value: "business" },
      ],
      layout: "radio",
      isRequired: true,
    }),
    orderField({ type: "service", group: "page" }),
    choiceField({
      name: "layout",
      title: "Layout of the page",
      description: "What a visitor meets first, and how the parts stand; empty means the guide.",
      group: "page",
      choices: serviceLayouts,
      layout: "radio",
      initialValue: "guide",
    }),
    pageHero({ group: "page", extra: [actionLabel()] }),
    fieldsTogether({
      name: "introduction",
      title: "Introduction",
      description: "What the service is and how it goes.",
      group: "introduction",
      fields: [
        heading("Shown above the introduction."),
        requiredRichText({
          name: "body",
          title: "Text",
          description: "Two or three paragraphs; add figures with the figure button.",
        }),
        optionalNote({ name: "note" }),
      ],
    }),
    diagrams("introduction"),
    requiredString({
      name: "benefitsHeading",
      title: "Heading of the benefits",
      description: "Shown above the benefit cards.",
      group: "offer",
      max: 90,
    }),
    objectList({
      name: "benefits",
      title: "Benefits",
      description: "Four cards by preference, two to eight, in the order they are shown.",
      group: "offer",
      of: "benefit",
      size: { count: 4, flows: { min: 2, max: 8 } },
    }),
    requiredString({
      name: "subServicesHeading",
      title: "Heading of the sub-services",
      description: "Shown above the list of the sub-services.",
      group: "offer",
      max: 90,
    }),
    objectList({
      name: "subServices",
      title: "Sub-services",
      description: "Six rows by preference, two to eight, in the order they are shown.",
      group: "offer",
      of: "subService",
      size: { count: 6, flows: { min: 2, max: 8 } },
    }),
    pageTool("offer"),
    homeCountries("closing"),
    furtherSections("closing"),
    nextPages("closing"),
    closingPart("closing"),
  ],
  orderings: [
    byOrder("title"),
    { name: "title", title: "Title", by: [{ field: "title", direction: "asc" }] },
  ],
  preview: {
    select: { title: "title", slug: "slug.current", type: "_type", media: "hero.image" },
    prepare: ({ title, slug, type, media }) => ({
      title,
      subtitle: previewPath(type, slug),
      media,
    }),
  },
});
