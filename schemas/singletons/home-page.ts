import { HomeIcon } from "@sanity/icons/Home";
import { defineType } from "@sanity/types";
import { about, fieldsFolded, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import {
  homeCountries,
  nextPages,
  objectList,
  referenceList,
  requiredReference,
  toolAhead,
} from "../fields/list.ts";
import { actionLabel, heading } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import {
  messages,
  optionalLine,
  optionalString,
  optionalText,
  requiredLine,
  requiredString,
  requiredStrings,
} from "../fields/text.ts";

const advantages =
  fieldsFolded`advantages | Key advantages | Four figures and three cards that lead on to all advantages.`(
    [
      requiredLine`heading | Shown above the section; it may carry a figure.`,
      requiredLine`intro | Introduction | One or two sentences under the heading.`,
      objectList`tiles | Stat tiles | Exactly four tiles, from left to right. | statTile 4`,
      referenceList`cards | Cards | Exactly three advantages, from left to right. | advantage 3`,
      requiredString`moreLabel | Link | The words of the link to the overview of all advantages. | 60`,
    ],
  );

const process =
  fieldsFolded`process | Relocation process | Five steps between the place of departure and the place of arrival.`(
    [
      heading("Shown above the section."),
      requiredLine`intro | Introduction | One or two sentences under the heading.`,
      requiredString`startLabel | Departure | The words on the picture of the departure. | 60`,
      requiredImage`startImage | Image of the departure | The left picture; its horizon lies level with that of the other. | journey`,
      requiredString`landLabel | Arrival | The words on the picture of the arrival. | 60`,
      requiredImage`landImage | Image of the arrival | The right picture; its horizon lies level with that of the other. | journey`,
      objectList`steps | Steps | Exactly five steps, in the order they are taken. | processStep 5`,
    ],
  );

const packages =
  fieldsFolded`packages | Package overview | What each kind of client needs, side by side.`([
    heading("Shown above the packages."),
    objectList`packages | Packages | Three or four packages, in their order; the hero leads to the page of each. | servicePackage 3–4`,
  ]);

const contact =
  fieldsFolded`contact | The invitation to write; contact details come from the site settings.`([
    heading("Shown above the invitation."),
    requiredLine`text | One or two sentences on what happens after the first message.`,
    actionLabel,
    requiredImage`image | Image | Shown beside the invitation. | besideText`,
  ]);

const partners =
  fieldsFolded`partners | The names or logos of all partners, in their order; each has a document of its own.`(
    [heading("Shown above the names.")],
  );

const testimonials =
  fieldsFolded`testimonials | What clients say; sample content until real ones are supplied.`([
    heading("Shown above the testimonials."),
    requiredReference`lead | Large testimonial | The testimonial in large type. | testimonial`,
    referenceList`others | Further testimonials | Exactly three others, from left to right. | testimonial 3`,
    requiredImage`image | Image | Shown beside the large testimonial. | besideText`,
    requiredString`ratingLabel | Label of the rating | Shown beside the rating, which comes from the site settings. | 60`,
  ]);

const hero = fieldsTogether`hero | The first thing a visitor sees.`([
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

const emailCapture =
  fieldsTogether`emailCapture | Email sign-up | The box in which a visitor leaves an email address.`(
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
});
