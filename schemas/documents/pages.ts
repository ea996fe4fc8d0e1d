import { CaseIcon } from "@sanity/icons/Case";
import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { SunIcon } from "@sanity/icons/Sun";
import { defineField, defineType } from "@sanity/types";
import { fieldsTogether, group, inGroups } from "../fields/field.ts";
import { iconField, optionalImage, requiredImage } from "../fields/image.ts";
import { diagrams, homeCountries, nextPages, objectList } from "../fields/list.ts";
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
import { pageTool } from "../tools/tool-field.ts";

const serviceLayouts = [
  { title: "Guide: introduction first, benefits in a row, sub-services as rows", value: "guide" },
  { title: "Route: sub-services first, as numbered steps on a dark ground", value: "route" },
  { title: "Catalogue: sub-services first, as cards to choose from", value: "catalogue" },
  { title: "Dossier: wide picture, benefits on a dark panel beside the text", value: "dossier" },
] as const;

export const service = defineType({
  name: "service",
  title: "Service",
  description: "A service with a page of its own under /services.",
  type: "document",
  icon: CaseIcon,
  ...inGroups(
    group("page", "Page", [
      requiredString({
        name: "title",
        title: "Title",
        description: "The name of the service in menus, breadcrumbs and search results.",
        max: 60,
      }),
      pageSlug(),
      requiredChoice({
        name: "category",
        title: "For",
        description: "Whose part of the menus lists the service.",
        choices: titled({ private: "Private clients", business: "Businesses" }),
      }),
      orderField("service"),
      optionalChoice({
        name: "layout",
        title: "Layout of the page",
        description: "What a visitor meets first, and how the parts stand; empty means the guide.",
        choices: serviceLayouts,
        initialValue: "guide",
      }),
      pageHero([actionLabel]),
    ]),
    group("introduction", "Introduction", [
      fieldsTogether({
        name: "introduction",
        title: "Introduction",
        description: "What the service is and how it goes.",
        fields: [
          heading("Shown above the introduction."),
          requiredRichText({
            name: "body",
            title: "Text",
            description: "Two or three paragraphs; add figures with the figure button.",
          }),
          optionalNote("note"),
        ],
      }),
      diagrams(),
    ]),
    group("offer", "Benefits and sub-services", [
      requiredString({
        name: "benefitsHeading",
        title: "Heading of the benefits",
        description: "Shown above the benefit cards.",
        max: 90,
      }),
      objectList({
        name: "benefits",
        title: "Benefits",
        members: "benefits",
        description: "Four cards by preference, two to eight, in the order they are shown.",
        of: "benefit",
        count: 4,
        min: 2,
        max: 8,
      }),
      requiredString({
        name: "subServicesHeading",
        title: "Heading of the sub-services",
        description: "Shown above the list of the sub-services.",
        max: 90,
      }),
      objectList({
        name: "subServices",
        title: "Sub-services",
        members: "sub-services",
        description: "Six rows by preference, two to eight, in the order they are shown.",
        of: "subService",
        count: 6,
        min: 2,
        max: 8,
      }),
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

export const freePage = defineType({
  name: "freePage",
  title: "Free page",
  description: "A page at an address of your choice, such as a campaign, made of sections.",
  type: "document",
  icon: DocumentTextIcon,
  ...inGroups(
    group("page", "Page", [
      requiredString({
        name: "title",
        title: "Title",
        description: "The name of the page in breadcrumbs, search results and the browser's tab.",
        max: 60,
      }),
      pageSlug({ isFree: true }),
      requiredChoice({
        name: "listing",
        title: "Search engines",
        description:
          "Whether search engines and the sitemap list the page; page metadata overrules it.",
        choices: titled({
          campaign: "A campaign: only who has the address finds it",
          listed: "A page of the site: listed",
        }),
        initialValue: "campaign",
      }),
      ...pageEnd(),
      pageHero(
        [
          optionalString({
            name: "actionLabel",
            title: "Button",
            description:
              "The words on the button to the contact page; leave it empty for no button.",
            max: 40,
          }),
        ],
        optionalImage({
          name: "image",
          title: "Image",
          description: "The large image; empty for a page of words.",
          slot: "pageHero",
        }),
      ),
    ]),
    group("sections", "Sections", [
      defineField({
        name: "sections",
        title: "Sections",
        description:
          "The parts of the page; drag them into their order. Once the page has a draft, a right click on one in the preview puts another before or after it.",
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
