import { defineField } from "@sanity/types";
import { countryParts } from "../../documents/home-country.ts";
import { about, field, fieldsTogether } from "../../fields/field.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredString, requiredStrings, requiredText } from "../../fields/text.ts";

export const cookieBanner =
  fieldsTogether`cookieBanner | Asks every new visitor for consent to analytics, on whichever page comes first.`(
    [
      requiredString`heading | Heading | The first line, which also names the banner for screen readers. | 60`,
      requiredText`text | One or two sentences on what is stored, and what only with consent.`,
      ...requiredStrings(40)`
      policyLabel | Link: cookie policy | The words of the link to the cookie policy, after the text.
      acceptLabel | Button: accept | The words on the button that allows analytics. | 24
      declineLabel | Button: decline | The words on the button that allows nothing but what is essential. | 24
      closeLabel | Close button: name | What a screen reader says for the close button, which declines as well.
    `,
      field.date({
        ...about`policyDay | Policy as of | The day on which the cookie policy last changed in what it says is kept or measured. Visitors who chose before that are asked again.`,
      }),
    ],
  );

export const errorScreen =
  fieldsTogether`errorScreen | What a visitor sees when a page fails in the browser.`(requiredStrings(
    40,
  )`
    heading | Heading | The first line of the screen. | 160
    text | Text | What to do now; the error's own words follow it. | 200
    retryLabel | Button: try again | The words on the button that loads the page again.
    homeLabel | Link: home page | The words of the link to the home page.
  `);

export const offlineScreen =
  fieldsTogether`offlineScreen | What a returning visitor sees without a connection; the email address and phone number follow it.`(
    [
      heading("The first line of the screen."),
      requiredText`text | Text | One or two sentences on what to do meanwhile. | 300`,
      requiredString`retryLabel | Button: try again | The words on the button that asks for the page once more. | 40`,
    ],
  );

export const pictureFailure = [
  requiredString`pictureUnavailable | Picture that cannot be loaded: words | Shown in the corner of a picture's frame when there is nothing to show in it. | 40`,
  defineField({
    ...about`fallbackPicture | Picture that cannot be loaded: replacement | Shown instead of it before the words are; a view that suits every page. Leave it empty for the words alone.`,
    type: "image",
  }),
];

export const homeCountryLabels =
  fieldsTogether`homeCountryLabels | Words of the home countries | Shown around the list of home countries, on every page that has it.`(
    [
      ...requiredStrings(60)`
    heading | Heading | Shown above the countries, and names the field in which a visitor chooses one.
    intro | Introduction | One sentence under the heading. | 200
    choose | Choose | What the field for the country says before one is chosen.
    kept | Kept | Says that the country that is chosen is kept for other pages. | 160
    callHours | Hours of call | Shown before the office hours by the country's clock.
    winter | In winter | Follows the hours that hold in the middle of January. | 30
    summer | In summer | Follows the hours that hold in the middle of July. | 30
    currency | Currency | Shown before the country's currency.
  `,
      ...countryParts.map(
        ({ title, value }) =>
          requiredString`${value} | ${title} | Shown before what is said of it. | 60`,
      ),
    ],
  );

export const diagramLabels =
  fieldsTogether`diagramLabels | Words of the diagrams | Shown around the drawings, on every page that has one.`(requiredStrings(
    60,
  )`
    table | As a table | Opens what a drawing shows as a table.
    place | Place | Stands over the names of places in tables.
    zones | Zones | Stands over what the zones of an emirate are good for.
    distance | Distance | Stands over distances to Dubai.
    shortest | Shortest day | Stands over the hours of daylight of the darkest day.
    longest | Longest day | Stands over the hours of daylight of the brightest day.
  `);

export const zoneLabels =
  fieldsTogether`zoneLabels | Words of the zone cards | Shown beside the year, the list and the link of every emirate and free zone.`(requiredStrings(
    30,
  )`
    established | Founded | Shown before the year a zone was founded. | 20
    bestFor | Best for | Shown before the kinds of business that a zone suits.
    learnMore | Link | The words on the link from a card to the page of its emirate.
  `);

export const evidenceLabels =
  fieldsTogether`evidence | Words of the evidence | Shown with the condition, the source and the day of every figure.`(requiredStrings(
    30,
  )`
    heading | Heading | Opens the evidence of all figures of a page; screen readers say it at each. | 40
    source | Source | Shown before the source of a figure.
    checkedOn | Checked on | Shown before the day on which a figure was compared with its source.
    overdue | Check overdue | Shown before the day by which a figure was to be checked again, once it passed. | 60
    toBeConfirmed | To be confirmed | Shown after a figure of which no official source says anything yet. | 60
    about | About | Shown before an amount in other currencies, which is rounded.
    rates | Rates | Shown before the source and the day of the rates that it was converted at.
  `);
