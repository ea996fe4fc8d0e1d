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
import { about } from "../fields/field.ts";
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
  ...about`comparisonRow | Row | What is compared, with what it is for each choice.`,
  type: "object",
  fields: [
    requiredString`title | Title | What is compared, such as “Corporate tax”. | 60`,
    objectList`cells | Cells | One for each choice, in the order of the choices. | point 2–3`,
  ],
  preview: { select: { title: "title" } },
});

const question = defineType({
  ...about`question | A question with its answer.`,
  type: "object",
  fields: [
    requiredString`question | Question | As a visitor would ask it, with its question mark. | 140`,
    requiredRichText`answer | The answer in its first sentence, then what it depends on.`,
  ],
  preview: { select: { title: "question" } },
});

/**
 * Every kind of section that a page may be put together from, in the order of the Studio's menu.
 * Each has its part of the queries in `projections.ts`; the site needs a renderer for each.
 */
export const sections = [
  section({
    ...about`richTextSection | Text | Running text under a heading, with or without an image.`,
    icon: BlockContentIcon,
    fields: [
      heading("Shown above the text."),
      requiredRichText`body | Text | Some paragraphs; add figures with the figure button.`,
      optionalImage`image | Image | Shown beside the text; leave it empty for none. | besideText`,
    ],
  }),
  section({
    ...about`pictureTextSection | Picture beside text | A picture and a text side by side, with a link to a page of the site.`,
    icon: ImageIcon,
    fields: [
      heading("Shown above the text."),
      requiredRichText`body | Text | One to three paragraphs; add figures with the figure button.`,
      requiredImage`image | Image | Shown beside the text; on a phone above it, or under it when it stands at the right. | besideText`,
      optionalChoice`side | Side of the picture | Where the picture stands in a wide window; empty means the left.`(
        titled({ left: "Left", right: "Right" }),
      ),
      optionalObject`link | Link | A page that says more, under the text; leave it empty for none. | navLink`,
    ],
  }),
  section({
    ...about`statTilesSection | Stat tiles | Three or four figures in large type, side by side.`,
    icon: NumberIcon,
    fields: [
      optionalString`heading | Heading | Shown above the tiles; leave it empty for none. | 90`,
      objectList`tiles | Tiles | Three or four tiles, from left to right. | statTile 3–4`,
    ],
  }),
  section({
    ...about`benefitsSection | Benefits | Three to six cards with an icon, a title and a sentence or two.`,
    icon: StarIcon,
    fields: [
      ...sectionHead,
      objectList`benefits | Benefits | Three to six cards, in the order they are shown. | benefit 3–6`,
    ],
  }),
  section({
    ...about`questionsSection | Questions and answers | Questions that open to their answers; search engines read them as such.`,
    icon: HelpCircleIcon,
    fields: [
      ...sectionHead,
      objectList`questions | Questions | Two to twelve questions, those that are asked most first. | question 2–12`,
    ],
  }),
  section({
    ...about`testimonialsSection | Testimonials | What clients say, side by side.`,
    icon: CommentIcon,
    fields: [
      ...sectionHead,
      referenceList`testimonials | Testimonials | One to six testimonials, in the order they are shown. | testimonial 1–6`,
    ],
  }),
  section({
    ...about`logosSection | Logos | Partners in a row, by logo or name.`,
    icon: ImagesIcon,
    fields: [
      heading("A short line above the logos."),
      referenceList`partners | Partners | Two to ten partners, in the order they are shown. | partner 2–10`,
    ],
  }),
  section({
    ...about`stepsSection | Steps | Numbered steps in the order in which they are taken.`,
    icon: OlistIcon,
    fields: [
      ...sectionHead,
      objectList`steps | Steps | Two to nine steps; their numbers are added by themselves. | subService 2–9`,
    ],
  }),
  section({
    ...about`checklistSection | Checklist | Short statements with a tick before each.`,
    icon: CheckmarkCircleIcon,
    fields: [
      ...sectionHead,
      objectList`points | Points | The statements, in the order they are shown. | point 2–12`,
      optionalImage`image | Image | Shown beside the list; leave it empty for none. | besideText`,
    ],
  }),
  section({
    ...about`comparisonSection | Comparison table | Two or three choices beside each other, row by row.`,
    icon: SplitVerticalIcon,
    fields: [
      ...sectionHead,
      requiredString`aspect | Heading of the first column | What the rows are, such as “What you pay”. | 40`,
      stringList`columns | Choices | The names of the two or three choices, from left to right; the first stands out. | Choice 2–3`,
      objectList`rows | Rows | Two to twelve rows, each with a cell for every choice. | comparisonRow 2–12`,
    ],
    validation: (rule) => rule.custom(cellsForColumns),
  }),
  section({
    ...about`noteSection | Note | A framed remark across the page: a condition, a limit, a change of the law.`,
    icon: InfoOutlineIcon,
    fields: [requiredObject`note | Note | The remark with its title. | note`],
  }),
  section({
    ...about`diagramSection | Diagram | A map, chart or path that the site draws from content.`,
    icon: ChartUpwardIcon,
    isLight: true,
    fields: [
      requiredReference`diagram | Diagram | The diagram to show; the same one may stand on several pages. | diagram`,
    ],
  }),
  section({
    ...about`teamSection | Team | Roles in the team, with a picture above each that has one.`,
    icon: UsersIcon,
    fields: [
      ...sectionHead,
      objectList`members | Roles | Two to eight roles, in the order they are shown. | teamRole 2–8`,
    ],
  }),
  section({
    ...about`toolSection | Tool | A tool that answers a visitor’s own question, under its own heading; one on a page.`,
    icon: ControlsIcon,
    isLight: true,
    fields: [
      { ...toolField("The tool to show."), validation: (rule: Rule) => rule.required() },
      homeCountries("Countries that a plan of a move can begin in; other tools ask for none."),
    ],
  }),
  section({
    ...about`callToActionSection | Call to action | An invitation with a button that opens the contact form.`,
    icon: BellIcon,
    fields: [
      heading("The invitation, in a few words."),
      optionalLine`text | One or two sentences on what happens after the click; empty for none.`,
      actionLabel,
      optionalString`subject | Subject of the request | What the message of the contact form begins with for whoever comes from here; empty means the subject of the page. | 120`,
    ],
  }),
  section({
    ...about`businessTypesSection | Business types | Kinds of business that the place suits, with examples.`,
    icon: CaseIcon,
    fields: [
      ...sectionHead,
      objectList`types | Business types | The kinds of business, in the order they are shown. | businessType 2–8`,
    ],
  }),
  section({
    ...about`zoneCardsSection | Zone cards | Free zones of the emirate as large cards with picture, benefits and what they are best for.`,
    icon: ThLargeIcon,
    fields: [...sectionHead, zoneKindsField],
  }),
  section({
    ...about`zoneListSection | Zone list | Free zones of the emirate as a list in two columns: name, text and what they are best for.`,
    icon: ThListIcon,
    fields: [
      ...sectionHead,
      zoneKindsField,
      optionalImage`image | Image | Shown beside the list; leave it empty for none. | besideList`,
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

const sectionList = (names: ReturnType<typeof about>, without: readonly string[]) =>
  defineType({
    ...names,
    type: "array",
    of: sections.flatMap(({ name }) => (without.includes(name) ? [] : [{ type: name }])),
    options: { insertMenu },
  });

/** What any page may be lengthened by. */
export const furtherSections = sectionList(
  about`furtherSections | Further parts of a page, from top to bottom.`,
  [...ofEmirates, "toolSection"],
);

/** What a page at a free address is made of. */
export const freeSections = sectionList(
  about`freeSections | Sections | The parts of a page below its hero, from top to bottom.`,
  ofEmirates,
);

export const pageSections = sectionList(
  about`pageSections | Sections | The parts of a page between its hero and its call to action, from top to bottom.`,
  ["toolSection"],
);
