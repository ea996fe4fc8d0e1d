import { BellIcon } from "@sanity/icons/Bell";
import { actionLabel, heading } from "../../fields/page-parts.ts";
import { section } from "../../fields/section.ts";
import { optionalLine, optionalString } from "../../fields/text.ts";
import type { CallToActionSection } from "../../generated/types.generated.ts";
import { richTextFields } from "../../shared/projections.ts";
import { paragraph } from "../sample-parts.ts";

export const callToActionSection = section({
  name: "callToActionSection",
  title: "Call to action",
  description: "An invitation with a button that opens the contact form.",
  icon: BellIcon,
  fields: [
    heading("The invitation, in a few words."),
    optionalLine({
      name: "text",
      title: "Text",
      description: "One or two sentences on what happens after the click; empty for none.",
    }),
    actionLabel,
    optionalString({
      name: "subject",
      title: "Subject of the request",
      description:
        "What the message of the contact form begins with for whoever comes from here; empty means the subject of the page.",
      max: 120,
    }),
  ],
});

export const callToActionSectionFields = /* groq */ `
  heading,
  text[]{ ${richTextFields} },
  actionLabel,
  subject
`;

export const callToActionSectionSample: CallToActionSection = {
  _type: "callToActionSection",
  heading: "Talk it over with us",
  text: paragraph("Half an hour by video, free of charge."),
  actionLabel: "Ask for a call",
  subject: "A call about the move",
  background: "sand",
};
