import { SunIcon } from "@sanity/icons/Sun";
import { defineField, defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { iconField, requiredImage } from "../fields/image.ts";
import { diagrams, homeCountries, nextPages } from "../fields/list.ts";
import { byOrder, orderField } from "../fields/order.ts";
import { actionLabel, optionalNote, pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { furtherSections } from "../fields/section.ts";
import {
  choiceField,
  hasVisibleText,
  optionalString,
  requiredLine,
  requiredString,
  titled,
} from "../fields/text.ts";
import { previewPage } from "../preview/subtitle.ts";
import { headingsBetween, wordsBetween } from "../rules/running-text.ts";

/** How the text of an advantage may stand; each shows the same content. */
const advantageLayouts = [
  { title: "Column: one text, with picture and note beside it", value: "column" },
  { title: "Chapters: each heading at the left of its own text", value: "chapters" },
  { title: "Magazine: the headings side by side, under a wide picture", value: "magazine" },
  { title: "Plate: picture and diagrams first, the text after them", value: "plate" },
] as const;

export const advantage = defineType({
  ...about`advantage | A reason to live in the UAE, with a page of its own under /advantages.`,
  type: "document",
  icon: SunIcon,
  ...inGroups(
    group("page", "Page", [
      requiredString`title | Title | The name of the advantage in menus, breadcrumbs and links. | 60`,
      optionalString`menuLabel | Name in menus | Only when menus call it otherwise than its title; empty means the title. | 40`,
      pageSlug(),
      orderField("advantage"),
      choiceField({
        ...about`group | The part of the menus that lists the advantage.`,
        choices: titled({ general: "General", culture: "Culture & Life" }),
        layout: "radio",
        isRequired: true,
      }),
      choiceField({
        ...about`layout | Layout of the page | How text, picture and note stand; empty means the column.`,
        choices: advantageLayouts,
        layout: "radio",
        initialValue: "column",
      }),
      iconField("The drawing on the card and at the top of the page."),
      pageHero(),
    ]),
    group("card", "Card", [
      fieldsTogether(
        about`card | How the advantage is shown on other pages; its picture is that of the hero.`,
        [
          requiredString`title | Title | The title of the card, such as “Safety and Security”. | 60`,
          requiredLine`text | One or two sentences under the title.`,
        ],
      ),
    ]),
    group("content", "Content", [
      defineField({
        ...about`body | Text | About 200 to 350 words under two or three headings.`,
        type: "richText",
        validation: (rule) => [
          rule.required().custom(hasVisibleText),
          rule.skip().custom(wordsBetween(200, 350)).warning(),
          rule.skip().custom(headingsBetween(2, 3)).warning(),
        ],
      }),
      requiredImage`image | Image in the text | A second picture, shown beside the text. | besideText`,
      optionalNote("aside"),
      diagrams(),
      homeCountries(),
      furtherSections(),
      nextPages(),
      actionLabel(),
    ]),
  ),
  orderings: [byOrder("title")],
  preview: previewPage("title"),
});
