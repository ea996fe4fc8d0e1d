import { HomeIcon } from "@sanity/icons/Home";
import { defineField, defineType } from "@sanity/types";
import { type FieldNames, fieldsFolded, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import {
  homeCountries,
  nextPages,
  objectList,
  referenceList,
  requiredReference,
} from "../fields/list.ts";
import { actionLabel, heading } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import {
  messages,
  optionalLine,
  optionalString,
  optionalText,
  rateLimitMessages,
  requiredLine,
  requiredString,
  sentMessages,
} from "../fields/text.ts";
import { notBlank } from "../rules/text.ts";
import { toolAhead } from "../tools/tool-field.ts";

const advantages = fieldsFolded({
  name: "advantages",
  title: "Key advantages",
  description: "Four figures and three cards that lead on to all advantages.",
  fields: [
    requiredLine({
      name: "heading",
      title: "Heading",
      description: "Shown above the section; it may carry a figure.",
    }),
    requiredLine({
      name: "intro",
      title: "Introduction",
      description: "One or two sentences under the heading.",
    }),
    objectList({
      name: "tiles",
      title: "Stat tiles",
      members: "stat tiles",
      description: "Exactly four tiles, from left to right.",
      of: "statTile",
      count: 4,
    }),
    referenceList({
      name: "cards",
      title: "Cards",
      members: "cards",
      description: "Exactly three advantages, from left to right.",
      to: "advantage",
      count: 3,
    }),
    requiredString({
      name: "moreLabel",
      title: "Link",
      description: "The words of the link to the overview of all advantages.",
      max: 60,
    }),
  ],
});

const MOST_OF_LINE = 120;

/** A line about the plan of a move, into which the site puts a number with its word. */
const lineOfPlan = (names: FieldNames) =>
  defineField({
    ...requiredString(names),
    validation: (rule) => rule.required().max(MOST_OF_LINE).custom(notBlank).custom(wordOnce),
  });

function wordOnce(text: string | undefined): true | string {
  const [, name, word] = /\{(weeks|months)\}\s+(weeks?|months?)/.exec(text ?? "") ?? [];
  return (
    word === undefined ||
    `Remove “${word}”: the site writes {${name}} as a number with its word, in each language.`
  );
}

const process = fieldsFolded({
  name: "process",
  title: "Relocation process",
  description: "Five steps between the place of departure and the place of arrival.",
  fields: [
    heading("Shown above the section."),
    requiredLine({
      name: "intro",
      title: "Introduction",
      description: "One or two sentences under the heading.",
    }),
    lineOfPlan({
      name: "founder",
      title: "Somebody alone",
      description:
        "How long one person with a company takes, such as “About {weeks}”: the site puts in the weeks of the plan of the move, “13 weeks”.",
    }),
    lineOfPlan({
      name: "family",
      title: "A family",
      description:
        "How early a family with school places begins, such as “{months} ahead”: the site puts in the months of the plan of the move, “9 months”.",
    }),
    requiredString({
      name: "startLabel",
      title: "Departure",
      description: "The words on the picture of the departure.",
      max: 60,
    }),
    requiredImage({
      name: "startImage",
      title: "Image of the departure",
      description: "The left picture; its horizon lies level with that of the other.",
      slot: "journey",
    }),
    requiredString({
      name: "landLabel",
      title: "Arrival",
      description: "The words on the picture of the arrival.",
      max: 60,
    }),
    requiredImage({
      name: "landImage",
      title: "Image of the arrival",
      description: "The right picture; its horizon lies level with that of the other.",
      slot: "journey",
    }),
    objectList({
      name: "steps",
      title: "Steps",
      members: "steps",
      description: "Exactly five steps, in the order they are taken.",
      of: "processStep",
      count: 5,
    }),
  ],
});

const packages = fieldsFolded({
  name: "packages",
  title: "Package overview",
  description: "What each kind of client needs, side by side.",
  fields: [
    heading("Shown above the packages."),
    objectList({
      name: "packages",
      title: "Packages",
      members: "packages",
      description: "Three or four packages, in their order; the hero leads to the page of each.",
      of: "servicePackage",
      min: 3,
      max: 4,
    }),
  ],
});

const contact = fieldsFolded({
  name: "contact",
  title: "Contact",
  description: "The invitation to write; contact details come from the site settings.",
  fields: [
    heading("Shown above the invitation."),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences on what happens after the first message.",
    }),
    actionLabel,
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown beside the invitation.",
      slot: "besideText",
    }),
  ],
});

