import { CaseIcon } from "@sanity/icons/Case";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";
import type { BusinessTypesSection } from "../../generated/types.generated.ts";
import { richTextFields, sectionHeadFields } from "../../shared/projections.ts";
import { members, paragraph } from "../sample-parts.ts";

export const businessTypesSection = section({
  name: "businessTypesSection",
  title: "Business types",
  description: "Kinds of business that the place suits, with examples.",
  icon: CaseIcon,
  fields: [
    ...sectionHead,
    objectList({
      name: "types",
      title: "Business types",
      members: "business types",
      description: "The kinds of business, in the order they are shown.",
      of: "businessType",
      min: 2,
      max: 8,
    }),
  ],
});

export const businessTypesSectionFields = /* groq */ `
  ${sectionHeadFields},
  types[]{ _key, category, text[]{ ${richTextFields} }, examples }
`;

export const businessTypesSectionSample: BusinessTypesSection = {
  _type: "businessTypesSection",
  heading: "Businesses at home here",
  intro: paragraph("Each of them has its own free zone."),
  types: members(
    {
      _type: "businessType",
      category: "Trade by sea",
      text: paragraph("The port is the largest between Rotterdam and Singapore."),
      examples: ["Shipping agents", "Cold storage"],
    },
    {
      _type: "businessType",
      category: "Software and media",
      text: paragraph("Studios stand beside each other."),
      examples: ["Game studios", "Film editors"],
    },
  ),
  background: "sand",
};
