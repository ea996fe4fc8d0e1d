import { HashIcon } from "@sanity/icons/Hash";
import { defineField, defineType } from "@sanity/types";
import { formatFigure } from "#schemas/figures/figure-text.ts";
import { choiceField, optionalString, optionalText, requiredString } from "../fields/text.ts";
import { warnOnUnitInValue, warnUnlessConfirmed, warnWhenReviewIsDue } from "../rules/figure.ts";
import { notBlank } from "../rules/text.ts";

export const figure = defineType({
  name: "figure",
  type: "document",
  title: "Figure",
  description: "A tax or business figure; every page that names it refers to this one document.",
  icon: HashIcon,
  fields: [
    requiredString({
      name: "label",
      title: "Label",
      description:
        "What the figure is, such as “Federal corporate tax rate”; it stands before its condition.",
      max: 100,
    }),
    defineField({
      name: "value",
      type: "string",
      title: "Value",
      description: "The figure without its unit, as it is shown: 9, 375,000, 15–50 or 50+.",
      validation: (rule) => [
        rule.required().max(24).custom(notBlank),
        rule.skip().custom(warnOnUnitInValue).warning(),
      ],
    }),
    optionalString({
      name: "unit",
      title: "Unit",
      description:
        "%, AED, EUR, years, days, zones, companies, nationalities, people or any other; empty for none.",
      max: 24,
    }),
    optionalText({
      name: "qualifier",
      title: "Condition",
      description: "When or for whom the figure holds; shown as a footnote or a note beside it.",
    }),
    requiredString({
      name: "sourceTitle",
      title: "Source",
      description:
        "The law, authority or publication it comes from; for editors, not shown on the site.",
      max: 200,
    }),
    defineField({
      name: "sourceUrl",
      type: "url",
      title: "Address of the source",
      description: "Where the source can be read; for editors, not shown on the site.",
      validation: (rule) => rule.uri({ scheme: ["http", "https"] }),
    }),
    defineField({
      name: "checkedOn",
      type: "date",
      title: "Checked on",
      description:
        "The day the value was last compared with its source; for editors, not shown on the site.",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "reviewBy",
      type: "date",
      title: "Check again by",
      description:
        "The day to look a perishable figure up again, if any; for editors, not shown on the site.",
      validation: (rule) => [
        rule,
        rule
          .skip()
          .custom((value) => warnWhenReviewIsDue(value))
          .warning(),
      ],
    }),
    defineField({
      ...choiceField({
        name: "status",
        title: "Status",
        description:
          "“To be confirmed” warns until its source was seen; for editors, not shown on the site.",
        choices: [
          { title: "Confirmed", value: "confirmed" },
          { title: "To be confirmed", value: "toBeConfirmed" },
        ],
        layout: "radio",
        initialValue: "confirmed",
        isRequired: true,
      }),
      validation: (rule) => [rule.required(), rule.skip().custom(warnUnlessConfirmed).warning()],
    }),
  ],
  orderings: [
    { name: "label", title: "Label", by: [{ field: "label", direction: "asc" }] },
    { name: "reviewBy", title: "Check again by", by: [{ field: "reviewBy", direction: "asc" }] },
    {
      name: "checkedOn",
      title: "Checked longest ago",
      by: [{ field: "checkedOn", direction: "asc" }],
    },
  ],
  preview: {
    select: { label: "label", value: "value", unit: "unit" },
    prepare: ({ label, value, unit }) => ({
      title: value ? formatFigure({ value, unit }) : "No value yet",
      subtitle: label,
    }),
  },
});
