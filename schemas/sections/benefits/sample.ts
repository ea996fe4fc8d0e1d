import type { BenefitsSection } from "../../generated/types.generated.ts";
import { members, paragraph } from "../sample-parts.ts";

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
