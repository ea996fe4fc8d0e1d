import { OlistIcon } from "@sanity/icons/Olist";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";
import type { StepsSection } from "../../generated/types.generated.ts";
import { sectionHeadFields, subServiceFields } from "../../shared/projections.ts";
import { members, paragraph } from "../sample-parts.ts";

export const stepsSection = section({
  name: "stepsSection",
  title: "Steps",
  description: "Numbered steps in the order in which they are taken.",
  icon: OlistIcon,
  fields: [
    ...sectionHead,
    objectList({
      name: "steps",
      title: "Steps",
      members: "steps",
      description: "Two to nine steps; their numbers are added by themselves.",
      of: "subService",
      min: 2,
      max: 9,
    }),
  ],
});

export const stepsSectionFields = /* groq */ `
  ${sectionHeadFields},
  steps[]{ ${subServiceFields} }
`;

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
