import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { defineField } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { message, messages } from "../../fields/message.ts";
import { heading } from "../../fields/page-parts.ts";
import { choiceField, requiredString, requiredText } from "../../fields/text.ts";
import { formFields } from "./form-fields.ts";

const contactMethods = [
  { title: "Email", value: "email" },
  { title: "Phone", value: "phone" },
  { title: "WhatsApp", value: "whatsapp" },
  { title: "Video call", value: "video-call" },
] as const;

const contactMethodOptions = defineField({
  name: "contactMethodOptions",
  type: "array",
  title: "Contact methods",
  description: "What the visitor may choose from, in this order; each method once.",
  of: [
    {
      name: "contactMethodOption",
      type: "object",
      title: "Contact method",
      icon: EnvelopeIcon,
      fields: [
        choiceField(
          "value",
          "Method",
          "The method as it is named in the message that reaches you.",
          { choices: contactMethods, isRequired: true },
        ),
        requiredString("label", "Label", "The method as the visitor reads it.", { max: 40 }),
      ],
      preview: { select: { title: "label", subtitle: "value" } },
    },
  ],
  validation: (rule) => rule.required().min(1).max(contactMethods.length),
});

export const consultationForm = fieldsTogether(
  "form",
  "Form",
  "The consultation form on the left of the page.",
  [
    heading("Shown above the form."),
    requiredText("intro", "Introduction", "One or two sentences under the heading.", { max: 300 }),
    requiredString(
      "requiredNote",
      "Required fields",
      "Says above the fields what the asterisk means.",
      { max: 80 },
    ),
    formFields,
    requiredString(
      "carriedNotice",
      "Result of a tool",
      "Above the form, for a visitor who brings the result of a tool along.",
      { max: 90 },
    ),
    requiredString("carriedLook", "Look at the result", "Opens the result beside that.", {
      max: 30,
    }),
    requiredString("carriedRemove", "Leave the result out", "Leads to the form without it.", {
      max: 30,
    }),
    requiredText(
      "privacyNotice",
      "Privacy notice",
      "Shown above the button: what is kept of a request, where and why.",
      { max: 500 },
    ),
    requiredString(
      "contactMethodEmptyOption",
      "No contact method chosen",
      "What the list of contact methods shows before a choice.",
      { max: 60 },
    ),
    contactMethodOptions,
    requiredString(
      "countryPlaceholder",
      "No country recognised",
      "Shown beside the globe until the phone number names a country.",
      { max: 30 },
    ),
    requiredString("submitLabel", "Button", "The words on the button that sends the form.", {
      max: 40,
    }),
    requiredString(
      "submittingLabel",
      "Button while sending",
      "The words on the same button while the form is being sent.",
      { max: 40 },
    ),
    requiredString(
      "summaryHeading",
      "Heading of the list of mistakes",
      "Shown above the fields that need another look.",
      { max: 80 },
    ),
    message(
      "summaryText",
      "Text of the list of mistakes",
      "Follows that heading, before the list of fields.",
    ),
    requiredText(
      "withoutJavaScript",
      "Without JavaScript",
      "Shown before the email address and the phone number when scripts are off, or do not come although the form was sent.",
      { max: 300 },
    ),
    messages("What the visitor reads after sending the form.", [
      message(
        "rateLimitTitle",
        "Too many attempts: title",
        "Shown after 5 attempts in 30 minutes.",
      ),
      message("rateLimitText", "Too many attempts: text", "Follows that title."),
      message("successTitle", "Sent: title", "Shown when the request was sent."),
      message("successText", "Sent: text", "Follows that title."),
      message("failureTitle", "Not sent: title", "Shown above each of the four texts below."),
      message(
        "invalidParameters",
        "Not sent: bad input",
        "Shown when the email service answers 400.",
      ),
      message(
        "limitReached",
        "Not sent: limit reached",
        "Shown when the email service answers 402.",
      ),
      message("forbidden", "Not sent: forbidden", "Shown when the email service answers 403."),
      message("otherFailure", "Not sent: any other cause", "Shown after every other failure."),
    ]),
  ],
);
