import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { defineField, defineType } from "@sanity/types";
import { fieldsTogether } from "../fields/group.ts";
import { requiredImage } from "../fields/image.ts";
import { nextPages, pageTool } from "../fields/link.ts";
import { objectList } from "../fields/list.ts";
import { byOrder, orderField } from "../fields/order.ts";
import { closingPart, pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { requiredLine } from "../fields/rich-text.ts";
import { choiceField, requiredString } from "../fields/text.ts";
import { previewPath } from "../preview/subtitle.ts";
import { warnOnUnlistedKinds } from "../rules/zone-kinds.ts";

const EMIRATES = 7;
const MIN_SECTIONS = 3;

const card = fieldsTogether({
  name: "card",
  title: "Card",
  description: "How the emirate is shown on the overview of all free zones.",
  group: "card",
  fields: [
    requiredLine({
      name: "text",
      title: "Text",
      description: "What the emirate's zones are good for, in one or two sentences.",
    }),
    objectList({
      name: "highlights",
      title: "Highlights",
      description: "Two to four short statements under the text.",
      of: "point",
      size: { min: 2, max: 4 },
    }),
    requiredImage({
      name: "image",
      slot: "poster",
      title: "Image",
      description: "The picture of the card, which the name is set on.",
    }),
    choiceField({
      name: "nameColour",
      title: "Colour of the name",
      description: "The colour that reads well on the sky of the picture.",
      choices: [
        { title: "Dark", value: "ink" },
        { title: "White", value: "white" },
      ],
      layout: "radio",
      initialValue: "ink",
      isRequired: true,
    }),
  ],
});

export const emirate = defineType({
  name: "emirate",
  type: "document",
  title: "Emirate",
  description: "An emirate with a page of its own under /free-zones.",
  icon: EarthGlobeIcon,
  groups: [
    { name: "page", title: "Page", default: true },
    { name: "card", title: "Card" },
    { name: "sections", title: "Sections" },
    { name: "closing", title: "Closing" },
  ],
  fields: [
    requiredString({
      name: "name",
      title: "Name",
      description: "The name of the emirate, such as “Ras Al Khaimah”.",
      group: "page",
      max: 40,
    }),
    pageSlug({ group: "page", source: "name" }),
    orderField({ type: "emirate", max: EMIRATES, group: "page" }),
    choiceField({
      name: "heroLayout",
      title: "Layout of the hero",
      description: "Whether the picture spans the page or is shown beside the text.",
      group: "page",
      choices: [
        { title: "Picture across the page", value: "band" },
        { title: "Picture beside the text", value: "split" },
      ],
      layout: "radio",
      initialValue: "band",
      isRequired: true,
    }),
    pageHero({
      group: "page",
      picture: "bandHero",
      extra: [
        objectList({
          name: "badges",
          title: "Badges",
          description: "Exactly three badges under the lead.",
          of: "badge",
          size: { count: 3 },
        }),
      ],
    }),
    card,
    defineField({
      name: "sections",
      type: "pageSections",
      title: "Sections",
      description: "The parts of the page between hero and closing, three at least.",
      group: "sections",
      validation: (rule) => [
        rule.required().min(MIN_SECTIONS).error(`List at least ${MIN_SECTIONS} sections.`),
        rule.skip().custom(warnOnUnlistedKinds).warning(),
      ],
    }),
    pageTool("sections"),
    nextPages("closing"),
    closingPart("closing"),
  ],
  orderings: [byOrder("name")],
  preview: {
    select: { title: "name", slug: "slug.current", type: "_type", media: "card.image" },
    prepare: ({ title, slug, type, media }) => ({
      title,
      subtitle: previewPath(type, slug),
      media,
    }),
  },
});
