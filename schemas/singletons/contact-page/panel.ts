import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredString } from "../../fields/text.ts";

function label(name: string, title: string, what: string) {
  return requiredString({ name, title, description: `Shown before ${what}.`, max: 40 });
}

/** The information beside the form. */
export const informationPanel = fieldsTogether({
  name: "panel",
  title: "Information panel",
  description: "The part on the right of the page; the details come from the site settings.",
  group: "panel",
  fields: [
    heading("Shown above the reasons."),
    objectList({
      name: "reasons",
      title: "Reasons",
      description: "Why to choose the company, one short statement each.",
      of: ["point", "officeClaim"],
      size: { min: 1 },
    }),
    requiredString({
      name: "contactHeading",
      title: "Heading of the contact details",
      description: "Shown above phone, email and office.",
      max: 90,
    }),
    label("phoneLabel", "Label: phone", "the phone number"),
    label("emailLabel", "Label: email", "the email address"),
    label("officeLabel", "Label: office", "the postal address"),
    label("responseTimeLabel", "Label: response time", "the response time"),
    requiredString({
      name: "responseTime",
      title: "Response time",
      description: "How soon the visitor hears from you.",
      max: 80,
    }),
    requiredImage({
      name: "image",
      slot: "panel",
      title: "Image",
      description: "Shown in the panel.",
    }),
  ],
});
