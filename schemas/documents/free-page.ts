import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineField, defineType } from "@sanity/types";
import { group, inGroups } from "../fields/field.ts";
import { optionalImage } from "../fields/image.ts";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import { nextPages } from "../fields/list.ts";
import { pageEnd, soundEnd } from "../fields/page-end.ts";
import { pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { optionalString, requiredChoice, requiredString, titled } from "../fields/text.ts";
import { previewPage } from "../preview/subtitle.ts";
import { oneTool, withinBudget } from "../rules/page-budget.ts";

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
      inEnglishOnly({ initialValue: true }),
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
