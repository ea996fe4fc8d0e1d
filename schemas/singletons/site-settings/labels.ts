import { defineField } from "@sanity/types";
import { dateField, fieldsTogether } from "../../fields/field.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredString, requiredText } from "../../fields/text.ts";
import { countryParts } from "../../objects/country-fact.ts";

export const cookieBanner = fieldsTogether({
  name: "cookieBanner",
  title: "Cookie banner",
  description: "Asks every new visitor for consent to analytics, on whichever page comes first.",
  fields: [
    requiredString({
      name: "heading",
      title: "Heading",
      description: "The first line, which also names the banner for screen readers.",
      max: 60,
    }),
    requiredText({
      name: "text",
      title: "Text",
      description: "One or two sentences on what is stored, and what only with consent.",
    }),
    requiredString({
      name: "policyLabel",
      title: "Link: cookie policy",
      description: "The words of the link to the cookie policy, after the text.",
      max: 40,
    }),
    requiredString({
      name: "acceptLabel",
      title: "Button: accept",
      description: "The words on the button that allows analytics.",
      max: 24,
    }),
    requiredString({
      name: "declineLabel",
      title: "Button: decline",
      description: "The words on the button that allows nothing but what is essential.",
      max: 24,
    }),
    requiredString({
      name: "closeLabel",
      title: "Close button: name",
      description: "What a screen reader says for the close button, which declines as well.",
      max: 40,
    }),
    dateField({
      name: "policyDay",
      title: "Policy as of",
      description:
        "The day on which the cookie policy last changed in what it says is kept or measured. Visitors who chose before that are asked again.",
    }),
  ],
});

export const errorScreen = fieldsTogether({
  name: "errorScreen",
  title: "Error screen",
  description: "What a visitor sees when a page fails in the browser.",
  fields: [
    requiredString({
      name: "heading",
      title: "Heading",
      description: "The first line of the screen.",
      max: 160,
    }),
    requiredString({
      name: "text",
      title: "Text",
      description: "What to do now; the error's own words follow it.",
      max: 200,
    }),
    requiredString({
      name: "retryLabel",
      title: "Button: try again",
      description: "The words on the button that loads the page again.",
      max: 40,
    }),
    requiredString({
      name: "homeLabel",
      title: "Link: home page",
      description: "The words of the link to the home page.",
      max: 40,
    }),
  ],
});

export const offlineScreen = fieldsTogether({
  name: "offlineScreen",
  title: "Offline screen",
  description:
    "What a returning visitor sees without a connection; the email address and phone number follow it.",
  fields: [
    heading("The first line of the screen."),
    requiredText({
      name: "text",
      title: "Text",
      description: "One or two sentences on what to do meanwhile.",
      max: 300,
    }),
    requiredString({
      name: "retryLabel",
      title: "Button: try again",
      description: "The words on the button that asks for the page once more.",
      max: 40,
    }),
  ],
});

/** Words for what is not part of a page. */
export const messagesBesidePages = [
  requiredString({
    name: "tooBusy",
    title: "Too many requests",
    description:
      "What a visitor reads instead of a page while too many people use the tools at once. Telephone and email address follow.",
    max: 200,
  }),
  requiredString({
    name: "toastsLabel",
    title: "Messages of the forms: name",
    description:
      "What a screen reader says for the place of the messages that a form shows for a moment. Name the keys Alt+T, which lead there.",
    max: 40,
  }),
];

export const pictureFailure = [
  requiredString({
    name: "pictureUnavailable",
    title: "Picture that cannot be loaded: words",
    description: "Shown in the corner of a picture's frame when there is nothing to show in it.",
    max: 40,
  }),
  defineField({
    name: "fallbackPicture",
    title: "Picture that cannot be loaded: replacement",
    description:
      "Shown instead of it before the words are; a view that suits every page. Leave it empty for the words alone.",
    type: "image",
  }),
];

