import { BillIcon } from "@sanity/icons/Bill";
import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { SunIcon } from "@sanity/icons/Sun";
import { UnknownIcon } from "@sanity/icons/Unknown";
import { UsersIcon } from "@sanity/icons/Users";
import { defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { diagrams, nextPages, objectList, pageTool } from "../fields/list.ts";
import {
  actionLabel,
  bandImage,
  closingPart,
  heading,
  LEAD,
  pageHero,
} from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import {
  requiredLine,
  requiredRichText,
  requiredString,
  requiredStrings,
  requiredText,
} from "../fields/text.ts";
import { notInRelease } from "../rules/second-person.ts";
import { keptInBrowser } from "../shared/kept-in-browser.ts";

const story =
  fieldsTogether`story | Mission and story | Where the company comes from and what it is for.`([
    heading("Shown above the story."),
    requiredRichText`body | Text | Two to four paragraphs.`,
    requiredImage`image | Image | Shown beside the story. | besideText`,
  ]);

const standOut = fieldsTogether`standOut | Why we stand out | Four cards on how the company works.`(
  [
    heading("Shown above the cards."),
    objectList`cards | Cards | Exactly four cards, in the order they are shown. | benefit 4`,
  ],
);

const team = fieldsTogether`team | The roles in the team; sample content, without names of people.`(
  [
    heading("Shown above the team."),
    requiredLine`intro | Introduction | One or two sentences under the heading.`,
    objectList`members | Roles | The roles in the order they are shown; sample content until real people agree. | teamRole 1–12`,
  ],
);

const contact = fieldsTogether`contact | The contact details; they come from the site settings.`([
  heading("Shown above the contact details."),
  requiredLine`text | One or two sentences before the contact details.`,
  actionLabel,
]);

const social =
  fieldsTogether`social | Social networks | The buttons of the social networks; they come from the site settings.`(
    [
      heading("Shown above the buttons."),
      requiredText`text | One or two sentences before the buttons.`,
    ],
  );

const register =
  fieldsTogether`register | Register of figures | The words around the register, which holds every figure by itself.`(
    [
      heading("Opens the register; the number of figures follows it."),
      ...requiredStrings(30)`
      shownOn | Shown on | Shown before the pages that name a figure.
      from | From | Shown before the first day of a next value.
      find | Find | Names the field that narrows the register to what a visitor types. | 60
      feedLabel | Link: changes | The words of the link to the feed of changes. | 60
    `,
    ],
  );

export const aboutPage = defineType({
  ...about`aboutPage | The page about the company, its team and how to reach it.`,
  type: "document",
  icon: UsersIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([actionLabel])]),
    group("story", "Story", [story, standOut]),
    group("team", "Team", [team]),
    group("contact", "Contact", [contact, social, furtherSections(), nextPages()]),
    group("register", "Register", [register]),
  ),
});

export const advantagesPage = defineType({
  ...about`advantagesPage | The overview of all advantages of living in the UAE; it lists them by itself, in their order.`,
  type: "document",
  icon: SunIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([actionLabel])]),
    group("cards", "Cards", [
      requiredString`readMoreLabel | Link of a card | The words of the link on each card, such as “Read more”. | 40`,
    ]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
});

const advantageBlock =
  fieldsTogether`advantageBlock | What all free zones have in common, in figures and in words.`([
    heading("Shown above the block."),
    objectList`tiles | Stat tiles | Exactly three tiles, from left to right. | statTile 3`,
    requiredString`factorsHeading | Heading of the factors | Shown above the list of what to decide by. | 90`,
    objectList`factors | Factors | What to decide by when choosing a free zone. | point 2–8`,
    requiredLine`aside | Remark | A condition or limit beside the factors.`,
  ]);

export const freeZonesPage = defineType({
  ...about`freeZonesPage | The overview of the free zones; it lists all emirates by itself, in their order.`,
  type: "document",
  icon: EarthGlobeIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([], bandImage)]),
    group("benefits", "Benefits", [
      requiredString`benefitsHeading | Heading of the benefits | Shown above the four benefit cards. | 90`,
      objectList`benefits | Benefits | Exactly four cards on what holds in every free zone. | benefit 4`,
    ]),
    group("emirates", "Emirates", [
      requiredString`emiratesHeading | Heading of the emirates | Shown above the cards of all emirates. | 90`,
      diagrams(),
    ]),
    group("tool", "Tool", [pageTool()]),
    group("advantage", "Advantage block", [advantageBlock]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
});

