import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineField, defineType } from "@sanity/types";
import { about, group, inGroups } from "../fields/field.ts";
import { nextPages } from "../fields/list.ts";
import { pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { choiceField, optionalString, requiredString, titled } from "../fields/text.ts";
import { previewPage } from "../preview/subtitle.ts";
import { oneTool, withinBudget } from "../rules/page-budget.ts";

export const freePage = defineType({
  ...about`freePage | A page at an address of your choice, such as a campaign, made of sections.`,
  type: "document",
  icon: DocumentTextIcon,
  ...inGroups(
    group("page", "Page", [
      requiredString`title | Title | The name of the page in breadcrumbs, search results and the browser's tab. | 60`,
      pageSlug({ isFree: true }),
      choiceField({
        ...about`listing | Search engines | Whether search engines and the sitemap list the page; page metadata overrules it.`,
        choices: titled({
          campaign: "A campaign: only who has the address finds it",
          listed: "A page of the site: listed",
        }),
        layout: "radio",
        initialValue: "campaign",
        isRequired: true,
      }),
      pageHero({
        isPictureOptional: true,
        extra: [
          optionalString`actionLabel | Button | The words on the button to the contact page; leave it empty for no button. | 40`,
        ],
      }),
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
  orderings: [{ name: "title", title: "Title", by: [{ field: "title", direction: "asc" }] }],
  preview: previewPage("title"),
});