const partners = fieldsFolded({
  name: "partners",
  title: "Partners",
  description:
    "The names or logos of all partners, in their order; each has a document of its own.",
  fields: [heading("Shown above the names.")],
});

const testimonials = fieldsFolded({
  name: "testimonials",
  title: "Testimonials",
  description: "What clients say; sample content until real ones are supplied.",
  fields: [
    heading("Shown above the testimonials."),
    requiredReference({
      name: "lead",
      title: "Large testimonial",
      description: "The testimonial in large type.",
      to: "testimonial",
    }),
    referenceList({
      name: "others",
      title: "Further testimonials",
      members: "further testimonials",
      description: "Exactly three others, from left to right.",
      to: "testimonial",
      count: 3,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown beside the large testimonial.",
      slot: "besideText",
    }),
    requiredString({
      name: "ratingLabel",
      title: "Label of the rating",
      description: "Shown beside the rating, which comes from the site settings.",
      max: 60,
    }),
  ],
});

const hero = fieldsTogether({
  name: "hero",
  title: "Hero",
  description: "The first thing a visitor sees.",
  fields: [
    requiredString({
      name: "headline",
      title: "Headline",
      description: "The page's main heading.",
      max: 90,
    }),
    optionalLine({
      name: "lead",
      title: "Lead",
      description: "One sentence under the headline that says what this is.",
    }),
    optionalString({
      name: "needsLabel",
      title: "Before the needs",
      description: "The words before the titles of the packages, such as “I want to”.",
      max: 40,
    }),
    objectList({
      name: "points",
      title: "Selling points",
      members: "selling points",
      description: "Exactly three short statements under the headline.",
      of: "point",
      count: 3,
    }),
    requiredString({
      name: "primaryActionLabel",
      title: "First button",
      description: "The words on the button that opens the contact page.",
      max: 40,
    }),
    requiredString({
      name: "secondaryActionLabel",
      title: "Second button",
      description: "The words on the button that leads on to more about the company.",
      max: 40,
    }),
    requiredString({
      name: "secondaryActionSubject",
      title: "What the second button is about",
      description:
        "Two or three words that follow the button's label for screen readers and search engines, such as: about us.",
      max: 40,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "The large image of the hero.",
      slot: "homeHero",
    }),
  ],
});

const emailCapture = fieldsTogether({
  name: "emailCapture",
  title: "Email sign-up",
  description: "The box in which a visitor leaves an email address.",
  fields: [
    heading("Shown at the top of the box."),
    requiredString({
      name: "fieldLabel",
      title: "Label of the field",
      description: "Names the field for everybody, screen readers included.",
      max: 60,
    }),
    requiredString({
      name: "placeholder",
      title: "Placeholder",
      description: "A sample address, shown while the field is empty.",
      max: 60,
    }),
    requiredString({
      name: "buttonLabel",
      title: "Button",
      description: "The words on the button that sends the address.",
      max: 40,
    }),
    requiredString({
      name: "sendingLabel",
      title: "While sending",
      description: "What a screen reader says while the address is being sent.",
      max: 40,
    }),
    requiredString({
      name: "hint",
      title: "Hint",
      description: "What happens with the address, in one short sentence under the field.",
      max: 160,
    }),
    optionalText({
      name: "withoutJavaScript",
      title: "Without JavaScript",
      description:
        "Shown before the email address and the phone number when scripts are off, or do not come although the form was sent.",
    }),
    messages("What the visitor reads after pressing the button.", [
      requiredString({
        name: "emailRequiredTitle",
        title: "Nothing entered: title",
        description: "Shown when the field is empty.",
        max: 200,
      }),
      requiredString({
        name: "emailRequiredText",
        title: "Nothing entered: text",
        description: "Follows that title.",
        max: 200,
      }),
      requiredString({
        name: "invalidEmail",
        title: "Not an address",
        description: "Shown beside a field that holds no address.",
        max: 200,
      }),
      ...rateLimitMessages("3 attempts in 15 minutes"),
      requiredString({
        name: "failureTitle",
        title: "Not sent: title",
        description: "Shown when sending failed.",
        max: 200,
      }),
      requiredString({
        name: "failureText",
        title: "Not sent: text",
        description: "Follows that title.",
        max: 200,
      }),
      ...sentMessages("address"),
    ]),
  ],
});

export const homePage = defineType({
  name: "homePage",
  title: "Home page",
  description: "The page at the site's first address.",
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
      homeCountries(
        "Countries that a visitor can choose from beside the needs, in this order; other pages show what is said of the chosen one.",
      ),
      contact,
      partners,
      testimonials,
    ]),
  ),
});