const columns =
  fieldsTogether`columns | The headings of the table's three columns.`(requiredStrings(40)`
    aspect | First column | The heading above the names of the taxes.
    freeZones | Second column | The heading above what holds in the free zones.
    mainland | Third column | The heading above what holds on the mainland.
  `);

const compliance =
  fieldsTogether`compliance | What a company must do to keep the rates of the table.`([
    heading("Shown above the remark."),
    requiredLine`text | The condition in one to three sentences.`,
    objectList`points | Duties | What has to be done, one duty to a point. | point 2–8`,
    requiredImage`image | Image | Shown beside the remark. | besideText`,
  ]);

export const taxBenefitsPage = defineType({
  ...about`taxBenefitsPage | The comparison of taxes in the free zones and on the mainland.`,
  type: "document",
  icon: BillIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([actionLabel])]),
    group("tiles", "Stat tiles", [
      objectList`tiles | Stat tiles | Exactly four tiles under the hero, from left to right. | statTile 4`,
    ]),
    group("table", "Table", [
      ...requiredStrings(90)`
        tableHeading | Heading of the table | Shown above the comparison table.
        tableCaption | Caption of the table | Says in one sentence what the table compares, for screen readers too. | 200
      `,
      columns,
      objectList`rows | Rows | One row for each tax, from top to bottom. | taxRow 4–12`,
      ...requiredStrings(40)`
        footnoteLabel | Footnote mark: name | What a screen reader says before the number of a footnote in the table.
        footnoteBackLabel | Link back from a footnote: name | What a screen reader says, before its number, for the arrow after a footnote. | 60
      `,
      diagrams(),
    ]),
    group("tool", "Tool", [pageTool()]),
    group("compliance", "Compliance", [compliance]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
});

const keptList =
  fieldsTogether`kept | What the browser keeps | A list that the site makes by itself, with a text for each of its entries.`(
    [
      heading("Shown above the list and in the page's list of contents."),
      requiredText`intro | Introduction | One or two sentences before the list.`,
      ...requiredStrings(60)`
      device | On the device | Shown above what stays in the browser until it is deleted.
      tab | In the tab | Shown above what is gone when the tab is closed.
    `,
      ...keptInBrowser.map(
        ({ name, text }) =>
          requiredText`${text} | ${name} | What the entry ${name} holds, and until when it counts. | 300`,
      ),
    ],
  );

export const cookiePolicyPage = defineType({
  ...about`cookiePolicyPage | Cookie policy | What the site stores in a visitor's browser, and what becomes of visitors' data.`,
  type: "document",
  icon: DocumentTextIcon,
  ...inGroups(
    group("policy", "Policy", [
      heading("The page's main heading."),
      requiredString`lastUpdatedLabel | Label of the date | Shown before today's date, which is added by itself: “Last updated”. | 40`,
      requiredText`lead | Lead | One or two sentences that sum the policy up. | ${LEAD}`,
      objectList`sections | Parts | The parts of the policy, from top to bottom. | policySection 1–12`,
    ]),
    group("kept", "What the browser keeps", [keptList]),
    group("contact", "Contact and choice", [
      requiredString`contactHeading | Heading of the contact details | Shown above the contact details, which come from the site settings. | 90`,
      requiredText`contactText | Text before the contact details | One or two sentences on what to write about.`,
      requiredString`changeChoiceLabel | Button: change the choice | The words on the button that shows the cookie banner again. | 40`,
    ]),
  ),
  validation: (rule) => rule.custom(notInRelease),
});

export const notFoundPage = defineType({
  ...about`notFoundPage | Page not found | What a visitor sees at an address that does not exist.`,
  type: "document",
  icon: UnknownIcon,
  fields: [
    heading("The page's main heading."),
    requiredText`text | Says what may have happened.`,
    ...requiredStrings(40)`
      homeLabel | Link: home page | The words of the link to the home page.
      contactLabel | Link: contact page | The words of the link to the contact page.
    `,
    requiredImage`image | Image | Shown beside the text. | wholeWindow`,
  ],
});
