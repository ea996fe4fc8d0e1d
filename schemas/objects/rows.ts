import { defineField, defineType } from "@sanity/types";
import { toggle } from "../fields/field.ts";
import {
  linkableTypes,
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
} from "../fields/text.ts";
import { previewLines, previewTitled } from "../preview/rich-line.ts";
import { previewPath } from "../preview/subtitle.ts";

export const contactSubject = defineType({
  name: "contactSubject",
  title: "Subject of a request",
  description: "What the contact form begins with for a visitor who comes from a certain page.",
  type: "object",
  fields: [
    requiredReference({
      name: "page",
      title: "Page",
      description: "The page whose buttons open the form with this subject.",
      to: linkableTypes,
    }),
    requiredString({
      name: "subject",
      title: "Subject",
      description: "The first line of the message, such as “A school for our children”.",
      max: 60,
    }),
    requiredString({
      name: "hint",
      title: "Hint",
      description: "Shown above the form: what to write so that the first answer is a good one.",
      max: 160,
    }),
  ],
  preview: {
    select: { subject: "subject", type: "page._type", slug: "page.slug.current" },
    prepare: ({ subject, type, slug }) => ({ title: subject, subtitle: previewPath(type, slug) }),
  },
});

export const packageFact = defineType({
  name: "packageFact",
  title: "Fact",
  description: "A heading and what it says, such as the time or the papers.",
  type: "object",
  fields: [
    requiredString({
      name: "label",
      title: "Heading",
      description: "One or two words, such as “Papers”; the same in each package.",
      max: 40,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences; figures are added with the figure button.",
    }),
  ],
  preview: previewTitled("label"),
});

export const servicePackage = defineType({
  name: "servicePackage",
  title: "Package",
  description: "What a kind of client needs, and where such a client begins.",
  type: "object",
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "What the client wants, such as “Move with my family”; the hero offers it, too.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "Whom the package suits, in one or two sentences.",
    }),
    objectList({
      name: "points",
      title: "What it needs",
      description: "Time, papers, the first step and what else decides, each with its heading.",
      of: "packageFact",
      min: 2,
      max: 8,
    }),
    defineField({
      name: "highlighted",
      title: "Highlighted",
      description: "Switch on to set this package off from the others; one at most.",
      type: "boolean",
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    requiredObject({
      name: "link",
      title: "Link",
      description: "Where a visitor reads on.",
      type: "navLink",
    }),
  ],
  preview: previewTitled("title"),
});

const FIRST_MONTH = 1;
const AFTER_LAST_MONTH = 13;

/** A point of the year in months: 1 is the beginning of January, 6.5 the middle of June. */
const inMonths = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: "number",
    validation: (rule) => rule.min(FIRST_MONTH).max(AFTER_LAST_MONTH),
  });

export const diagramRow = defineType({
  name: "diagramRow",
  title: "Row",
  description: "A step, a bar, a date or a period of a diagram.",
  type: "object",
  fields: [
    requiredString({
      name: "label",
      title: "Label",
      description: "What the row is, in a few words without the figure itself.",
      max: 80,
    }),
    optionalReference({
      name: "figure",
      title: "Figure",
      description: "The figure of a bar or a date; other kinds do without.",
      to: "figure",
    }),
    optionalLine({
      name: "text",
      title: "Text",
      description: "A sentence under the label, or the period in words; leave it empty for none.",
    }),
    inMonths("from", "From", "For periods: 6 is the beginning of June, and 6.5 its middle."),
    inMonths("to", "Until", "For periods: 4 is the end of March; before “From”, it is next year."),
  ],
  preview: { select: { title: "label", subtitle: "figure.label" } },
});

export const taxCell = defineType({
  name: "taxCell",
  title: "Cell",
  description: "One side of a row of the comparison table.",
  type: "object",
  options: { collapsible: true, collapsed: false },
  fields: [
    requiredLine({
      name: "value",
      title: "Rate",
      description: "The rate in large type; add it with the figure button.",
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "When and for whom the rate holds, in one short sentence.",
    }),
    referenceList({
      name: "footnotes",
      title: "Footnotes",
      description:
        "Figures whose condition, where they have one, is shown as a numbered footnote under the table.",
      to: "figure",
    }),
  ],
  preview: previewLines("value", "text"),
});

export const taxRow = defineType({
  name: "taxRow",
  title: "Row",
  description: "One tax, compared between free zones and the mainland.",
  type: "object",
  fields: [
    requiredString({
      name: "aspect",
      title: "Tax",
      description: "What is compared, such as “Corporate tax”.",
      max: 60,
    }),
    requiredObject({
      name: "freeZones",
      title: "Free zones",
      description: "What holds in the free zones.",
      type: "taxCell",
    }),
    requiredObject({
      name: "mainland",
      title: "Mainland",
      description: "What holds on the mainland.",
      type: "taxCell",
    }),
  ],
  preview: previewTitled("aspect", "freeZones.value"),
});

export const policySection = defineType({
  name: "policySection",
  title: "Part of the policy",
  description: "A heading with the text that belongs to it.",
  type: "object",
  fields: [
    heading("Shown above the text and in the page's list of contents."),
    requiredRichText({
      name: "body",
      title: "Text",
      description: "What the site really does, in plain words.",
    }),
    toggle({
      name: "isPrivacyNotice",
      title: "This is the privacy notice",
      description:
        "Forms and footer lead here. The list of what the browser keeps, and who is responsible, are shown with it.",
    }),
  ],
  preview: { select: { title: "heading" } },
});

export const detailRow = defineType({
  name: "detailRow",
  title: "Detail",
  description: "A name and what belongs to it, such as “Registration number”.",
  type: "object",
  fields: [
    requiredString({
      name: "label",
      title: "Name",
      description: "What the detail is, as visitors read it.",
      max: 60,
    }),
    optionalText({
      name: "value",
      title: "Text",
      description: "The detail itself. Without it the row is shown nowhere.",
      max: 300,
    }),
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});
