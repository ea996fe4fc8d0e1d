import { ChartUpwardIcon } from "@sanity/icons/ChartUpward";
import { type ConditionalPropertyCallback, defineField, defineType } from "@sanity/types";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import { referenceList } from "../fields/list.ts";
import { heading } from "../fields/page-parts.ts";
import { optionalLine, requiredChoice } from "../fields/text.ts";
import { previewKind } from "../preview/subtitle.ts";
import { diagramKinds, diagramNeeds, incompleteDiagram } from "../rules/diagram.ts";

const unlessNeeds =
  (need: "countries" | "emirates" | "rows"): ConditionalPropertyCallback =>
  ({ document }) =>
    diagramNeeds(document?.kind) !== need;

export const diagram = defineType({
  name: "diagram",
  title: "Diagram",
  description: "A drawing that the site makes from content; pages choose the diagrams they show.",
  type: "document",
  icon: ChartUpwardIcon,
  fields: [
    requiredChoice({
      name: "kind",
      title: "Kind",
      description: "What is drawn; the fields below follow it.",
      choices: diagramKinds,
    }),
    heading("Shown above the drawing, and the name of the diagram in the Studio."),
    optionalLine({
      name: "text",
      title: "Caption",
      description: "What the drawing shows, and what it leaves out; leave it empty for none.",
    }),
    {
      ...referenceList({
        name: "countries",
        title: "Home countries",
        description: "The countries that are drawn; those without a place on the map only listed.",
        to: "homeCountry",
      }),
      hidden: unlessNeeds("countries"),
    },
    {
      ...referenceList({
        name: "emirates",
        title: "Emirates",
        description: "The emirates of the map, in the order of its table.",
        to: "emirate",
      }),
      hidden: unlessNeeds("emirates"),
    },
    defineField({
      name: "rows",
      title: "Rows",
      description: "The steps, bars, dates or periods, in the order they are shown.",
      type: "array",
      of: [{ type: "diagramRow" }],
      hidden: unlessNeeds("rows"),
      validation: (rule) =>
        rule.max(8).error("Takes eight rows at most: more cannot be read on a phone."),
    }),
    defineField({
      name: "whole",
      title: "Whole bar",
      description: "The number that fills a whole bar, such as 100 or 365; empty for the longest.",
      type: "number",
      hidden: ({ document }) => document?.kind !== "bars",
      validation: (rule) => rule.positive(),
    }),
    inEnglishOnly(),
  ],
  validation: (rule) => rule.custom(incompleteDiagram),
  preview: previewKind("heading", diagramKinds),
});
