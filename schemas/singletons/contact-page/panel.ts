import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredString } from "../../fields/text.ts";

function label(name: string, title: string, what: string) {
  return requiredString(name, title, `Shown before ${what}.`, { max: 40 });
}

export const informationPanel = fieldsTogether(
  "panel",
  "Information panel",
  "The part on the right of the page; the details come from the site settings.",
  [
    heading("Shown above the reasons."),
    objectList("reasons", "Reasons", "Why to choose the company, one short statement each.", {
      of: ["point", "officeClaim"],
      size: { min: 1 },
    }),
    requiredString(
      "contactHeading",
      "Heading of the contact details",
      "Shown above phone, email and office.",
      { max: 90 },
    ),
    label("phoneLabel", "Label: phone", "the phone number"),
    label("emailLabel", "Label: email", "the email address"),
    label("officeLabel", "Label: office", "the postal address"),
    label("responseTimeLabel", "Label: response time", "the response time"),
    requiredString("responseTime", "Response time", "How soon the visitor hears from you.", {
      max: 80,
    }),
    requiredImage("image", "Image", "Shown in the panel.", { slot: "panel" }),
  ],
);