export const homeCountryLabels = fieldsTogether({
  name: "homeCountryLabels",
  title: "Words of the home countries",
  description: "Shown around the list of home countries, on every page that has it.",
  fields: [
    requiredString({
      name: "heading",
      title: "Heading",
      description: "Shown above the countries, and names the field in which a visitor chooses one.",
      max: 60,
    }),
    requiredString({
      name: "intro",
      title: "Introduction",
      description: "One sentence under the heading.",
      max: 200,
    }),
    requiredString({
      name: "choose",
      title: "Choose",
      description: "What the field for the country says before one is chosen.",
      max: 60,
    }),
    requiredString({
      name: "kept",
      title: "Kept",
      description: "Says that the country that is chosen is kept for other pages.",
      max: 160,
    }),
    requiredString({
      name: "callHours",
      title: "Hours of call",
      description: "Shown before the office hours by the country's clock.",
      max: 60,
    }),
    requiredString({
      name: "winter",
      title: "In winter",
      description: "Follows the hours that hold in the middle of January.",
      max: 30,
    }),
    requiredString({
      name: "summer",
      title: "In summer",
      description: "Follows the hours that hold in the middle of July.",
      max: 30,
    }),
    requiredString({
      name: "currency",
      title: "Currency",
      description: "Shown before the country's currency.",
      max: 60,
    }),
    ...countryParts.map(({ title, value }) =>
      requiredString({
        name: value,
        title,
        description: "Shown before what is said of it.",
        max: 60,
      }),
    ),
  ],
});

export const diagramLabels = fieldsTogether({
  name: "diagramLabels",
  title: "Words of the diagrams",
  description: "Shown around the drawings, on every page that has one.",
  fields: [
    requiredString({
      name: "table",
      title: "As a table",
      description: "Opens what a drawing shows as a table.",
      max: 60,
    }),
    requiredString({
      name: "place",
      title: "Place",
      description: "Stands over the names of places in tables.",
      max: 60,
    }),
    requiredString({
      name: "zones",
      title: "Zones",
      description: "Stands over what the zones of an emirate are good for.",
      max: 60,
    }),
    requiredString({
      name: "distance",
      title: "Distance",
      description: "Stands over distances to Dubai.",
      max: 60,
    }),
    requiredString({
      name: "shortest",
      title: "Shortest day",
      description: "Stands over the hours of daylight of the darkest day.",
      max: 60,
    }),
    requiredString({
      name: "longest",
      title: "Longest day",
      description: "Stands over the hours of daylight of the brightest day.",
      max: 60,
    }),
  ],
});

export const zoneLabels = fieldsTogether({
  name: "zoneLabels",
  title: "Words of the zone cards",
  description: "Shown beside the year, the list and the link of every emirate and free zone.",
  fields: [
    requiredString({
      name: "established",
      title: "Founded",
      description: "Shown before the year a zone was founded.",
      max: 20,
    }),
    requiredString({
      name: "bestFor",
      title: "Best for",
      description: "Shown before the kinds of business that a zone suits.",
      max: 30,
    }),
    requiredString({
      name: "learnMore",
      title: "Link",
      description: "The words on the link from a card to the page of its emirate.",
      max: 30,
    }),
  ],
});

export const evidenceLabels = fieldsTogether({
  name: "evidence",
  title: "Words of the evidence",
  description: "Shown with the condition, the source and the day of every figure.",
  fields: [
    requiredString({
      name: "heading",
      title: "Heading",
      description: "Opens the evidence of all figures of a page; screen readers say it at each.",
      max: 40,
    }),
    requiredString({
      name: "source",
      title: "Source",
      description: "Shown before the source of a figure.",
      max: 30,
    }),
    requiredString({
      name: "checkedOn",
      title: "Checked on",
      description: "Shown before the day on which a figure was compared with its source.",
      max: 30,
    }),
    requiredString({
      name: "overdue",
      title: "Check overdue",
      description:
        "Shown before the day by which a figure was to be checked again, once it passed.",
      max: 60,
    }),
    requiredString({
      name: "toBeConfirmed",
      title: "To be confirmed",
      description: "Shown after a figure of which no official source says anything yet.",
      max: 60,
    }),
    requiredString({
      name: "about",
      title: "About",
      description: "Shown before an amount in other currencies, which is rounded.",
      max: 30,
    }),
    requiredString({
      name: "rates",
      title: "Rates",
      description: "Shown before the source and the day of the rates that it was converted at.",
      max: 30,
    }),
  ],
});
