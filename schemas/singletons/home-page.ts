import { HomeIcon } from "@sanity/icons/Home";
import { defineType } from "@sanity/types";
import { fieldsTogether, pointList } from "../fields/group.ts";
import { requiredImage } from "../fields/image.ts";
import { message, messages } from "../fields/message.ts";
import { optionalLine } from "../fields/rich-text.ts";
import { requiredString } from "../fields/text.ts";

const SELLING_POINTS = 3;

const hero = fieldsTogether({
  name: "hero",
  title: "Hero",
  description: "The first thing a visitor sees.",
  group: "hero",
  fields: [
    requiredString({
      name: "headline",
      title: "Headline",
      description: "The page's main heading.",
      max: 90,
    }),
    pointList({
      name: "points",
      title: "Selling points",
      description: "Exactly three short statements under the headline.",
      count: SELLING_POINTS,
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
    requiredImage({
      name: "image",
      title: "Image",
      description: "The large image of the hero.",
    }),
  ],
});

const emailCapture = fieldsTogether({
  name: "emailCapture",
  title: "Email sign-up",
  description: "The box in which a visitor leaves an email address.",
  group: "emailCapture",
  fields: [
    requiredString({
      name: "heading",
      title: "Heading",
      description: "Stands at the top of the box.",
      max: 90,
    }),
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
      name: "hint",
      title: "Hint",
      description: "What happens with the address, in one short sentence under the field.",
    }),
    optionalLine({
      name: "withoutJavaScript",
      title: "Without JavaScript",
      description: "Stands before the email address and the phone number when scripts are off.",
    }),
    messages("What the visitor is told after pressing the button.", [
      message("emailRequiredTitle", "Nothing entered: title", "Shown when the field is empty."),
      message("emailRequiredText", "Nothing entered: text", "Follows that title."),
      message("invalidEmail", "Not an address", "Stands beside a field that holds no address."),
      message(
        "rateLimitTitle",
        "Too many attempts: title",
        "Shown after 3 attempts in 15 minutes.",
      ),
      message("rateLimitText", "Too many attempts: text", "Follows that title."),
      message("failureTitle", "Not sent: title", "Shown when sending failed."),
      message("failureText", "Not sent: text", "Follows that title."),
      message("successTitle", "Sent: title", "Shown when the address was sent."),
      message("successText", "Sent: text", "Follows that title."),
    ]),
  ],
});

export const homePage = defineType({
  name: "homePage",
  type: "document",
  title: "Home page",
  description: "The page at the site's first address.",
  icon: HomeIcon,
  groups: [
    { name: "hero", title: "Hero", default: true },
    { name: "emailCapture", title: "Email sign-up" },
  ],
  fields: [hero, emailCapture],
  preview: { prepare: () => ({ title: "Home page" }) },
});
