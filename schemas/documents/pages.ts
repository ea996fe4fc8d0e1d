import { CaseIcon } from "@sanity/icons/Case";
import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { SunIcon } from "@sanity/icons/Sun";
import { defineField, defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { iconField, optionalImage, requiredImage } from "../fields/image.ts";
import { diagrams, homeCountries, nextPages, objectList, pageTool } from "../fields/list.ts";
import { orderField } from "../fields/order.ts";
import { pageEnd, soundEnd } from "../fields/page-end.ts";
import { actionLabel, closingPart, heading, optionalNote, pageHero } from "../fields/page-parts.ts";
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
import { oneTool, withinBudget } from "../rules/page-budget.ts";

const serviceLayouts = [
  { title: "Guide: introduction first, benefits in a row, sub-services as rows", value: "guide" },
  { title: "Route: sub-services first, as numbered steps on a dark ground", value: "route" },
  { title: "Catalogue: sub-services first, as cards to choose from", value: "catalogue" },
  { title: "Dossier: wide picture, benefits on a dark panel beside the text", value: "dossier" },
] as const;

export const service = defineType({
  ...about`service | A service with a page of its own under /services.`,
  type: "document",
  icon: CaseIcon,
  ...inGroups(
    group("page", "Page", [
      requiredString`title | Title | The name of the service in menus, breadcrumbs and search results. | 60`,
      pageSlug(),
      requiredChoice`category | For | Whose part of the menus lists the service.`(
        titled({ private: "Private clients", business: "Businesses" }),
      ),
      orderField("service"),
      optionalChoice`layout | Layout of the page | What a visitor meets first, and how the parts stand; empty means the guide.`(
        serviceLayouts,
        "guide",
      ),
      pageHero([actionLabel]),
    ]),
    group("introduction", "Introduction", [
      fieldsTogether`introduction | What the service is and how it goes.`([
        heading("Shown above the introduction."),
        requiredRichText`body | Text | Two or three paragraphs; add figures with the figure button.`,
        optionalNote("note"),
      ]),
      diagrams(),
    ]),
    group("offer", "Benefits and sub-services", [
      requiredString`benefitsHeading | Heading of the benefits | Shown above the benefit cards. | 90`,
      objectList`benefits | Benefits | Four cards by preference, two to eight, in the order they are shown. | benefit 4, 2–8`,
      requiredString`subServicesHeading | Heading of the sub-services | Shown above the list of the sub-services. | 90`,
      objectList`subServices | Sub-services | Six rows by preference, two to eight, in the order they are shown. | subService 6, 2–8`,
      pageTool(),
    ]),
    group("closing", "Closing", [homeCountries(), furtherSections(), nextPages(), closingPart()]),
  ),
  preview: previewPage("title"),
});

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
      requiredChoice`group | The part of the menus that lists the advantage.`(
        titled({ general: "General", culture: "Culture & Life" }),
      ),
      optionalChoice`layout | Layout of the page | How text, picture and note stand; empty means the column.`(
        advantageLayouts,
        "column",
      ),
      iconField("The drawing on the card and at the top of the page."),
      pageHero(),
    ]),
    group("card", "Card", [
      fieldsTogether`card | How the advantage is shown on other pages; its picture is that of the hero.`(
        [
          requiredString`title | Title | The title of the card, such as “Safety and Security”. | 60`,
          requiredLine`text | One or two sentences under the title.`,
        ],
      ),
    ]),
    group("content", "Content", [
      requiredRichText`body | Text | About 200 to 350 words under two or three headings.`,
      requiredImage`image | Image in the text | A second picture, shown beside the text. | besideText`,
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

export const freePage = defineType({
  ...about`freePage | A page at an address of your choice, such as a campaign, made of sections.`,
  type: "document",
  icon: DocumentTextIcon,
  ...inGroups(
    group("page", "Page", [
      requiredString`title | Title | The name of the page in breadcrumbs, search results and the browser's tab. | 60`,
      pageSlug({ isFree: true }),
      requiredChoice`listing | Search engines | Whether search engines and the sitemap list the page; page metadata overrules it.`(
        titled({
          campaign: "A campaign: only who has the address finds it",
          listed: "A page of the site: listed",
        }),
        "campaign",
      ),
      ...pageEnd(),
      pageHero(
        [
          optionalString`actionLabel | Button | The words on the button to the contact page; leave it empty for no button. | 40`,
        ],
        optionalImage`image | Image | The large image; empty for a page of words. | pageHero`,
      ),
    ]),
    group("sections", "Sections", [
      defineField({
        ...about`sections | The parts of the page; drag them into their order. Once the page has a draft, a right click on one in the preview puts another before or after it.`,
        type: "freeSections",
        validation: (rule) => [
          rule.required().min(1).error("Add a section."),
          rule.skip().custom(oneTool),
          rule.skip().custom(withinBudget).warning(),
        ],
      }),
      nextPages("Pages that a visitor may want next, at the end of the page; none without any."),
    ]),
  ),
  validation: (rule) => rule.custom(soundEnd),
  preview: previewPage("title"),
});
