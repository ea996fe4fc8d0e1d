import { defineField, defineType } from "@sanity/types";
import { optionalReference } from "../fields/list.ts";
import { optionalLine, requiredString } from "../fields/text.ts";

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
