import { getPublishedId } from "@sanity/client/csm";
import { CaseIcon } from "@sanity/icons/Case";
import { type ArrayRule, defineType, type SanityDocument } from "@sanity/types";
import { fieldsTogether, group, inGroups } from "../fields/field.ts";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import { diagrams, homeCountries, nextPages, objectList } from "../fields/list.ts";
import { orderField } from "../fields/order.ts";
import { actionLabel, closingPart, heading, optionalNote, pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { furtherSections } from "../fields/section.ts";
import {
  optionalChoice,
  requiredChoice,
  requiredRichText,
  requiredString,
  titled,
} from "../fields/text.ts";
import { previewPage } from "../preview/subtitle.ts";
import { inWords } from "../rules/in-words.ts";
import { pageTool } from "../tools/tool-field.ts";

const serviceLayouts = [
  { title: "Guide: introduction first, benefits in a row, sub-services as rows", value: "guide" },
  { title: "Route: sub-services first, as numbered steps on a dark ground", value: "route" },
  { title: "Catalogue: sub-services first, as cards to choose from", value: "catalogue" },
  { title: "Dossier: wide picture, benefits on a dark panel beside the text", value: "dossier" },
] as const;

/**
 * A number of members that looks best. The services of the specification keep to it: they were
 * seeded, so their ids begin with their type.
 */
const preferably = (count: number, members: string) => (rule: ArrayRule<unknown>) => {
  const isOther = (list: unknown) => Array.isArray(list) && list.length !== count;
  const isOfSpecification = (document: SanityDocument | undefined) =>
    document !== undefined && getPublishedId(document._id).startsWith("service-");
  const exactly = `Needs exactly ${inWords(count)} ${members}: this part of the page shows no more and no fewer.`;
  const best = `${count} ${members} fill their rows best, as on the other pages.`;
  return [
    rule
      .skip()
      .custom((list, { document }) =>
        isOther(list) && isOfSpecification(document) ? exactly : true,
      ),
    rule
      .skip()
      .custom((list, { document }) => (isOther(list) && !isOfSpecification(document) ? best : true))
      .warning(),
  ];
};

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
      inEnglishOnly(),
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
        min: 2,
        max: 8,
        rules: preferably(4, "benefits"),
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
        min: 2,
        max: 8,
        rules: preferably(6, "sub-services"),
      }),
      pageTool(),
    ]),
    group("closing", "Closing", [homeCountries(), furtherSections(), nextPages(), closingPart()]),
  ),
  preview: previewPage("title"),
});
