import { fieldsTogether } from "../../fields/group.ts";
import { requiredString } from "../../fields/text.ts";

const label = (name: string, title: string, description: string, max = 60) =>
  requiredString(name, title, description, { max });

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

export const diagramLabels = fieldsTogether(
  "diagramLabels",
  "Words of the diagrams",
  "Shown around the drawings, on every page that has one.",
  [
    label("table", "As a table", "Opens what a drawing shows as a table."),
    label("place", "Place", "Stands over the names of places in tables."),
    label("zones", "Zones", "Stands over what the zones of an emirate are good for."),
    label("distance", "Distance", "Stands over distances to Dubai."),
    label("shortest", "Shortest day", "Stands over the hours of daylight of the darkest day."),
    label("longest", "Longest day", "Stands over the hours of daylight of the brightest day."),
  ],
);

export const zoneLabels = fieldsTogether(
  "zoneLabels",
  "Words of the zone cards",
  "Shown beside the year, the list and the link of every emirate and free zone.",
  [
    label("established", "Founded", "Shown before the year a zone was founded.", 20),
    label("bestFor", "Best for", "Shown before the kinds of business that a zone suits.", 30),
    label("learnMore", "Link", "The words on the link from a card to the page of its emirate.", 30),
  ],
);

export const evidenceLabels = fieldsTogether(
  "evidence",
  "Words of the evidence",
  "Shown with the condition, the source and the day of every figure.",
  [
    label(
      "heading",
      "Heading",
      "Opens the evidence of all figures of a page; screen readers say it at each.",
      40,
    ),
    label("source", "Source", "Shown before the source of a figure.", 30),
    label(
      "checkedOn",
      "Checked on",
      "Shown before the day on which a figure was compared with its source.",
      30,
    ),
    label(
      "overdue",
      "Check overdue",
      "Shown before the day by which a figure was to be checked again, once it passed.",
    ),
    label(
      "toBeConfirmed",
      "To be confirmed",
      "Shown after a figure of which no official source says anything yet.",
    ),
    label("about", "About", "Shown before an amount in other currencies, which is rounded.", 30),
    label(
      "rates",
      "Rates",
      "Shown before the source and the day of the rates that it was converted at.",
      30,
    ),
  ],
);
