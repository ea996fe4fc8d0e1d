import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { optionalLine } from "../../fields/rich-text.ts";
import { optionalString, requiredString } from "../../fields/text.ts";

export const hero = fieldsTogether("hero", "Hero", "The first thing a visitor sees.", [
  requiredString("headline", "Headline", "The page's main heading.", { max: 90 }),
  optionalLine("lead", "Lead", "One sentence under the headline that says what this is."),
  optionalString(
    "needsLabel",
    "Before the needs",
    "The words before the titles of the packages, such as “I want to”.",
    { max: 40 },
  ),
  objectList("points", "Selling points", "Exactly three short statements under the headline.", {
    of: "point",
    size: { count: 3 },
  }),
  requiredString(
    "primaryActionLabel",
    "First button",
    "The words on the button that opens the contact page.",
    { max: 40 },
  ),
  requiredString(
    "secondaryActionLabel",
    "Second button",
    "The words on the button that leads on to more about the company.",
    { max: 40 },
  ),
  requiredString(
    "secondaryActionSubject",
    "What the second button is about",
    "Two or three words that follow the button's label for screen readers and search engines, such as: about us.",
    { max: 40 },
  ),
  requiredImage("image", "Image", "The large image of the hero.", { slot: "homeHero" }),
]);
