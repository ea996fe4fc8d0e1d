import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { optionalImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";
import type { ChecklistSection } from "../../generated/types.generated.ts";
import { imageFields, pointFields, sectionHeadFields } from "../../shared/projections.ts";
import { members, paragraph, picture } from "../sample-parts.ts";

export const checklistSection = section({
  name: "checklistSection",
  title: "Checklist",
  description: "Short statements with a tick before each.",
  icon: CheckmarkCircleIcon,
  fields: [
    ...sectionHead,
    objectList({
      name: "points",
      title: "Points",
      members: "points",
      description: "The statements, in the order they are shown.",
      of: "point",
      min: 2,
      max: 12,
    }),
    optionalImage({
      name: "image",
      title: "Image",
      description: "Shown beside the list; leave it empty for none.",
      slot: "besideText",
    }),
  ],
});

export const checklistSectionFields = /* groq */ `
  ${sectionHeadFields},
  points[]{ ${pointFields} },
  image{ ${imageFields} }
`;

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
