import type { StepsSection } from "../../generated/types.generated.ts";
import { members, paragraph } from "../sample-parts.ts";

export const stepsSectionSample: StepsSection = {
  _type: "stepsSection",
  heading: "How it goes from here",
  intro: paragraph("Two steps, one after the other."),
  steps: members(
    {
      _type: "subService",
      title: "We talk it over",
      text: paragraph("Half an hour by video, free of charge."),
      detail: paragraph("Within the first week"),
    },
    {
      _type: "subService",
      title: "You get a plan",
      text: paragraph("A letter with dates, prices and what will not work."),
      detail: paragraph("Within the second week"),
    },
  ),
  background: "sand",
};
