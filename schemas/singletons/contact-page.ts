import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { defineField, defineType } from "@sanity/types";
import { fieldsFolded, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { objectList } from "../fields/list.ts";
import { heading } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import {
  messages,
  optionalString,
  rateLimitMessages,
  requiredChoice,
  requiredRichText,
  requiredString,
  requiredText,
  sentMessages,
  stringList,
  titled,
} from "../fields/text.ts";
import {
  consultationField,
  type TextFieldName,
  textFieldNames,
} from "../shared/forms/consultation-fields.ts";
import { toolAhead } from "../tools/tool-field.ts";

/** When the message of a field is shown. */
function refusal({ kind, shortest }: ReturnType<typeof consultationField>): string {
  if (kind === "email") return "when it holds no address";
  if (kind === "choice") return "when nothing is chosen";
  return shortest > 1 ? `when it has fewer than ${shortest} characters` : "when it is empty";
}

function fieldTexts(name: TextFieldName, field: ReturnType<typeof consultationField>) {
  const { title } = field;
  return fieldsFolded({
    name,
    title,
    description: `The words of the field “${title}”.`,
    fields: [
      requiredString({
        name: "label",
        title: "Label",
        description: "Names the field; the asterisk is added by itself.",
        max: 60,
      }),
      optionalString({
        name: "placeholder",
        title: "Placeholder",
        description: "A sample, shown while the field is empty; it is no place for a rule.",
        max: 80,
      }),
      requiredString({
        name: "message",
        title: "Message",
        description: `Shown beside the field ${refusal(field)}.`,
        max: 200,
      }),
    ],
  });
}

const consent = fieldsFolded({
  name: "consent",
  title: "Consent",
  description: "The words of the box that must be ticked.",
  fields: [
    requiredRichText({
      name: "label",
      title: "Label",
      description: "What the visitor agrees to, with links where there are terms to read.",
    }),
    requiredString({
      name: "message",
      title: "Message",
      description: "Shown beside the box when it is not ticked.",
      max: 200,
    }),
  ],
});

const formFields = fieldsTogether({
  name: "fields",
  title: "Fields",
  description: "Label, placeholder and message of each field.",
  fields: [...textFieldNames.map((name) => fieldTexts(name, consultationField(name))), consent],
});

const contactMethods = titled({
  email: "Email",
  phone: "Phone",
  whatsapp: "WhatsApp",
  "video-call": "Video call",
});

const contactMethodOptions = defineField({
  name: "contactMethodOptions",
  title: "Contact methods",
  description: "What the visitor may choose from, in this order; each method once.",
  type: "array",
  of: [
    {
      name: "contactMethodOption",
      type: "object",
      title: "Contact method",
      fields: [
        requiredChoice({
          name: "value",
          title: "Method",
          description: "The method as it is named in the message that reaches you.",
          choices: contactMethods,
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

const consultationForm = fieldsTogether({
  name: "form",
  title: "Form",
  description: "The consultation form on the left of the page.",
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
      name: "phoneQuestion",
      title: "Phone without its country",
      description:
        "Shown under a phone number without + and the code of its country; it can be sent all the same.",
      max: 90,
    }),
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
    requiredString({
      name: "summaryText",
      title: "Text of the list of mistakes",
      description: "Follows that heading, before the list of fields.",
      max: 200,
    }),
    requiredText({
      name: "withoutJavaScript",
      title: "Without JavaScript",
      description:
        "Shown before the email address and the phone number when scripts are off, or do not come although the form was sent.",
      max: 300,
    }),
    messages("What the visitor reads after sending the form.", [
      ...rateLimitMessages("5 attempts in 30 minutes"),
      ...sentMessages("request"),
      requiredString({
        name: "failureTitle",
        title: "Not sent: title",
        description: "Shown above each of the next four texts.",
        max: 200,
      }),
      requiredString({
        name: "invalidParameters",
        title: "Not sent: bad input",
        description: "Shown when the email service answers 400.",
        max: 200,
      }),
      requiredString({
        name: "limitReached",
        title: "Not sent: limit reached",
        description: "Shown when the email service answers 402.",
        max: 200,
      }),
      requiredString({
        name: "forbidden",
        title: "Not sent: forbidden",
        description: "Shown when the email service answers 403.",
        max: 200,
      }),
      requiredString({
        name: "otherFailure",
        title: "Not sent: any other cause",
        description: "Shown after every other failure.",
        max: 200,
      }),
      requiredString({
        name: "tooLong",
        title: "Too long",
        description: "Shown beside a field that holds more than the email service takes.",
        max: 200,
      }),
      requiredString({
        name: "mailShortened",
        title: "Email without the end",
        description:
          "Shown when a request that was not sent is too long for the email that is offered instead.",
        max: 200,
      }),
      requiredString({
        name: "copyLabel",
        title: "Button: copy the request",
        description: "Beside that email: copies the request, to be pasted anywhere.",
        max: 40,
      }),
      requiredString({
        name: "copiedLabel",
        title: "Copied",
        description: "Shown once it is copied.",
        max: 40,
      }),
      requiredString({
        name: "offline",
        title: "Not sent: no connection",
        description:
          "Follows the heading of the screen without a connection, which the settings hold.",
        max: 200,
      }),
    ]),
  ],
});

const informationPanel = fieldsTogether({
  name: "panel",
  title: "Information panel",
  description: "The part on the right of the page; the details come from the site settings.",
  fields: [
    heading("Shown above the reasons."),
    objectList({
      name: "reasons",
      title: "Reasons",
      members: "reasons",
      description: "Why to choose the company, one short statement each.",
      of: ["point", "officeClaim"],
      min: 1,
    }),
    requiredString({
      name: "contactHeading",
      title: "Heading of the contact details",
      description: "Shown above phone, email and office.",
      max: 90,
    }),
    requiredString({
      name: "phoneLabel",
      title: "Label: phone",
      description: "Shown before the phone number.",
      max: 40,
    }),
    requiredString({
      name: "emailLabel",
      title: "Label: email",
      description: "Shown before the email address.",
      max: 40,
    }),
    requiredString({
      name: "officeLabel",
      title: "Label: office",
      description: "Shown before the postal address.",
      max: 40,
    }),
    requiredString({
      name: "responseTimeLabel",
      title: "Label: response time",
      description: "Shown before the response time.",
      max: 40,
    }),
    requiredString({
      name: "responseTime",
      title: "Response time",
      description: "How soon the visitor hears from you.",
      max: 80,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown in the panel.",
      slot: "panel",
    }),
  ],
});

const banner = fieldsTogether({
  name: "banner",
  title: "Banner",
  description: "The top of the page.",
  fields: [
    heading("The page's main heading."),
    requiredText({
      name: "text",
      title: "Text",
      description: "One short sentence under the heading.",
      max: 200,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "The image of the banner.",
      slot: "banner",
    }),
  ],
});

const thankYou = fieldsTogether({
  name: "thankYou",
  title: "Thank-you screen",
  description: "What takes the form's place once a request was sent.",
  fields: [
    heading("Shown at the top of the screen."),
    requiredText({
      name: "text",
      title: "Text",
      description: "Says that the request is there, and when you answer.",
    }),
    requiredString({
      name: "stepsHeading",
      title: "Heading of the next steps",
      description: "Shown above the list of what happens next.",
      max: 60,
    }),
    stringList({
      name: "steps",
      title: "Next steps",
      members: "next steps",
      description: "What happens next, one step a line, in order.",
      member: "Step",
      min: 1,
    }),
    requiredString({
      name: "papersHeading",
      title: "Heading of what to have at hand",
      description: "Shown above the list of what to have at hand for the call.",
      max: 60,
    }),
    stringList({
      name: "papers",
      title: "To have at hand",
      description: "Papers and facts that the first call asks for, one a line.",
      member: "Paper",
      min: 1,
    }),
    requiredString({
      name: "localHoursLabel",
      title: "Label: hours in the visitor's time",
      description:
        "Shown before the office hours, which are counted in the visitor's own time zone.",
      max: 80,
    }),
    requiredString({
      name: "actionLabel",
      title: "Button",
      description: "The words on the button that leads to the home page.",
      max: 40,
    }),
  ],
});

export const contactPage = defineType({
  name: "contactPage",
  title: "Contact page",
  description: "The page with the consultation form.",
  type: "document",
  icon: EnvelopeIcon,
  ...inGroups(
    group("banner", "Banner", [banner]),
    group("form", "Form", [consultationForm]),
    group("panel", "Information panel", [informationPanel, furtherSections()]),
    group("thankYou", "Thank-you screen", [thankYou, toolAhead("The thank-you screen")]),
  ),
});
