import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { defineType } from "@sanity/types";
import { about, field, fieldsFolded, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { objectList, toolAhead } from "../fields/list.ts";
import { heading } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import {
  messages,
  optionalString,
  requiredChoice,
  requiredRichText,
  requiredString,
  requiredStrings,
  requiredText,
  stringList,
  titled,
} from "../fields/text.ts";

function fieldTexts(name: string, title: string, rule: string) {
  return fieldsFolded`${name} | ${title} | The words of the field “${title}”.`([
    requiredString`label | Label | Names the field; the asterisk is added by itself. | 60`,
    optionalString`placeholder | Placeholder | A sample, shown while the field is empty; it is no place for a rule. | 80`,
    requiredString`message | Message | Shown beside the field ${rule}. | 200`,
  ]);
}

const consent = fieldsFolded`consent | The words of the box that must be ticked.`([
  requiredRichText`label | What the visitor agrees to, with links where there are terms to read.`,
  requiredString`message | Message | Shown beside the box when it is not ticked. | 200`,
]);

const formFields = fieldsTogether`fields | Label, placeholder and message of each field.`([
  fieldTexts("fullName", "Full name", "when it has fewer than 2 characters"),
  fieldTexts("email", "Email", "when it holds no address"),
  fieldTexts("phone", "Phone", "when it is empty"),
  fieldTexts("profession", "Profession", "when it has fewer than 2 characters"),
  fieldTexts("nationality", "Nationality", "when it has fewer than 2 characters"),
  fieldTexts("contactMethod", "Contact method", "when nothing is chosen"),
  fieldTexts("message", "Message", "when it has fewer than 10 characters"),
  consent,
]);

const contactMethods = titled({
  email: "Email",
  phone: "Phone",
  whatsapp: "WhatsApp",
  "video-call": "Video call",
});

const contactMethodOptions = field.array({
  ...about`contactMethodOptions | Contact methods | What the visitor may choose from, in this order; each method once.`,
  of: [
    {
      name: "contactMethodOption",
      type: "object",
      title: "Contact method",
      fields: [
        requiredChoice`value | Method | The method as it is named in the message that reaches you.`(
          contactMethods,
        ),
        requiredString`label | Label | The method as the visitor reads it. | 40`,
      ],
      preview: { select: { title: "label", subtitle: "value" } },
    },
  ],
  validation: (rule) => rule.required().min(1).max(contactMethods.length),
});

const consultationForm = fieldsTogether`form | The consultation form on the left of the page.`([
  heading("Shown above the form."),
  requiredText`intro | Introduction | One or two sentences under the heading. | 300`,
  requiredString`requiredNote | Required fields | Says above the fields what the asterisk means. | 80`,
  formFields,
  ...requiredStrings(30)`
      carriedNotice | Result of a tool | Above the form, for a visitor who brings the result of a tool along. | 90
      carriedLook | Look at the result | Opens the result beside that.
      carriedRemove | Leave the result out | Leads to the form without it.
    `,
  requiredText`privacyNotice | Privacy notice | Shown above the button: what is kept of a request, where and why. | 500`,
  requiredString`contactMethodEmptyOption | No contact method chosen | What the list of contact methods shows before a choice. | 60`,
  contactMethodOptions,
  ...requiredStrings(40)`
      phoneQuestion | Phone without digits | Shown under the phone number when it has letters only; it can be sent all the same. | 90
      countryPlaceholder | No country recognised | Shown beside the globe until the phone number names a country. | 30
      submitLabel | Button | The words on the button that sends the form.
      submittingLabel | Button while sending | The words on the same button while the form is being sent.
      summaryHeading | Heading of the list of mistakes | Shown above the fields that need another look. | 80
      summaryText | Text of the list of mistakes | Follows that heading, before the list of fields. | 200
    `,
  requiredText`withoutJavaScript | Without JavaScript | Shown before the email address and the phone number when scripts are off, or do not come although the form was sent. | 300`,
  messages(
    "What the visitor reads after sending the form.",
    requiredStrings(200)`
        rateLimitTitle | Too many attempts: title | Shown after 5 attempts in 30 minutes.
        rateLimitText | Too many attempts: text | Follows that title.
        successTitle | Sent: title | Shown when the request was sent.
        successText | Sent: text | Follows that title.
        failureTitle | Not sent: title | Shown above each of the next four texts.
        invalidParameters | Not sent: bad input | Shown when the email service answers 400.
        limitReached | Not sent: limit reached | Shown when the email service answers 402.
        forbidden | Not sent: forbidden | Shown when the email service answers 403.
        otherFailure | Not sent: any other cause | Shown after every other failure.
        tooLong | Too long | Shown beside a field that holds more than the email service takes.
        mailShortened | Email without the end | Shown when a request that was not sent is too long for the email that is offered instead.
        copyLabel | Button: copy the request | Beside that email: copies the request, to be pasted anywhere. | 40
        copiedLabel | Copied | Shown once it is copied. | 40
        offline | Not sent: no connection | Follows the heading of the screen without a connection, which the settings hold.
      `,
  ),
]);

const informationPanel =
  fieldsTogether`panel | Information panel | The part on the right of the page; the details come from the site settings.`(
    [
      heading("Shown above the reasons."),
      objectList`reasons | Reasons | Why to choose the company, one short statement each. | point, officeClaim 1–`,
      ...requiredStrings(40)`
      contactHeading | Heading of the contact details | Shown above phone, email and office. | 90
      phoneLabel | Label: phone | Shown before the phone number.
      emailLabel | Label: email | Shown before the email address.
      officeLabel | Label: office | Shown before the postal address.
      responseTimeLabel | Label: response time | Shown before the response time.
      responseTime | Response time | How soon the visitor hears from you. | 80
    `,
      requiredImage`image | Image | Shown in the panel. | panel`,
    ],
  );

const banner = fieldsTogether`banner | The top of the page.`([
  heading("The page's main heading."),
  requiredText`text | Text | One short sentence under the heading. | 200`,
  requiredImage`image | Image | The image of the banner. | banner`,
]);

const thankYou =
  fieldsTogether`thankYou | Thank-you screen | What takes the form's place once a request was sent.`(
    [
      heading("Shown at the top of the screen."),
      requiredText`text | Says that the request is there, and when you answer.`,
      requiredString`stepsHeading | Heading of the next steps | Shown above the list of what happens next. | 60`,
      stringList`steps | Next steps | What happens next, one step a line, in order. | Step 1–`,
      requiredString`papersHeading | Heading of what to have at hand | Shown above the list of what to have at hand for the call. | 60`,
      stringList`papers | To have at hand | Papers and facts that the first call asks for, one a line. | Paper 1–`,
      ...requiredStrings(80)`
      localHoursLabel | Label: hours in the visitor's time | Shown before the office hours, which are counted in the visitor's own time zone.
      actionLabel | Button | The words on the button that leads to the home page. | 40
    `,
    ],
  );

export const contactPage = defineType({
  ...about`contactPage | The page with the consultation form.`,
  type: "document",
  icon: EnvelopeIcon,
  ...inGroups(
    group("banner", "Banner", [banner]),
    group("form", "Form", [consultationForm]),
    group("panel", "Information panel", [informationPanel, furtherSections()]),
    group("thankYou", "Thank-you screen", [thankYou, toolAhead("The thank-you screen")]),
  ),
});
