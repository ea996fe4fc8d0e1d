import { PinIcon } from "@sanity/icons/Pin";
import { defineField } from "@sanity/types";
import type { RuleFigures } from "../rules/tool.ts";
import { question, submit, toolCases, toolLabel, toolText } from "./parts.ts";
import { toolDocument } from "./tool-document.ts";

/** The rules read facts of zones and no figure. The texts show some figures. */
const figures = {} as const satisfies RuleFigures;

/** The mainland's value in the comparison. */
const mainland = toolText({
  name: "mainland",
  title: "On the mainland",
  description: "What the comparison says of the mainland, beside the zones.",
  max: 160,
});

/** The name of a fact about a zone, on its card and in a sentence. */
const fact = toolLabel({
  name: "fact",
  title: "Name of the fact",
  description: "What it is called on the card of a zone, and among what is left to ask.",
});

const ofFact = [fact, mainland];

const asked = [
  question({
    name: "activity",
    title: "Activity",
    description: "A choice: what the company will do.",
    fields: ofFact,
  }),
  question({
    name: "customers",
    title: "Customers",
    description: "A choice: whom it will sell to.",
    fields: ofFact,
  }),
  question({
    name: "premises",
    title: "Premises",
    description: "A choice: what it will work from.",
    fields: ofFact,
  }),
  question({
    name: "visas",
    title: "Visas",
    description: "A choice: how many residence visas it needs.",
    fields: ofFact,
  }),
  question({
    name: "regulator",
    title: "Regulator",
    description: "A choice: whether the zone should have a regulator of its own.",
    fields: ofFact,
  }),
  question({
    name: "designated",
    title: "Designated zone",
    description: "A choice: whether it should be a designated zone for VAT.",
    fields: ofFact,
  }),
  question({
    name: "emirate",
    title: "Emirate",
    description: "A choice among the emirates of the zones.",
    fields: [mainland],
  }),
];

/** Words about open questions and old prices. */
const cases = {
  moreOpen: { title: "More zones, with questions of their own" },
  mayFitOpen: { title: "Those that may fit, with questions of their own" },
  openOne: { title: "One open question" },
  openSeveral: { title: "Several open questions" },
  priceOf: { title: "Price of a year" },
  priceOld: { title: "Old price" },
  priceUndated: { title: "Price without a year" },
} as const;

export const zoneFinder = {
  figures,
  cases,
  document: toolDocument({
    name: "zoneFinder",
    title: "Zone finder",
    description: "Ranks the free zones by what a visitor chooses, and compares up to three.",
    icon: PinIcon,
    figures,
    asked,
    options: {
      activity: "Activity",
      customers: "Customers",
      premises: "Premises",
      visas: "Visas",
      regulator: "Regulator",
      designated: "Designated zone",
    },
    texts: [
      submit,
      toolLabel({
        name: "any",
        title: "No preference",
        description: "The first choice of each question, which narrows nothing.",
      }),
      toolLabel({
        name: "all",
        title: "All zones",
        description: "Stands before their number as long as nothing is chosen.",
      }),
      toolLabel({
        name: "more",
        title: "More zones",
        description: "Stands after the number of further zones, and before what to ask about them.",
      }),
      toolLabel({
        name: "mayFit",
        title: "Those that may fit",
        description:
          "Stands after the number of zones if none of them states all, and before what to ask.",
      }),
      toolLabel({
        name: "fittingToo",
        title: "Further that state all",
        description: "Names the folded list of those after the first.",
      }),
      toolLabel({
        name: "further",
        title: "To be asked about",
        description: "Names the folded list of zones of which something is not stated.",
      }),
      toolLabel({
        name: "ruledOut",
        title: "Ruled out",
        description: "Names the list of zones that a source or their emirate rules out.",
      }),
      toolLabel({
        name: "ask",
        title: "To be asked",
        description: "Stands before what is left to ask of a zone.",
      }),
      toolText({
        name: "compare",
        title: "How to compare",
        description: "Says above the lists that zones can be ticked.",
        max: 160,
      }),
      toolLabel({
        name: "comparison",
        title: "Comparison",
        description: "Names the table of zones side by side.",
      }),
      toolLabel({
        name: "unknown",
        title: "Unknown",
        description: "Stands in the table where no source says anything.",
      }),
      toolLabel({
        name: "yes",
        title: "Yes",
        description: "Stands where a source says that a zone has the fact.",
      }),
      toolLabel({
        name: "no",
        title: "No",
        description: "Stands where a source says that a zone has it not.",
      }),
      toolLabel({
        name: "fees",
        title: "Published fees",
        description: "Stands above the fees that a zone publishes.",
      }),
      toolLabel({
        name: "mainland",
        title: "Mainland",
        description: "Names the last column of the table.",
      }),
      toolText({
        name: "tax",
        title: "Tax",
        description: "The sentence on corporate tax under the lists.",
      }),
    ],
    resultFields: [
      defineField({
        name: "counted",
        title: "Those that state all",
        description:
          "Stands after the number of zones of which a source states all that the visitor needs.",
        type: "pluralForms",
        validation: (rule) => rule.required(),
      }),
      toolCases(cases),
    ],
    messages: [
      toolText({
        name: "notZones",
        title: "Not these zones",
        description: "Said where more zones are ticked than fit, or unknown ones.",
      }),
    ],
  }),
};
