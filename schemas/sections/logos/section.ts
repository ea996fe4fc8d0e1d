import { ImagesIcon } from "@sanity/icons/Images";
import { referenceList } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { section } from "../../fields/section.ts";
import type { LogosSection } from "../../generated/types.generated.ts";
import { partnerFields } from "../../shared/projections.ts";
import { members, reference } from "../sample-parts.ts";

export const logosSection = section({
  name: "logosSection",
  title: "Logos",
  description: "Partners in a row, by logo or name.",
  icon: ImagesIcon,
  fields: [
    heading("A short line above the logos."),
    referenceList({
      name: "partners",
      title: "Partners",
      members: "partners",
      description: "Two to ten partners, in the order they are shown.",
      to: "partner",
      min: 2,
      max: 10,
    }),
  ],
});

export const logosSectionFields = /* groq */ `
  heading,
  partners[]->{ ${partnerFields} }
`;

export const logosSectionSample: LogosSection = {
  _type: "logosSection",
  heading: "We work together with",
  partners: members(reference("partner-jafza"), reference("partner-dmcc")),
  background: "sand",
};
