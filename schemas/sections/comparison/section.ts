import { SplitVerticalIcon } from "@sanity/icons/SplitVertical";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";
import { requiredString, stringList } from "../../fields/text.ts";
import type { ComparisonSection } from "../../generated/types.generated.ts";
import { cellsForColumns } from "../../rules/lists.ts";
import { pointFields, sectionHeadFields } from "../../shared/projections.ts";
import { members, paragraph } from "../sample-parts.ts";

export const comparisonSection = section({
  name: "comparisonSection",
  title: "Comparison table",
  description: "Two or three choices beside each other, row by row.",
  icon: SplitVerticalIcon,
  fields: [
    ...sectionHead,
    requiredString({
      name: "aspect",
      title: "Heading of the first column",
      description: "What the rows are, such as “What you pay”.",
      max: 40,
    }),
    stringList({
      name: "columns",
      title: "Choices",
      members: "choices",
      description:
        "The names of the two or three choices, from left to right; the first stands out.",
      member: "Choice",
      min: 2,
      max: 3,
    }),
    objectList({
      name: "rows",
      title: "Rows",
      members: "rows",
      description: "Two to twelve rows, each with a cell for every choice.",
      of: "comparisonRow",
      min: 2,
      max: 12,
    }),
  ],
  validation: (rule) => rule.custom(cellsForColumns),
});

export const comparisonSectionFields = /* groq */ `
  ${sectionHeadFields},
  aspect,
  columns,
  rows[]{ _key, title, cells[]{ ${pointFields} } }
`;

export const comparisonSectionSample: ComparisonSection = {
  _type: "comparisonSection",
  heading: "Two ways to begin",
  intro: paragraph("Both can be changed later."),
  aspect: "What you pay",
  columns: ["Free zone", "Mainland"],
  rows: members(
    {
      _type: "comparisonRow",
      title: "Tax of a company",
      cells: members(
        { _type: "point", text: paragraph("At best ", "free-zone-corporate-tax-rate") },
        { _type: "point", text: paragraph("As a rule ", "corporate-tax-rate") },
      ),
    },
    {
      _type: "comparisonRow",
      title: "An office of your own",
      cells: members(
        { _type: "point", text: paragraph("Not in every zone") },
        { _type: "point", text: paragraph("Needed for a licence") },
      ),
    },
  ),
  background: "sand",
};
