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
        choiceField({
          name: "value",
          title: "Method",
          description: "The method as it is named in the message that reaches you.",
          choices: contactMethods,
          isRequired: true,
        }),
        requiredString({
          name: "label",
          title: "Label",
          description: "The method as the visitor reads it.",
          max: 40,
        }),
      ],
      preview: { select: { title: "label", subtitle: "value" } },
    },
  ],
  validation: (rule) => rule.required().min(1).max(contactMethods.length),
});

/** The words of the consultation form. */
export const consultationForm = fieldsTogether({
  name: "form",
  title: "Form",
  description: "The consultation form on the left of the page.",
  group: "form",
  fields: [
    heading("Shown above the form."),
    requiredText({
      name: "intro",
      title: "Introduction",
      description: "One or two sentences under the heading.",
      max: 300,
    }),
    requiredString({
      name: "requiredNote",
      title: "Required fields",
      description: "Says above the fields what the asterisk means.",
      max: 80,
    }),
    formFields,
    requiredString({
      name: "carriedNotice",
      title: "Result of a tool",
      description: "Above the form, for a visitor who brings the result of a tool along.",
      max: 90,
    }),
    requiredString({
      name: "carriedLook",
      title: "Look at the result",
      description: "Opens the result beside that.",
      max: 30,
    }),
    requiredString({
      name: "carriedRemove",
      title: "Leave the result out",
      description: "Leads to the form without it.",
      max: 30,
    }),
    requiredText({
      name: "privacyNotice",
      title: "Privacy notice",
      description: "Shown above the button: what is kept of a request, where and why.",
      max: 500,
    }),
    requiredString({
      name: "contactMethodEmptyOption",
      title: "No contact method chosen",
      description: "What the list of contact methods shows before a choice.",
      max: 60,
    }),
    contactMethodOptions,
    requiredString({
      name: "countryPlaceholder",
      title: "No country recognised",
      description: "Shown beside the globe until the phone number names a country.",
      max: 30,
    }),
    requiredString({
      name: "submitLabel",
      title: "Button",
      description: "The words on the button that sends the form.",
      max: 40,
    }),
    requiredString({
      name: "submittingLabel",
      title: "Button while sending",
      description: "The words on the same button while the form is being sent.",
      max: 40,
    }),
    requiredString({
      name: "summaryHeading",
      title: "Heading of the list of mistakes",
      description: "Shown above the fields that need another look.",
      max: 80,
    }),
    message(
      "summaryText",
      "Text of the list of mistakes",
      "Follows that heading, before the list of fields.",
    ),
    requiredText({
      name: "withoutJavaScript",
      title: "Without JavaScript",
      description:
        "Shown before the email address and the phone number when scripts are off, or do not come although the form was sent.",
      max: 300,
    }),
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
});
