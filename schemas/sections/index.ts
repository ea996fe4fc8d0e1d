import { BellIcon } from "@sanity/icons/Bell";
import { BlockContentIcon } from "@sanity/icons/BlockContent";
import { CaseIcon } from "@sanity/icons/Case";
import { ChartUpwardIcon } from "@sanity/icons/ChartUpward";
import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { CommentIcon } from "@sanity/icons/Comment";
import { ControlsIcon } from "@sanity/icons/Controls";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { ImageIcon } from "@sanity/icons/Image";
import { ImagesIcon } from "@sanity/icons/Images";
import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { NumberIcon } from "@sanity/icons/Number";
import { OlistIcon } from "@sanity/icons/Olist";
import { SplitVerticalIcon } from "@sanity/icons/SplitVertical";
import { StarIcon } from "@sanity/icons/Star";
import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { ThListIcon } from "@sanity/icons/ThList";
import { UsersIcon } from "@sanity/icons/Users";
import { defineType, type InsertMenuOptions, type Rule } from "@sanity/types";
import type { FieldNames } from "../fields/field.ts";
import { optionalImage, requiredImage } from "../fields/image.ts";
import {
  homeCountries,
  objectList,
  optionalObject,
  referenceList,
  requiredObject,
  requiredReference,
  toolField,
} from "../fields/list.ts";
import { actionLabel, heading } from "../fields/page-parts.ts";
import { section, sectionHead } from "../fields/section.ts";
import {
  optionalChoice,
  optionalLine,
  optionalString,
  requiredRichText,
  requiredString,
  stringList,
  titled,
} from "../fields/text.ts";
import { zoneKindsField } from "../fields/zone-kinds.ts";
import { cellsForColumns } from "../rules/lists.ts";

const comparisonRow = defineType({
  name: "comparisonRow",
  title: "Row",
  description: "What is compared, with what it is for each choice.",
  type: "object",
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "What is compared, such as “Corporate tax”.",
      max: 60,
    }),
    objectList({
      name: "cells",
      title: "Cells",
      description: "One for each choice, in the order of the choices.",
      of: "point",
      min: 2,
      max: 3,
    }),
  ],
  preview: { select: { title: "title" } },
});

const question = defineType({
  name: "question",
  title: "Question",
  description: "A question with its answer.",
  type: "object",
  fields: [
    requiredString({
      name: "question",
      title: "Question",
      description: "As a visitor would ask it, with its question mark.",
      max: 140,
    }),
    requiredRichText({
      name: "answer",
      title: "Answer",
      description: "The answer in its first sentence, then what it depends on.",
    }),
  ],
  preview: { select: { title: "question" } },
});

/**
 * Every kind of section that a page may be put together from, in the order of the Studio's menu.
 * Each has its part of the queries in `projections.ts`; the site needs a renderer for each.
 */
