import { ChartUpwardIcon } from "@sanity/icons/ChartUpward";
import { type ConditionalPropertyCallback, defineType } from "@sanity/types";
import { about, field } from "../fields/field.ts";
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
  ...about`diagram | A drawing that the site makes from content; pages choose the diagrams they show.`,
  type: "document",
  icon: ChartUpwardIcon,
  fields: [
    requiredChoice`kind | What is drawn; the fields below follow it.`(diagramKinds),
    heading("Shown above the drawing, and the name of the diagram in the Studio."),
    optionalLine`text | Caption | What the drawing shows, and what it leaves out; leave it empty for none.`,
    {
      ...referenceList`countries | Home countries | The countries that are drawn; those without a place on the map only listed. | homeCountry`,
      hidden: unlessNeeds("countries"),
    },
    {
      ...referenceList`emirates | Emirates | The emirates of the map, in the order of its table. | emirate`,
      hidden: unlessNeeds("emirates"),
    },
    field.array({
      ...about`rows | The steps, bars, dates or periods, in the order they are shown.`,
      of: [{ type: "diagramRow" }],
      hidden: unlessNeeds("rows"),
      validation: (rule) =>
        rule.max(8).error("Takes eight rows at most: more cannot be read on a phone."),
    }),
    field.number({
      ...about`whole | Whole bar | The number that fills a whole bar, such as 100 or 365; empty for the longest.`,
      hidden: ({ document }) => document?.kind !== "bars",
      validation: (rule) => rule.positive(),
    }),
  ],
  validation: (rule) => rule.custom(incompleteDiagram),
  preview: previewKind("heading", diagramKinds),
});
