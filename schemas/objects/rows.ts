import { defineType } from "@sanity/types";
import { about, field, toggle } from "../fields/field.ts";
import {
  objectList,
  optionalReference,
  referenceList,
  requiredObject,
  requiredReference,
} from "../fields/list.ts";
import { heading } from "../fields/page-parts.ts";
import {
  optionalLine,
  optionalText,
  requiredLine,
  requiredRichText,
  requiredString,
  requiredStrings,
} from "../fields/text.ts";
import { previewLines, previewTitled } from "../preview/rich-line.ts";
import { previewPath } from "../preview/subtitle.ts";

export const contactSubject = defineType({
  ...about`contactSubject | Subject of a request | What the contact form begins with for a visitor who comes from a certain page.`,
  type: "object",
  fields: [
    requiredReference`page | Page | The page whose buttons open the form with this subject. | page`,
    ...requiredStrings(60)`
      subject | Subject | The first line of the message, such as “A school for our children”.
      hint | Hint | Shown above the form: what to write so that the first answer is a good one. | 160
    `,
  ],
  preview: {
    select: { subject: "subject", type: "page._type", slug: "page.slug.current" },
    prepare: ({ subject, type, slug }) => ({ title: subject, subtitle: previewPath(type, slug) }),
  },
});

export const packageFact = defineType({
  ...about`packageFact | Fact | A heading and what it says, such as the time or the papers.`,
  type: "object",
  fields: [
    requiredString`label | Heading | One or two words, such as “Papers”; the same in each package. | 40`,
    requiredLine`text | One or two sentences; figures are added with the figure button.`,
  ],
  preview: previewTitled("label"),
});

export const servicePackage = defineType({
  ...about`servicePackage | Package | What a kind of client needs, and where such a client begins.`,
  type: "object",
  fields: [
    requiredString`title | Title | What the client wants, such as “Move with my family”; the hero offers it, too. | 60`,
    requiredLine`text | Whom the package suits, in one or two sentences.`,
    objectList`points | What it needs | Time, papers, the first step and what else decides, each with its heading. | packageFact 2–8`,
    field.boolean({
      ...about`highlighted | Switch on to set this package off from the others; one at most.`,
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    requiredObject`link | Link | Where a visitor reads on. | navLink`,
  ],
  preview: previewTitled("title"),
});

const FIRST_MONTH = 1;
const AFTER_LAST_MONTH = 13;

/** A place in the year, in months: 1 is the beginning of January, 6.5 the middle of June. */
const inMonths = (name: string, title: string, description: string) =>
  field.number({
    ...about`${name} | ${title} | ${description}`,
    validation: (rule) => rule.min(FIRST_MONTH).max(AFTER_LAST_MONTH),
  });

export const diagramRow = defineType({
  ...about`diagramRow | Row | A step, a bar, a date or a period of a diagram.`,
  type: "object",
  fields: [
    requiredString`label | Label | What the row is, in a few words without the figure itself. | 80`,
    optionalReference`figure | Figure | The figure of a bar or a date; other kinds do without. | figure`,
    optionalLine`text | A sentence under the label, or the period in words; leave it empty for none.`,
    inMonths("from", "From", "For periods: 6 is the beginning of June, and 6.5 its middle."),
    inMonths("to", "Until", "For periods: 4 is the end of March; before “From”, it is next year."),
  ],
  preview: { select: { title: "label", subtitle: "figure.label" } },
});

export const taxCell = defineType({
  ...about`taxCell | Cell | One side of a row of the comparison table.`,
  type: "object",
  options: { collapsible: true, collapsed: false },
  fields: [
    requiredLine`value | Rate | The rate in large type; add it with the figure button.`,
    requiredLine`text | When and for whom the rate holds, in one short sentence.`,
    referenceList`footnotes | Footnotes | Figures whose condition, where they have one, is shown as a numbered footnote under the table. | figure`,
  ],
  preview: previewLines("value", "text"),
});

export const taxRow = defineType({
  ...about`taxRow | Row | One tax, compared between free zones and the mainland.`,
  type: "object",
  fields: [
    requiredString`aspect | Tax | What is compared, such as “Corporate tax”. | 60`,
    requiredObject`freeZones | Free zones | What holds in the free zones. | taxCell`,
    requiredObject`mainland | Mainland | What holds on the mainland. | taxCell`,
  ],
  preview: previewTitled("aspect", "freeZones.value"),
});

export const policySection = defineType({
  ...about`policySection | Part of the policy | A heading with the text that belongs to it.`,
  type: "object",
  fields: [
    heading("Shown above the text and in the page's list of contents."),
    requiredRichText`body | Text | What the site really does, in plain words.`,
    toggle`isPrivacyNotice | This is the privacy notice | Forms and footer lead here. The list of what the browser keeps, and who is responsible, are shown with it.`,
  ],
  preview: { select: { title: "heading" } },
});

export const detailRow = defineType({
  ...about`detailRow | Detail | A name and what belongs to it, such as “Registration number”.`,
  type: "object",
  fields: [
    requiredString`label | Name | What the detail is, as visitors read it. | 60`,
    optionalText`value | Text | The detail itself. Without it the row is shown nowhere. | 300`,
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});
