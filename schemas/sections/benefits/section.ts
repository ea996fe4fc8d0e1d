import { StarIcon } from "@sanity/icons/Star";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";
import type { BenefitsSection } from "../../generated/types.generated.ts";
import { benefitFields, sectionHeadFields } from "../../shared/projections.ts";
import { members, paragraph } from "../sample-parts.ts";

export const benefitsSection = section({
  name: "benefitsSection",
  title: "Benefits",
  description: "Three to six cards with an icon, a title and a sentence or two.",
  icon: StarIcon,
  fields: [
    ...sectionHead,
    objectList({
      name: "benefits",
      title: "Benefits",
      members: "benefits",
      description: "Three to six cards, in the order they are shown.",
      of: "benefit",
      min: 3,
      max: 6,
    }),
  ],
});

export const benefitsSectionFields = /* groq */ `
  ${sectionHeadFields},
  benefits[]{ ${benefitFields} }
`;

export const benefitsSectionSample: BenefitsSection = {
  _type: "benefitsSection",
  heading: "What you gain here",
  intro: paragraph("Three things that clients name first."),
  benefits: members(
    {
      _type: "benefit",
      icon: "chart",
      title: paragraph("A company pays ", "corporate-tax-rate"),
      text: paragraph("What is earned stays where it was earned."),
    },
    {
      _type: "benefit",
      icon: "clock",
      title: paragraph("An office in your time zone"),
      text: paragraph("Somebody answers while you are at work."),
    },
    {
      _type: "benefit",
      icon: "family",
      title: paragraph("Schools for every age"),
      text: paragraph("Teachers speak English, and lessons end early."),
    },
  ),
  background: "sand",
};
