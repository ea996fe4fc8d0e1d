import { HashIcon } from "@sanity/icons/Hash";
import { type ConditionalPropertyCallback, defineField, defineType } from "@sanity/types";
import { checkedOnField, dateField, sourceAddress } from "../fields/field.ts";
import { figureLog, nextValue } from "../fields/figure-parts.ts";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import {
  optionalChoice,
  optionalString,
  optionalText,
  requiredString,
  titled,
} from "../fields/text.ts";
import { previewFigure, selectFigure } from "../preview/figure.ts";
import {
  inPlaceOfUnit,
  readsAsItsUnit,
  usableByTools,
  warnOfDoubt,
  warnWhenNotCheckedAnew,
} from "../rules/figure.ts";
import {
  isSameAsAnother,
  otherOriginals,
  sameAsAnOriginal,
  warnOfSameFact,
  wholeUnlessSame,
} from "../rules/same-figure.ts";
import { notInRelease } from "../rules/second-person.ts";
import { notBlank } from "../rules/text.ts";
import { SHORT_CONDITION } from "../shared/figures/figure-text.ts";
import { REVIEW_MONTHS } from "../shared/figures/review-day.ts";
import { figureTopics } from "../shared/figures/topics.ts";

/** Years of price lists. */
const FIRST_PRICE = 2000;
const LAST_PRICE = 2099;

/** Fields that a figure takes from another figure are hidden. */
const hidden: ConditionalPropertyCallback = ({ document }) => isSameAsAnother(document);

export const figure = defineType({
  name: "figure",
  title: "Figure",
  description: "A tax or business figure; every page that names it refers to this one document.",
  type: "document",
  icon: HashIcon,
  fields: [
    requiredString({
      name: "label",
      title: "Label",
      description:
        "What the figure is, such as “Federal corporate tax rate”. It stands before its condition, and screen readers name the mark of the figure by it: keep it short and unlike other labels.",
      max: 60,
    }),
    defineField({
      name: "value",
      title: "Value",
      description: "The figure without its unit, as it is shown: 9, 375,000, 15–50 or 50+.",
      type: "string",
      options: { textKind: "value" },
      hidden,
      validation: (rule) => [
        rule.max(24).custom(notBlank),
        rule.skip().custom((value, { document }) => readsAsItsUnit(value, document)),
        rule.skip().custom(usableByTools),
        rule.skip().custom(warnOfSameFact).warning(),
      ],
    }),
    {
      ...optionalString({
        name: "unit",
        title: "Unit",
        description:
          "%, AED, EUR, years, months, days or any other that is the same after every number; empty for none.",
        max: 24,
        textKind: "unit",
      }),
      hidden,
    },
    defineField({
      name: "counted",
      title: "What it counts",
      description:
        "In place of a unit: words that are others after 1, such as zone and zones. Texts show them by the value of the day, in each language.",
      type: "pluralForms",
      hidden,
      validation: (rule) => rule.custom(inPlaceOfUnit),
    }),
    optionalChoice({
      name: "topic",
      title: "Topic",
      description:
        "Under which the Figures tool lists it; a tax figure is asked about once more before it changes (for editors, not shown on the site).",
      choices: figureTopics,
    }),
    defineField({
      name: "sameAs",
      title: "Same as",
      description:
        "The figure that states the same fact, such as one law's rate named in two ways. Value, unit, source and days are then read from it.",
      type: "reference",
      to: [{ type: "figure" }],
      options: { filter: otherOriginals, disableNew: true },
      validation: (rule) => rule.custom(sameAsAnOriginal),
    }),
    defineField({
      name: "distinctFrom",
      title: "Not the same as",
      description:
        "Figures of the same law with the same value that state another fact: you are not warned of them (for editors, not shown on the site).",
      type: "array",
      of: [
        { type: "reference", to: [{ type: "figure" }], weak: true, options: { disableNew: true } },
      ],
      hidden,
      validation: (rule) => rule.unique(),
    }),
    optionalText({
      name: "qualifier",
      title: "Condition",
      description:
        "When or for whom the figure holds; shown with its source where a visitor asks for it. Left empty, the condition of the figure that it is the same as holds.",
    }),
    optionalString({
      name: "shortQualifier",
      title: "Condition in a few words",
      description:
        "Stands beside the figure where it is a benefit: in tiles, badges and cards. The whole condition is one touch away.",
      max: SHORT_CONDITION,
    }),
    {
      ...optionalString({
        name: "sourceTitle",
        title: "Source",
        description:
          "The law, authority or publication it comes from; visitors see it when they ask for it.",
        max: 200,
      }),
      hidden,
    },
    { ...sourceAddress("Where the source can be read; visitors can follow it."), hidden },
    checkedOnField({
      description:
        "The day the value was last compared with its source; visitors see it with the source.",
      hidden,
      validation: (rule) => [
        // Marks the field as a date. The rules after it are skipped for other types.
        rule,
        rule
          .skip()
          .custom((value, context) => warnWhenNotCheckedAnew(value, context))
          .warning(),
      ],
    }),
    dateField({
      name: "reviewBy",
      title: "Check again by",
      description: `The day to look the figure up again, if it does not keep for ${REVIEW_MONTHS} months after “Checked on”. Once it has passed, pages say so.`,
      hidden,
    }),
    defineField({
      name: "priceYear",
      title: "Year of the price",
      description:
        "For a fee: the year of the price list. The zone finder shows it, and calls a price of more than two years ago old; empty where the source names no year.",
      type: "number",
      hidden,
      validation: (rule) => rule.integer().min(FIRST_PRICE).max(LAST_PRICE),
    }),
    {
      ...optionalChoice({
        name: "status",
        title: "Status",
        description:
          "“To be confirmed” warns until its source was seen; visitors read it with the source.",
        choices: titled({ confirmed: "Confirmed", toBeConfirmed: "To be confirmed" }),
        initialValue: "confirmed",
      }),
      hidden,
    },
    nextValue(hidden),
    inEnglishOnly(),
    figureLog,
  ],
  validation: (rule) => [
    rule.custom(notInRelease).custom(wholeUnlessSame),
    rule.skip().custom(warnOfDoubt).warning(),
  ],
  preview: {
    select: {
      ...{ title: "label", value: "value", unit: "unit", sameAs: "sameAs" },
      ...selectFigure("same", "sameAs"),
    },
    prepare: ({ title, ...figure }) => ({
      title,
      subtitle: previewFigure(figure) ?? "No value yet",
    }),
  },
});
