import { LinkIcon } from "@sanity/icons/Link";
import { UlistIcon } from "@sanity/icons/Ulist";
import { defineField, defineType } from "@sanity/types";
import { about, toggle } from "../fields/field.ts";
import { objectList, requiredObject, requiredReference } from "../fields/list.ts";
import { optionalString, requiredChoice, requiredString } from "../fields/text.ts";
import { previewPath } from "../preview/subtitle.ts";
import { pageLists } from "../shared/lists.ts";

export const navLink = defineType({
  ...about`navLink | Menu link | A link in a menu; it follows the page when its address changes.`,
  type: "object",
  icon: LinkIcon,
  fields: [
    requiredString`label | Label | The words of the link, as short as they can be. | 40`,
    requiredReference`page | Page | The page that the link opens. | page`,
    toggle`atTool | At its tool | Switch on to open the page where its tool stands, or what it has in place of one.`,
  ],
  preview: {
    select: { label: "label", type: "page._type", slug: "page.slug.current" },
    prepare: ({ label, type, slug }) => ({ title: label, subtitle: previewPath(type, slug) }),
  },
});

export const pageList = defineType({
  ...about`pageList | List of pages | All pages of a kind by their order; a new one appears by itself.`,
  type: "object",
  icon: UlistIcon,
  fields: [
    requiredChoice`pages | Which pages are listed, each under its name; their order is set in each page.`(
      pageLists.map(({ name, title }) => ({ value: name, title })),
    ),
  ],
  preview: {
    select: { pages: "pages" },
    prepare: ({ pages }) => ({
      title: pageLists.find(({ name }) => name === pages)?.title ?? "No pages chosen",
      subtitle: "All of them, by their order",
    }),
  },
});

export const navColumn = defineType({
  ...about`navColumn | Group of links | Links that belong together in a menu or in the footer.`,
  type: "object",
  fields: [
    optionalString`title | Title | Shown above the links, such as “Private”; leave it empty for no title. | 40`,
    objectList`links | Links | Links and lists of pages, in the order they are shown. | navLink, pageList 1–`,
  ],
  preview: { select: { title: "title" } },
});

export const navMenu = defineType({
  ...about`navMenu | Dropdown menu | One dropdown of the header on wide screens.`,
  type: "object",
  fields: [
    requiredString`label | Label | The word in the header that opens the menu. | 30`,
    objectList`groups | Groups | The columns of the menu, from left to right. | navColumn 1–4`,
    defineField({
      ...about`prompt | A sentence with a link at the foot of the menu; leave it empty for none.`,
      type: "object",
      options: { collapsible: true, collapsed: true },
      fields: [
        requiredString`text | The sentence before the link, such as “Not sure where to start?”.`,
        requiredObject`link | Link | Where the sentence leads. | navLink`,
      ],
    }),
  ],
  preview: { select: { title: "label" } },
});

export const mobileMenuSection = defineType({
  ...about`mobileMenuSection | Menu section | One part of the mobile menu that opens and closes.`,
  type: "object",
  fields: [
    requiredString`label | Label | The words that open the section. | 30`,
    objectList`links | Links | Links and lists of pages, in the order they are shown. | navLink, pageList 1–`,
  ],
  preview: { select: { title: "label" } },
});
