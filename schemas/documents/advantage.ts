import { SunIcon } from "@sanity/icons/Sun";
import { defineType } from "@sanity/types";
import { fieldsTogether, group, inGroups } from "../fields/field.ts";
import { iconField, requiredImage } from "../fields/image.ts";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import { diagrams, homeCountries, nextPages } from "../fields/list.ts";
import { orderField } from "../fields/order.ts";
import { actionLabel, optionalNote, pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { furtherSections } from "../fields/section.ts";
import {
  optionalChoice,
  optionalString,
  requiredChoice,
  requiredLine,
  requiredRichText,
  requiredString,
  titled,
} from "../fields/text.ts";
import { previewPage } from "../preview/subtitle.ts";

const advantageLayouts = [
  { title: "Column: one text, with picture and note beside it", value: "column" },
  { title: "Chapters: each heading at the left of its own text", value: "chapters" },
  { title: "Magazine: the headings side by side, under a wide picture", value: "magazine" },
  { title: "Plate: picture and diagrams first, the text after them", value: "plate" },
] as const;

export const advantage = defineType({
  name: "advantage",
  title: "Advantage",
  description: "A reason to live in the UAE, with a page of its own under /advantages.",
  type: "document",
  icon: SunIcon,
  ...inGroups(
    group("page", "Page", [
      requiredString({
        name: "title",
        title: "Title",
        description: "The name of the advantage in menus, breadcrumbs and links.",
        max: 60,
      }),
      optionalString({
        name: "menuLabel",
        title: "Name in menus",
        description: "Only when menus call it otherwise than its title; empty means the title.",
        max: 40,
      }),
      pageSlug(),
      orderField("advantage"),
      inEnglishOnly(),
      requiredChoice({
        name: "group",
        title: "Group",
        description: "The part of the menus that lists the advantage.",
        choices: titled({ general: "General", culture: "Culture & Life" }),
      }),
      optionalChoice({
        name: "layout",
        title: "Layout of the page",
        description: "How text, picture and note stand; empty means the column.",
        choices: advantageLayouts,
        initialValue: "column",
      }),
      iconField("The drawing on the card and at the top of the page."),
      pageHero(),
    ]),
    group("card", "Card", [
      fieldsTogether({
        name: "card",
        title: "Card",
        description: "How the advantage is shown on other pages; its picture is that of the hero.",
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
    ]),
    group("content", "Content", [
      requiredRichText({
        name: "body",
        title: "Text",
        description: "About 200 to 350 words under two or three headings.",
      }),
      requiredImage({
        name: "image",
        title: "Image in the text",
        description: "A second picture, shown beside the text.",
        slot: "besideText",
      }),
      optionalNote("aside"),
      diagrams(),
      homeCountries(),
      furtherSections(),
      nextPages(),
      actionLabel,
    ]),
  ),
  preview: previewPage("title"),
});
