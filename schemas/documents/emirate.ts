import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { defineField, defineType } from "@sanity/types";
import { fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import { nextPages, objectList } from "../fields/list.ts";
import { orderField } from "../fields/order.ts";
import { bandImage, closingPart, pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { requiredChoice, requiredLine, requiredString, titled } from "../fields/text.ts";
import { previewPage } from "../preview/subtitle.ts";
import { inWords } from "../rules/in-words.ts";
import { pageTool } from "../tools/tool-field.ts";

const MIN_SECTIONS = 3;

const card = fieldsTogether({
  name: "card",
  title: "Card",
  description: "How the emirate is shown on the overview of all free zones.",
  fields: [
    requiredLine({
      name: "text",
      title: "Text",
      description: "What the emirate's zones are good for, in one or two sentences.",
    }),
    objectList({
      name: "highlights",
      title: "Highlights",
      members: "highlights",
      description: "Two to four short statements under the text.",
      of: "point",
      min: 2,
      max: 4,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "The picture of the card, which the name is set on.",
      slot: "poster",
    }),
    requiredChoice({
      name: "nameColour",
      title: "Colour of the name",
      description: "The colour that reads well on the sky of the picture.",
      choices: titled({ ink: "Dark", white: "White" }),
      initialValue: "ink",
    }),
  ],
});

export const emirate = defineType({
  name: "emirate",
  title: "Emirate",
  description: "An emirate with a page of its own under /free-zones.",
  type: "document",
  icon: EarthGlobeIcon,
  ...inGroups(
    group("page", "Page", [
      requiredString({
        name: "name",
        title: "Name",
        description: "The name of the emirate, such as “Ras Al Khaimah”.",
        max: 40,
      }),
      pageSlug({ source: "name" }),
      orderField("emirate"),
      inEnglishOnly(),
      requiredChoice({
        name: "heroLayout",
        title: "Layout of the hero",
        description: "Whether the picture spans the page or is shown beside the text.",
        choices: titled({ band: "Picture across the page", split: "Picture beside the text" }),
        initialValue: "band",
      }),
      pageHero(
        [
          objectList({
            name: "badges",
            title: "Badges",
            members: "badges",
            description: "Exactly three badges under the lead.",
            of: "badge",
            count: 3,
          }),
        ],
        bandImage,
      ),
    ]),
    group("card", "Card", [card]),
    group("sections", "Sections", [
      defineField({
        name: "sections",
        title: "Sections",
        description: "The parts of the page between hero and closing, three at least.",
        type: "pageSections",
        validation: (rule) =>
          rule
            .required()
            .min(MIN_SECTIONS)
            .error(`Needs ${inWords(MIN_SECTIONS)} or more sections.`),
      }),
      pageTool(),
    ]),
    group("closing", "Closing", [nextPages(), closingPart()]),
  ),
  preview: previewPage("name", "card.image"),
});
