import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../../fields/field.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList, toolAhead } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { furtherSections } from "../../fields/section.ts";
import { requiredString, requiredStrings, requiredText, stringList } from "../../fields/text.ts";
import { consultationForm } from "./form.ts";

export const informationPanel = fieldsTogether(
  about`panel | Information panel | The part on the right of the page; the details come from the site settings.`,
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

const banner = fieldsTogether(about`banner | The top of the page.`, [
  heading("The page's main heading."),
  requiredText`text | Text | One short sentence under the heading. | 200`,
  requiredImage`image | Image | The image of the banner. | banner`,
]);

const thankYou = fieldsTogether(
  about`thankYou | Thank-you screen | What takes the form's place once a request was sent.`,
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
  preview: { prepare: () => ({ title: "Contact page" }) },
});
