import { CaseIcon } from "@sanity/icons/Case";
import { defineField, defineType } from "@sanity/types";
import { fieldsTogether } from "../fields/group.ts";
import { requiredImage } from "../fields/image.ts";
import { byOrder, orderField } from "../fields/order.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { requiredLine, requiredRichText } from "../fields/rich-text.ts";
import { choiceField, requiredString } from "../fields/text.ts";
import { previewPath } from "../preview/path.ts";

const BENEFITS = 4;
const SUB_SERVICES = 6;

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
    fieldsTogether({
      name: "hero",
      title: "Hero",
      description: "The top of the page.",
      group: "page",
      fields: [
        requiredString({
          name: "heading",
          title: "Heading",
          description: "The page's main heading.",
          max: 90,
        }),
        requiredLine({
          name: "lead",
          title: "Lead",
          description: "One or two sentences under the heading.",
        }),
        requiredString({
          name: "actionLabel",
          title: "Button",
          description: "The words on the button, which opens the contact page.",
          max: 40,
        }),
        requiredImage({
          name: "image",
          title: "Image",
          description: "The large image at the top of the page.",
        }),
      ],
    }),
    fieldsTogether({
      name: "introduction",
      title: "Introduction",
      description: "What the service is and how it goes.",
      group: "introduction",
      fields: [
        requiredString({
          name: "heading",
          title: "Heading",
          description: "Stands above the introduction.",
          max: 90,
        }),
        requiredRichText({
          name: "body",
          title: "Text",
          description: "Two or three paragraphs; add figures with the figure button.",
        }),
        defineField({
          name: "note",
          type: "note",
          title: "Note",
          description: "A condition or limit beside the text; leave it empty for none.",
          options: { collapsible: true, collapsed: false },
        }),
      ],
    }),
    requiredString({
      name: "benefitsHeading",
      title: "Heading of the benefits",
      description: "Stands above the four benefit cards.",
      group: "offer",
      max: 90,
    }),
    defineField({
      name: "benefits",
      type: "array",
      title: "Benefits",
      description: "Exactly four cards, in the order they are shown.",
      group: "offer",
      of: [{ type: "benefit" }],
      validation: (rule) =>
        rule.required().length(BENEFITS).error("The page has room for exactly four benefits."),
    }),
    requiredString({
      name: "subServicesHeading",
      title: "Heading of the sub-services",
      description: "Stands above the list of the six sub-services.",
      group: "offer",
      max: 90,
    }),
    defineField({
      name: "subServices",
      type: "array",
      title: "Sub-services",
      description: "Exactly six rows, in the order they are shown.",
      group: "offer",
      of: [{ type: "subService" }],
      validation: (rule) =>
        rule
          .required()
          .length(SUB_SERVICES)
          .error("The page has room for exactly six sub-services."),
    }),
    defineField({
      name: "closing",
      type: "callToAction",
      title: "Call to action",
      description: "The last part of the page; its button opens the contact page.",
      group: "closing",
      validation: (rule) => rule.required(),
    }),
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
