import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { optionalLine } from "../../fields/rich-text.ts";
import { optionalString, requiredString, requiredStrings } from "../../fields/text.ts";

export const hero = fieldsTogether("hero", "Hero", "The first thing a visitor sees.", [
  requiredString("headline", "The page's main heading.", { max: 90 }),
  optionalLine("lead", "One sentence under the headline that says what this is."),
  optionalString(
    "needsLabel",
    "The words before the titles of the packages, such as “I want to”.",
    { title: "Before the needs", max: 40 },
  ),
  objectList("points", "Exactly three short statements under the headline.", {
    title: "Selling points",
    of: "point",
    size: 3,
  }),
  ...requiredStrings(40)`
      primaryActionLabel | First button | The words on the button that opens the contact page.
      secondaryActionLabel | Second button | The words on the button that leads on to more about the company.
      secondaryActionSubject | What the second button is about | Two or three words that follow the button's label for screen readers and search engines, such as: about us.
    `,
  requiredImage("image", "The large image of the hero.", { slot: "homeHero" }),
]);
