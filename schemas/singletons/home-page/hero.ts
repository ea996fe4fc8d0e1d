import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { optionalLine } from "../../fields/rich-text.ts";
import { optionalString, requiredString } from "../../fields/text.ts";

/** The top of the home page, beside the email sign-up. */
export const hero = fieldsTogether({
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
      description: "Exactly three short statements under the headline.",
      of: "point",
      size: { count: 3 },
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
      slot: "homeHero",
      title: "Image",
      description: "The large image of the hero.",
    }),
  ],
});
