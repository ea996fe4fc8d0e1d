import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { defineField, defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { nextPages, objectList, pageTool } from "../fields/list.ts";
import { orderField } from "../fields/order.ts";
import { bandImage, closingPart, pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { requiredChoice, requiredLine, requiredString, titled } from "../fields/text.ts";
import { previewPage } from "../preview/subtitle.ts";
import { inWords } from "../shared/in-words.ts";

const MIN_SECTIONS = 3;

const card = fieldsTogether`card | How the emirate is shown on the overview of all free zones.`([
  requiredLine`text | What the emirate's zones are good for, in one or two sentences.`,
  objectList`highlights | Highlights | Two to four short statements under the text. | point 2–4`,
  requiredImage`image | Image | The picture of the card, which the name is set on. | poster`,
  requiredChoice`nameColour | Colour of the name | The colour that reads well on the sky of the picture.`(
    titled({ ink: "Dark", white: "White" }),
    "ink",
  ),
]);

export const emirate = defineType({
  ...about`emirate | An emirate with a page of its own under /free-zones.`,
  type: "document",
  icon: EarthGlobeIcon,
  ...inGroups(
    group("page", "Page", [
      requiredString`name | Name | The name of the emirate, such as “Ras Al Khaimah”. | 40`,
      pageSlug({ source: "name" }),
      orderField("emirate"),
      requiredChoice`heroLayout | Layout of the hero | Whether the picture spans the page or is shown beside the text.`(
        titled({ band: "Picture across the page", split: "Picture beside the text" }),
        "band",
      ),
      pageHero(
        [objectList`badges | Badges | Exactly three badges under the lead. | badge 3`],
        bandImage,
      ),
    ]),
    group("card", "Card", [card]),
    group("sections", "Sections", [
      defineField({
        ...about`sections | The parts of the page between hero and closing, three at least.`,
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
