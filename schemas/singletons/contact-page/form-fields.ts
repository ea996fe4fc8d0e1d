import { fieldsFolded, fieldsTogether } from "../../fields/group.ts";
import { message } from "../../fields/message.ts";
import { requiredRichText } from "../../fields/rich-text.ts";
import { optionalString, requiredString } from "../../fields/text.ts";

function fieldTexts(name: string, title: string, rule: string) {
  return fieldsFolded(name, title, `The words of the field “${title}”.`, [
    requiredString("label", "Names the field; the asterisk is added by itself.", { max: 60 }),
    optionalString(
      "placeholder",
      "A sample, shown while the field is empty; it is no place for a rule.",
      { max: 80 },
    ),
    message("message", `Shown beside the field ${rule}.`),
  ]);
}

const consent = fieldsFolded("consent", "Consent", "The words of the box that must be ticked.", [
  requiredRichText(
    "label",
    "What the visitor agrees to, with links where there are terms to read.",
  ),
  message("message", "Shown beside the box when it is not ticked."),
]);

export const formFields = fieldsTogether(
  "fields",
  "Fields",
  "Label, placeholder and message of each field.",
  [
    fieldTexts("fullName", "Full name", "when it has fewer than 2 characters"),
    fieldTexts("email", "Email", "when it holds no address"),
    fieldTexts("phone", "Phone", "when it is empty"),
    fieldTexts("profession", "Profession", "when it has fewer than 2 characters"),
    fieldTexts("nationality", "Nationality", "when it has fewer than 2 characters"),
    fieldTexts("contactMethod", "Contact method", "when nothing is chosen"),
    fieldTexts("message", "Message", "when it has fewer than 10 characters"),
    consent,
  ],
);