export const sections = [
  section({
    name: "richTextSection",
    title: "Text",
    description: "Running text under a heading, with or without an image.",
    icon: BlockContentIcon,
    fields: [
      heading("Shown above the text."),
      requiredRichText({
        name: "body",
        title: "Text",
        description: "Some paragraphs; add figures with the figure button.",
      }),
      optionalImage({
        name: "image",
        title: "Image",
        description: "Shown beside the text; leave it empty for none.",
        slot: "besideText",
      }),
    ],
  }),
  section({
    name: "pictureTextSection",
    title: "Picture beside text",
    description: "A picture and a text side by side, with a link to a page of the site.",
    icon: ImageIcon,
    fields: [
      heading("Shown above the text."),
      requiredRichText({
        name: "body",
        title: "Text",
        description: "One to three paragraphs; add figures with the figure button.",
      }),
      requiredImage({
        name: "image",
        title: "Image",
        description:
          "Shown beside the text; on a phone above it, or under it when it stands at the right.",
        slot: "besideText",
      }),
      optionalChoice({
        name: "side",
        title: "Side of the picture",
        description: "Where the picture stands in a wide window; empty means the left.",
        choices: titled({ left: "Left", right: "Right" }),
      }),
      optionalObject({
        name: "link",
        title: "Link",
        description: "A page that says more, under the text; leave it empty for none.",
        type: "navLink",
      }),
    ],
  }),
  section({
    name: "statTilesSection",
    title: "Stat tiles",
    description: "Three or four figures in large type, side by side.",
    icon: NumberIcon,
    fields: [
      optionalString({
        name: "heading",
        title: "Heading",
        description: "Shown above the tiles; leave it empty for none.",
        max: 90,
      }),
      objectList({
        name: "tiles",
        title: "Tiles",
        description: "Three or four tiles, from left to right.",
        of: "statTile",
        min: 3,
        max: 4,
      }),
    ],
  }),
  section({
    name: "benefitsSection",
    title: "Benefits",
    description: "Three to six cards with an icon, a title and a sentence or two.",
    icon: StarIcon,
    fields: [
      ...sectionHead,
      objectList({
        name: "benefits",
        title: "Benefits",
        description: "Three to six cards, in the order they are shown.",
        of: "benefit",
        min: 3,
        max: 6,
      }),
    ],
  }),
  section({
    name: "questionsSection",
    title: "Questions and answers",
    description: "Questions that open to their answers; search engines read them as such.",
    icon: HelpCircleIcon,
    fields: [
      ...sectionHead,
      objectList({
        name: "questions",
        title: "Questions",
        description: "Two to twelve questions, those that are asked most first.",
        of: "question",
        min: 2,
        max: 12,
      }),
    ],
  }),
  section({
    name: "testimonialsSection",
    title: "Testimonials",
    description: "What clients say, side by side.",
    icon: CommentIcon,
    fields: [
      ...sectionHead,
      referenceList({
        name: "testimonials",
        title: "Testimonials",
        description: "One to six testimonials, in the order they are shown.",
        to: "testimonial",
        min: 1,
        max: 6,
      }),
    ],
  }),
  section({
    name: "logosSection",
    title: "Logos",
    description: "Partners in a row, by logo or name.",
    icon: ImagesIcon,
    fields: [
      heading("A short line above the logos."),
      referenceList({
        name: "partners",
        title: "Partners",
        description: "Two to ten partners, in the order they are shown.",
        to: "partner",
        min: 2,
        max: 10,
      }),
    ],
  }),
  section({
    name: "stepsSection",
    title: "Steps",
    description: "Numbered steps in the order in which they are taken.",
    icon: OlistIcon,
    fields: [
      ...sectionHead,
      objectList({
        name: "steps",
        title: "Steps",
        description: "Two to nine steps; their numbers are added by themselves.",
        of: "subService",
        min: 2,
        max: 9,
      }),
    ],
  }),
  section({
    name: "checklistSection",
    title: "Checklist",
    description: "Short statements with a tick before each.",
    icon: CheckmarkCircleIcon,
    fields: [
      ...sectionHead,
      objectList({
        name: "points",
        title: "Points",
        description: "The statements, in the order they are shown.",
        of: "point",
        min: 2,
        max: 12,
      }),
      optionalImage({
        name: "image",
        title: "Image",
        description: "Shown beside the list; leave it empty for none.",
        slot: "besideText",
      }),
    ],
  }),
  section({
    name: "comparisonSection",
    title: "Comparison table",
    description: "Two or three choices beside each other, row by row.",
    icon: SplitVerticalIcon,
    fields: [
      ...sectionHead,
      requiredString({
        name: "aspect",
        title: "Heading of the first column",
        description: "What the rows are, such as “What you pay”.",
        max: 40,
      }),
      stringList({
        name: "columns",
        title: "Choices",
        description:
          "The names of the two or three choices, from left to right; the first stands out.",
        member: "Choice",
        min: 2,
        max: 3,
      }),
      objectList({
        name: "rows",
        title: "Rows",
        description: "Two to twelve rows, each with a cell for every choice.",
        of: "comparisonRow",
        min: 2,
        max: 12,
      }),
    ],
    validation: (rule) => rule.custom(cellsForColumns),
  }),
  section({
    name: "noteSection",
    title: "Note",
    description: "A framed remark across the page: a condition, a limit, a change of the law.",
    icon: InfoOutlineIcon,
    fields: [
      requiredObject({
        name: "note",
        title: "Note",
        description: "The remark with its title.",
        type: "note",
      }),
    ],
  }),
  section({
    name: "diagramSection",
    title: "Diagram",
    description: "A map, chart or path that the site draws from content.",
    icon: ChartUpwardIcon,
    isLight: true,
    fields: [
      requiredReference({
        name: "diagram",
        title: "Diagram",
        description: "The diagram to show; the same one may stand on several pages.",
        to: "diagram",
      }),
    ],
  }),
  section({
    name: "teamSection",
    title: "Team",
    description: "Roles in the team, with a picture above each that has one.",
    icon: UsersIcon,
    fields: [
      ...sectionHead,
      objectList({
        name: "members",
        title: "Roles",
        description: "Two to eight roles, in the order they are shown.",
        of: "teamRole",
        min: 2,
        max: 8,
      }),
    ],
  }),
  section({
    name: "toolSection",
    title: "Tool",
    description:
      "A tool that answers a visitor’s own question, under its own heading; one on a page.",
    icon: ControlsIcon,
    isLight: true,
    fields: [
      { ...toolField("The tool to show."), validation: (rule: Rule) => rule.required() },
      homeCountries("Countries that a plan of a move can begin in; other tools ask for none."),
    ],
  }),
  section({
    name: "callToActionSection",
    title: "Call to action",
    description: "An invitation with a button that opens the contact form.",
    icon: BellIcon,
    fields: [
      heading("The invitation, in a few words."),
      optionalLine({
        name: "text",
        title: "Text",
        description: "One or two sentences on what happens after the click; empty for none.",
      }),
      actionLabel,
      optionalString({
        name: "subject",
        title: "Subject of the request",
        description:
          "What the message of the contact form begins with for whoever comes from here; empty means the subject of the page.",
        max: 120,
      }),
    ],
  }),
  section({
    name: "businessTypesSection",
    title: "Business types",
    description: "Kinds of business that the place suits, with examples.",
    icon: CaseIcon,
    fields: [
      ...sectionHead,
      objectList({
        name: "types",
        title: "Business types",
        description: "The kinds of business, in the order they are shown.",
        of: "businessType",
        min: 2,
        max: 8,
      }),
    ],
  }),
  section({
    name: "zoneCardsSection",
    title: "Zone cards",
    description:
      "Free zones of the emirate as large cards with picture, benefits and what they are best for.",
    icon: ThLargeIcon,
    fields: [...sectionHead, zoneKindsField],
  }),
  section({
    name: "zoneListSection",
    title: "Zone list",
    description:
      "Free zones of the emirate as a list in two columns: name, text and what they are best for.",
    icon: ThListIcon,
    fields: [
      ...sectionHead,
      zoneKindsField,
      optionalImage({
        name: "image",
        title: "Image",
        description: "Shown beside the list; leave it empty for none.",
        slot: "besideList",
      }),
    ],
  }),
];

