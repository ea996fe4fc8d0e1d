import { fieldsTogether } from "../../fields/group.ts";
import { requiredString } from "../../fields/text.ts";

const label = (name: string, title: string, description: string, max = 60) =>
  requiredString(name, title, description, { max });

/** The words beside what is known of a home country, the same on every page. */
export const homeCountryLabels = fieldsTogether(
  "homeCountryLabels",
  "Words of the home countries",
  "Shown around the list of home countries, on every page that has it.",
  [
    label(
      "heading",
      "Heading",
      "Shown above the countries, and names the field in which a visitor chooses one.",
    ),
    label("intro", "Introduction", "One sentence under the heading.", 200),
    label("choose", "Choose", "What the field for the country says before one is chosen."),
    label("kept", "Kept", "Says that the country that is chosen is kept for other pages.", 160),
    label("callHours", "Hours of call", "Shown before the office hours by the country's clock."),
    label("winter", "In winter", "Follows the hours that hold in the middle of January.", 30),
    label("summer", "In summer", "Follows the hours that hold in the middle of July.", 30),
    label("treaty", "Tax treaty", "Shown before what is known of a tax treaty."),
    label("currency", "Currency", "Shown before the country's currency."),
    label("flights", "Flights", "Shown before what is known of flights."),
    label("licence", "Driving licence", "Shown before what is known of the driving licence."),
    label("papers", "Papers", "Shown before what is known of papers to legalise."),
    label("homeTax", "Tax at home", "Shown before the question that the home tax office asks."),
    label("school", "School year", "Shown before what is known of the school year."),
  ],
);
