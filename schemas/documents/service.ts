import { CaseIcon } from "@sanity/icons/Case";
import { defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { diagrams, homeCountries, nextPages, objectList, pageTool } from "../fields/list.ts";
import { byOrder, orderField } from "../fields/order.ts";
import { actionLabel, closingPart, heading, optionalNote, pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { furtherSections } from "../fields/section.ts";
import { choiceField, requiredRichText, requiredString, titled } from "../fields/text.ts";
import { previewPage } from "../preview/subtitle.ts";

/** How the parts of a service's page may stand; each is the same content in another order and shape. */
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
      choiceField({
        ...about`category | For | Whose part of the menus lists the service.`,
        choices: titled({ private: "Private clients", business: "Businesses" }),
        layout: "radio",
        isRequired: true,
      }),
      orderField("service"),
      choiceField({
        ...about`layout | Layout of the page | What a visitor meets first, and how the parts stand; empty means the guide.`,
        choices: serviceLayouts,
        layout: "radio",
        initialValue: "guide",
      }),
      pageHero({ extra: [actionLabel()] }),
    ]),
    group("introduction", "Introduction", [
      fieldsTogether(about`introduction | What the service is and how it goes.`, [
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
  orderings: [
    byOrder("title"),
    { name: "title", title: "Title", by: [{ field: "title", direction: "asc" }] },
  ],
  preview: previewPage("title"),
});