/** What sections are made of that nothing else is. */
export const sectionParts = [question, comparisonRow];

/** The sections that list the free zones of the emirate on whose page they stand. */
const ofEmirates = ["zoneCardsSection", "zoneListSection"];

const insertMenu: InsertMenuOptions = {
  views: [
    // Pictures of the sections on the site, which the Studio serves: `stat-tiles` is that of `statTilesSection`.
    {
      name: "grid",
      previewImageUrl: (type) =>
        `/static/sections/${type.replace(/Section$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.webp`,
    },
    { name: "list" },
  ],
};

const sectionList = (names: FieldNames, without: readonly string[]) =>
  defineType({
    ...names,
    type: "array",
    of: sections.flatMap(({ name }) => (without.includes(name) ? [] : [{ type: name }])),
    options: { insertMenu },
  });

/** What any page may be lengthened by. */
export const furtherSections = sectionList(
  {
    name: "furtherSections",
    title: "Further sections",
    description: "Further parts of a page, from top to bottom.",
  },
  [...ofEmirates, "toolSection"],
);

/** What a page at a free address is made of. */
export const freeSections = sectionList(
  {
    name: "freeSections",
    title: "Sections",
    description: "The parts of a page below its hero, from top to bottom.",
  },
  ofEmirates,
);

export const pageSections = sectionList(
  {
    name: "pageSections",
    title: "Sections",
    description: "The parts of a page between its hero and its call to action, from top to bottom.",
  },
  ["toolSection"],
);
