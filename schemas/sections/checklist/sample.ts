import type { ChecklistSection } from "../../generated/types.generated.ts";
import { members, paragraph, picture } from "../sample-parts.ts";

export const checklistSectionSample: ChecklistSection = {
  _type: "checklistSection",
  heading: "Good to have at hand",
  intro: paragraph("None of it has to be translated."),
  points: members(
    { _type: "point", text: paragraph("The passports of everybody who moves") },
    { _type: "point", text: paragraph("What you sell, where VAT is ", "vat-rate") },
  ),
  image: picture,
  background: "sand",
};
