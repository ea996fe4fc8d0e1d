import { BillIcon } from "@sanity/icons/Bill";
import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { SunIcon } from "@sanity/icons/Sun";
import { UnknownIcon } from "@sanity/icons/Unknown";
import { UsersIcon } from "@sanity/icons/Users";
import { defineType } from "@sanity/types";
import { changeLog } from "../fields/change-log.ts";
import { fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { diagrams, nextPages, objectList } from "../fields/list.ts";
import {
  actionLabel,
  bandImage,
  closingPart,
  heading,
  LEAD,
  pageHero,
} from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredLine, requiredRichText, requiredString, requiredText } from "../fields/text.ts";
import { notInRelease } from "../rules/second-person.ts";
import { keptInBrowser } from "../shared/kept-in-browser.ts";
import { pageTool } from "../tools/tool-field.ts";

const story = fieldsTogether({
  name: "story",
  title: "Mission and story",
  description: "Where the company comes from and what it is for.",
  fields: [
    heading("Shown above the story."),
    requiredRichText({ name: "body", title: "Text", description: "Two to four paragraphs." }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown beside the story.",
      slot: "besideText",
    }),
  ],
});

const standOut = fieldsTogether({
  name: "standOut",
  title: "Why we stand out",
  description: "Four cards on how the company works.",
  fields: [
    heading("Shown above the cards."),
    objectList({
      name: "cards",
      title: "Cards",
      members: "cards",
      description: "Exactly four cards, in the order they are shown.",
      of: "benefit",
      count: 4,
    }),
  ],
});

const team = fieldsTogether({
  name: "team",
  title: "Team",
  description: "The roles in the team; sample content, without names of people.",
  fields: [
    heading("Shown above the team."),
    requiredLine({
      name: "intro",
      title: "Introduction",
      description: "One or two sentences under the heading.",
    }),
    objectList({
      name: "members",
      title: "Roles",
      members: "roles",
      description: "The roles in the order they are shown; sample content until real people agree.",
      of: "teamRole",
      min: 1,
      max: 12,
    }),
  ],
});

const contact = fieldsTogether({
  name: "contact",
  title: "Contact",
  description: "The contact details; they come from the site settings.",
  fields: [
    heading("Shown above the contact details."),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences before the contact details.",
    }),
    actionLabel,
  ],
});

const social = fieldsTogether({
  name: "social",
  title: "Social networks",
  description: "The buttons of the social networks; they come from the site settings.",
  fields: [
    heading("Shown above the buttons."),
    requiredText({
      name: "text",
      title: "Text",
      description: "One or two sentences before the buttons.",
    }),
  ],
});

const register = fieldsTogether({
  name: "register",
  title: "Register of figures",
  description: "The words around the register, which holds every figure by itself.",
  fields: [
    heading("Opens the register; the number of figures follows it."),
    requiredString({
      name: "shownOn",
      title: "Shown on",
      description: "Shown before the pages that name a figure.",
      max: 30,
    }),
    requiredString({
      name: "from",
      title: "From",
      description: "Shown before the first day of a next value.",
      max: 30,
    }),
    requiredString({
      name: "find",
      title: "Find",
      description: "Names the field that narrows the register to what a visitor types.",
      max: 60,
    }),
    requiredString({
      name: "feedLabel",
      title: "Changes",
      description: "Stands above the days on which figures change, and leads to their feed.",
      max: 60,
    }),
  ],
});

export const aboutPage = defineType({
  name: "aboutPage",
  title: "About page",
  description: "The page about the company, its team and how to reach it.",
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
  name: "advantagesPage",
  title: "Advantages page",
  description:
    "The overview of all advantages of living in the UAE; it lists them by itself, in their order.",
  type: "document",
  icon: SunIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([actionLabel])]),
    group("cards", "Cards", [
      requiredString({
        name: "readMoreLabel",
        title: "Link of a card",
        description: "The words of the link on each card, such as “Read more”.",
        max: 40,
      }),
    ]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
});

