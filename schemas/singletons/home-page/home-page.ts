import { HomeIcon } from "@sanity/icons/Home";
import { defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../../fields/field.ts";
import { requiredImage } from "../../fields/image.ts";
import { homeCountries, nextPages, objectList, toolAhead } from "../../fields/list.ts";
import { messages } from "../../fields/message.ts";
import { heading } from "../../fields/page-parts.ts";
import { furtherSections } from "../../fields/section.ts";
import {
  optionalLine,
  optionalString,
  optionalText,
  requiredString,
  requiredStrings,
} from "../../fields/text.ts";
import { advantages, contact, packages, partners, process, testimonials } from "./sections.ts";

export const hero = fieldsTogether(about`hero | The first thing a visitor sees.`, [
  requiredString`headline | Headline | The page's main heading. | 90`,
  optionalLine`lead | One sentence under the headline that says what this is.`,
  optionalString`needsLabel | Before the needs | The words before the titles of the packages, such as “I want to”. | 40`,
  objectList`points | Selling points | Exactly three short statements under the headline. | point 3`,
  ...requiredStrings(40)`
    primaryActionLabel | First button | The words on the button that opens the contact page.
    secondaryActionLabel | Second button | The words on the button that leads on to more about the company.
    secondaryActionSubject | What the second button is about | Two or three words that follow the button's label for screen readers and search engines, such as: about us.
  `,
  requiredImage`image | Image | The large image of the hero. | homeHero`,
]);

export const emailCapture = fieldsTogether(
  about`emailCapture | Email sign-up | The box in which a visitor leaves an email address.`,
  [
    heading("Shown at the top of the box."),
    ...requiredStrings(60)`
      fieldLabel | Label of the field | Names the field for everybody, screen readers included.
      placeholder | Placeholder | A sample address, shown while the field is empty.
      buttonLabel | Button | The words on the button that sends the address. | 40
      sendingLabel | While sending | What a screen reader says while the address is being sent. | 40
      hint | Hint | What happens with the address, in one short sentence under the field. | 160
    `,
    optionalText`withoutJavaScript | Without JavaScript | Shown before the email address and the phone number when scripts are off, or do not come although the form was sent.`,
    messages(
      "What the visitor reads after pressing the button.",
      requiredStrings(200)`
        emailRequiredTitle | Nothing entered: title | Shown when the field is empty.
        emailRequiredText | Nothing entered: text | Follows that title.
        invalidEmail | Not an address | Shown beside a field that holds no address.
        rateLimitTitle | Too many attempts: title | Shown after 3 attempts in 15 minutes.
        rateLimitText | Too many attempts: text | Follows that title.
        failureTitle | Not sent: title | Shown when sending failed.
        failureText | Not sent: text | Follows that title.
        successTitle | Sent: title | Shown when the address was sent.
        successText | Sent: text | Follows that title.
      `,
    ),
  ],
);

export const homePage = defineType({
  ...about`homePage | The page at the site's first address.`,
  type: "document",
  icon: HomeIcon,
  ...inGroups(
    group("hero", "Hero", [hero]),
    group("emailCapture", "Email sign-up", [emailCapture]),
    group("sections", "Sections", [
      advantages,
      process,
      toolAhead("The relocation process"),
      packages,
      furtherSections(),
      nextPages(),
      homeCountries(),
      contact,
      partners,
      testimonials,
    ]),
  ),
  preview: { prepare: () => ({ title: "Home page" }) },
});
