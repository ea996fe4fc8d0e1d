import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredString, requiredStrings } from "../../fields/text.ts";

function _label(name: string, title: string, what: string) {
  return requiredString(name, `Shown before ${what}.`, { title, max: 40 });
}

export const informationPanel = fieldsTogether(
  "panel",
  "Information panel",
  "The part on the right of the page; the details come from the site settings.",
  [
    heading("Shown above the reasons."),
    objectList("reasons", "Why to choose the company, one short statement each.", {
      of: ["point", "officeClaim"],
      size: [1],
    }),
    ...requiredStrings(40)`
      contactHeading | Heading of the contact details | Shown above phone, email and office. | 90
      phoneLabel | Label: phone | Shown before the phone number.
      emailLabel | Label: email | Shown before the email address.
      officeLabel | Label: office | Shown before the postal address.
      responseTimeLabel | Label: response time | Shown before the response time.
      responseTime | Response time | How soon the visitor hears from you. | 80
    `,
    requiredImage("image", "Shown in the panel.", { slot: "panel" }),
  ],
);