const advantageBlock = fieldsTogether({
  name: "advantageBlock",
  title: "Advantage block",
  description: "What all free zones have in common, in figures and in words.",
  fields: [
    heading("Shown above the block."),
    objectList({
      name: "tiles",
      title: "Stat tiles",
      members: "stat tiles",
      description: "Exactly three tiles, from left to right.",
      of: "statTile",
      count: 3,
    }),
    requiredString({
      name: "factorsHeading",
      title: "Heading of the factors",
      description: "Shown above the list of what to decide by.",
      max: 90,
    }),
    objectList({
      name: "factors",
      title: "Factors",
      members: "factors",
      description: "What to decide by when choosing a free zone.",
      of: "point",
      min: 2,
      max: 8,
    }),
    requiredLine({
      name: "aside",
      title: "Remark",
      description: "A condition or limit beside the factors.",
    }),
  ],
});

export const freeZonesPage = defineType({
  name: "freeZonesPage",
  title: "Free zones page",
  description: "The overview of the free zones; it lists all emirates by itself, in their order.",
  type: "document",
  icon: EarthGlobeIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([], bandImage)]),
    group("benefits", "Benefits", [
      requiredString({
        name: "benefitsHeading",
        title: "Heading of the benefits",
        description: "Shown above the four benefit cards.",
        max: 90,
      }),
      objectList({
        name: "benefits",
        title: "Benefits",
        members: "benefits",
        description: "Exactly four cards on what holds in every free zone.",
        of: "benefit",
        count: 4,
      }),
    ]),
    group("emirates", "Emirates", [
      requiredString({
        name: "emiratesHeading",
        title: "Heading of the emirates",
        description: "Shown above the cards of all emirates.",
        max: 90,
      }),
      diagrams(),
    ]),
    group("tool", "Tool", [pageTool()]),
    group("advantage", "Advantage block", [advantageBlock]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
});

const columns = fieldsTogether({
  name: "columns",
  title: "Columns",
  description: "The headings of the table's three columns.",
  fields: [
    requiredString({
      name: "aspect",
      title: "First column",
      description: "The heading above the names of the taxes.",
      max: 40,
    }),
    requiredString({
      name: "freeZones",
      title: "Second column",
      description: "The heading above what holds in the free zones.",
      max: 40,
    }),
    requiredString({
      name: "mainland",
      title: "Third column",
      description: "The heading above what holds on the mainland.",
      max: 40,
    }),
  ],
});

const compliance = fieldsTogether({
  name: "compliance",
  title: "Compliance",
  description: "What a company must do to keep the rates of the table.",
  fields: [
    heading("Shown above the remark."),
    requiredLine({
      name: "text",
      title: "Text",
      description: "The condition in one to three sentences.",
    }),
    objectList({
      name: "points",
      title: "Duties",
      members: "duties",
      description: "What has to be done, one duty to a point.",
      of: "point",
      min: 2,
      max: 8,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown beside the remark.",
      slot: "besideText",
    }),
  ],
});

export const taxBenefitsPage = defineType({
  name: "taxBenefitsPage",
  title: "Tax benefits page",
  description: "The comparison of taxes in the free zones and on the mainland.",
  type: "document",
  icon: BillIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([actionLabel])]),
    group("tiles", "Stat tiles", [
      objectList({
        name: "tiles",
        title: "Stat tiles",
        members: "stat tiles",
        description: "Exactly four tiles under the hero, from left to right.",
        of: "statTile",
        count: 4,
      }),
    ]),
    group("table", "Table", [
      requiredString({
        name: "tableHeading",
        title: "Heading of the table",
        description: "Shown above the comparison table.",
        max: 90,
      }),
      requiredString({
        name: "tableCaption",
        title: "Caption of the table",
        description: "Says in one sentence what the table compares, for screen readers too.",
        max: 200,
      }),
      columns,
      objectList({
        name: "rows",
        title: "Rows",
        members: "rows",
        description: "One row for each tax, from top to bottom.",
        of: "taxRow",
        min: 4,
        max: 12,
      }),
      requiredString({
        name: "footnoteLabel",
        title: "Footnote mark: name",
        description: "What a screen reader says before the number of a footnote in the table.",
        max: 40,
      }),
      requiredString({
        name: "footnoteBackLabel",
        title: "Link back from a footnote: name",
        description:
          "What a screen reader says, before its number, for the arrow after a footnote.",
        max: 60,
      }),
      diagrams(),
    ]),
    group("tool", "Tool", [pageTool()]),
    group("compliance", "Compliance", [compliance]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
});

