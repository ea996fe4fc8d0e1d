import { SunIcon } from "@sanity/icons/Sun";
import { defineField, defineType } from "@sanity/types";
import { fieldsTogether } from "../fields/group.ts";
import { iconField } from "../fields/icon.ts";
import { requiredImage } from "../fields/image.ts";
import { diagrams, homeCountries, nextPages } from "../fields/link.ts";
import { byOrder, orderField } from "../fields/order.ts";
import { actionLabel, optionalNote, pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { hasVisibleText, requiredLine } from "../fields/rich-text.ts";
import { furtherSections } from "../fields/section.ts";
import { choiceField, optionalString, requiredString } from "../fields/text.ts";
import { previewPath } from "../preview/subtitle.ts";
import { headingsBetween, wordsBetween } from "../rules/running-text.ts";

/** How the text of an advantage may stand; each shows the same content. */
const advantageLayouts = [
  { title: "Column: one text, with picture and note beside it", value: "column" },
  { title: "Chapters: each heading at the left of its own text", value: "chapters" },
  { title: "Magazine: the headings side by side, under a wide picture", value: "magazine" },
  { title: "Plate: picture and diagrams first, the text after them", value: "plate" },
] as const;

export const advantage = defineType({
  name: "advantage",
  type: "document",
  title: "Advantage",
  description: "A reason to live in the UAE, with a page of its own under /advantages.",
  icon: SunIcon,
  groups: [
    { name: "page", title: "Page", default: true },
    { name: "card", title: "Card" },
    { name: "content", title: "Content" },
  ],
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "The name of the advantage in menus, breadcrumbs and links.",
      group: "page",
      max: 60,
    }),
    optionalString({
      name: "menuLabel",
      title: "Name in menus",
      description: "Only when menus call it otherwise than its title; empty means the title.",
      group: "page",
      max: 40,
    }),
    pageSlug({ group: "page" }),
    orderField({ type: "advantage", group: "page" }),
    choiceField({
      name: "group",
      title: "Group",
      description: "The part of the menus that lists the advantage.",
      group: "page",
      choices: [
        { title: "General", value: "general" },
        { title: "Culture & Life", value: "culture" },
      ],
      layout: "radio",
      isRequired: true,
    }),
    choiceField({
      name: "layout",
      title: "Layout of the page",
      description: "How text, picture and note stand; empty means the column.",
      group: "page",
      choices: advantageLayouts,
      layout: "radio",
      initialValue: "column",
    }),
    iconField({
      description: "The drawing on the card and at the top of the page.",
      group: "page",
    }),
    pageHero({ group: "page" }),
    fieldsTogether({
      name: "card",
      title: "Card",
      description: "How the advantage is shown on other pages; its picture is that of the hero.",
      group: "card",
      fields: [
        requiredString({
          name: "title",
          title: "Title",
          description: "The title of the card, such as “Safety and Security”.",
          max: 60,
        }),
        requiredLine({
          name: "text",
          title: "Text",
          description: "One or two sentences under the title.",
        }),
      ],
    }),
    defineField({
      name: "body",
      type: "richText",
      title: "Text",
      description: "About 200 to 350 words under two or three headings.",
      group: "content",
      validation: (rule) => [
        rule.required().custom(hasVisibleText),
        rule.skip().custom(wordsBetween(200, 350)).warning(),
        rule.skip().custom(headingsBetween(2, 3)).warning(),
      ],
    }),
    requiredImage({
      name: "image",
      slot: "besideText",
      title: "Image in the text",
      description: "A second picture, shown beside the text.",
      group: "content",
    }),
    optionalNote({ name: "aside", group: "content" }),
    diagrams("content"),
    homeCountries("content"),
    furtherSections("content"),
    nextPages("content"),
    actionLabel("content"),
  ],
  orderings: [byOrder("title")],
  preview: {
    select: { title: "title", slug: "slug.current", type: "_type", media: "hero.image" },
    prepare: ({ title, slug, type, media }) => ({
      title,
      subtitle: previewPath(type, slug),
      media,
    }),
  },
});
