import type { ComparisonSection } from "../../generated/types.generated.ts";
import { members, paragraph } from "../sample-parts.ts";

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