const keptList = fieldsTogether({
  name: "kept",
  title: "What the browser keeps",
  description: "A list that the site makes by itself, with a text for each of its entries.",
  fields: [
    heading("Shown above the list and in the page's list of contents."),
    requiredText({
      name: "intro",
      title: "Introduction",
      description: "One or two sentences before the list.",
    }),
    requiredString({
      name: "device",
      title: "On the device",
      description: "Shown above what stays in the browser until it is deleted.",
      max: 60,
    }),
    requiredString({
      name: "tab",
      title: "In the tab",
      description: "Shown above what is gone when the tab is closed.",
      max: 60,
    }),
    ...keptInBrowser.map(({ name, text }) =>
      requiredText({
        name: text,
        title: name,
        description: `What the entry ${name} holds, and until when it counts.`,
        max: 300,
      }),
    ),
  ],
});

export const cookiePolicyPage = defineType({
  name: "cookiePolicyPage",
  title: "Cookie policy",
  description: "What the site stores in a visitor's browser, and what becomes of visitors' data.",
  type: "document",
  icon: DocumentTextIcon,
  ...inGroups(
    group("policy", "Policy", [
      heading("The page's main heading."),
      requiredString({
        name: "lastUpdatedLabel",
        title: "Label of the date",
        description: "Shown before today's date, which is added by itself: “Last updated”.",
        max: 40,
      }),
      requiredText({
        name: "lead",
        title: "Lead",
        description: "One or two sentences that sum the policy up.",
        max: LEAD,
      }),
      objectList({
        name: "sections",
        title: "Parts",
        members: "parts",
        description: "The parts of the policy, from top to bottom.",
        of: "policySection",
        min: 1,
        max: 12,
      }),
      changeLog({
        description:
          "Who approved or declined a change of the policy, and when (for editors, not shown on the site).",
        entry: {
          name: "pageEvent",
          title: "Event",
          description: "What somebody decided about a change of the page.",
        },
      }),
    ]),
    group("kept", "What the browser keeps", [keptList]),
    group("contact", "Contact and choice", [
      requiredString({
        name: "contactHeading",
        title: "Heading of the contact details",
        description: "Shown above the contact details, which come from the site settings.",
        max: 90,
      }),
      requiredText({
        name: "contactText",
        title: "Text before the contact details",
        description: "One or two sentences on what to write about.",
      }),
      requiredString({
        name: "changeChoiceLabel",
        title: "Button: change the choice",
        description: "The words on the button that shows the cookie banner again.",
        max: 40,
      }),
    ]),
  ),
  validation: (rule) => rule.custom(notInRelease),
});

export const notFoundPage = defineType({
  name: "notFoundPage",
  title: "Page not found",
  description: "What a visitor sees at an address that does not exist.",
  type: "document",
  icon: UnknownIcon,
  fields: [
    heading("The page's main heading."),
    requiredText({ name: "text", title: "Text", description: "Says what may have happened." }),
    requiredString({
      name: "homeLabel",
      title: "Link: home page",
      description: "The words of the link to the home page.",
      max: 40,
    }),
    requiredString({
      name: "contactLabel",
      title: "Link: contact page",
      description: "The words of the link to the contact page.",
      max: 40,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown beside the text.",
      slot: "wholeWindow",
    }),
  ],
});
