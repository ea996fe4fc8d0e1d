import { LinkIcon } from "@sanity/icons/Link";
import { UlistIcon } from "@sanity/icons/Ulist";
import { defineField, defineType } from "@sanity/types";
import { toggle } from "../fields/field.ts";
import { linkableTypes, objectList, requiredObject, requiredReference } from "../fields/list.ts";
import { optionalString, requiredChoice, requiredString } from "../fields/text.ts";
import { previewPath } from "../preview/subtitle.ts";
import { firstAnswers } from "../rules/tool.ts";
import { pageLists } from "../shared/lists.ts";

export const navLink = defineType({
  name: "navLink",
  title: "Menu link",
  description: "A link in a menu; it follows the page when its address changes.",
  type: "object",
  icon: LinkIcon,
  fields: [
    requiredString({
      name: "label",
      title: "Label",
      description: "The words of the link, as short as they can be.",
      max: 40,
    }),
    requiredReference({
      name: "page",
      title: "Page",
      description: "The page that the link opens.",
      to: linkableTypes,
    }),
    toggle({
      name: "atTool",
      title: "At its tool",
      description:
        "Switch on to open the page where its tool stands, or what it has in place of one.",
    }),
    defineField({
      name: "answers",
      title: "First answers",
      description:
        "What the tool of that page begins with: answer it on the site, copy the address of the result, and leave out what a visitor has to answer. Empty for none.",
      type: "string",
      hidden: ({ parent }) => !parent?.atTool,
      validation: (rule) => rule.max(400).custom(firstAnswers),
    }),
  ],
  preview: {
    select: { label: "label", type: "page._type", slug: "page.slug.current" },
    prepare: ({ label, type, slug }) => ({ title: label, subtitle: previewPath(type, slug) }),
  },
});

export const pageList = defineType({
  name: "pageList",
  title: "List of pages",
  description: "All pages of a kind by their order; a new one appears by itself.",
  type: "object",
  icon: UlistIcon,
  fields: [
    requiredChoice({
      name: "pages",
      title: "Pages",
      description: "Which pages are listed, each under its name; their order is set in each page.",
      choices: pageLists.map(({ name, title }) => ({ value: name, title })),
    }),
  ],
  preview: {
    select: { pages: "pages" },
    prepare: ({ pages }) => ({
      title: pageLists.find(({ name }) => name === pages)?.title ?? "No pages chosen",
      subtitle: "All of them, by their order",
    }),
  },
});

/** The links of a group, and of a section of the mobile menu. */
const links = objectList({
  name: "links",
  title: "Links",
  members: "links",
  description: "Links and lists of pages, in the order they are shown.",
  of: ["navLink", "pageList"],
  min: 1,
});

export const navColumn = defineType({
  name: "navColumn",
  title: "Group of links",
  description: "Links that belong together in a menu or in the footer.",
  type: "object",
  fields: [
    optionalString({
      name: "title",
      title: "Title",
      description: "Shown above the links, such as “Private”; leave it empty for no title.",
      max: 40,
    }),
    links,
  ],
  preview: { select: { title: "title" } },
});

export const navMenu = defineType({
  name: "navMenu",
  title: "Dropdown menu",
  description: "One dropdown of the header on wide screens.",
  type: "object",
  fields: [
    requiredString({
      name: "label",
      title: "Label",
      description: "The word in the header that opens the menu.",
      max: 30,
    }),
    objectList({
      name: "groups",
      title: "Groups",
      members: "groups",
      description: "The columns of the menu, from left to right.",
      of: "navColumn",
      min: 1,
      max: 4,
    }),
    defineField({
      name: "prompt",
      title: "Prompt",
      description: "A sentence with a link at the foot of the menu; leave it empty for none.",
      type: "object",
      options: { collapsible: true, collapsed: true },
      fields: [
        requiredString({
          name: "text",
          title: "Text",
          description: "The sentence before the link, such as “Not sure where to start?”.",
        }),
        requiredObject({
          name: "link",
          title: "Link",
          description: "Where the sentence leads.",
          type: "navLink",
        }),
      ],
    }),
  ],
  preview: { select: { title: "label" } },
});

export const mobileMenuSection = defineType({
  name: "mobileMenuSection",
  title: "Menu section",
  description: "One part of the mobile menu that opens and closes.",
  type: "object",
  fields: [
    requiredString({
      name: "label",
      title: "Label",
      description: "The words that open the section.",
      max: 30,
    }),
    links,
  ],
  preview: { select: { title: "label" } },
});
