import { getPublishedId } from "@sanity/client/csm";
import { type ArrayRule, defineField, type SanityDocument } from "@sanity/types";
import { LISTED_TWICE, once } from "../rules/lists.ts";
import { inWords } from "../shared/in-words.ts";
import { pageTypes } from "../shared/routes.ts";
import { SHARED_WORDS } from "../shared/tools/tool-kinds.ts";
import { about, field, type Row, readRow } from "./field.ts";

/** Document types that menus and text links may point to: every type that is a page. */
const linkableTypes: readonly string[] = pageTypes;

// What is made of parts, of the type that the fourth column of their rows names.

export function optionalObject(...row: Row) {
  const { names, limit = "" } = readRow(...row);
  return defineField({ ...names, type: limit, options: { collapsible: true, collapsed: true } });
}

export function requiredObject(...row: Row) {
  const { names, limit = "" } = readRow(...row);
  return defineField({ ...names, type: limit, validation: (rule) => rule.required() });
}

const MOST_NEXT_PAGES = 6;
const NEXT_PAGES =
  "Pages that a visitor may want next, before the end of the page; without any, its neighbours in the menus.";

/** Where a visitor reads on from a page; without any, the site chooses by the page's neighbours. */
export function nextPages(description = NEXT_PAGES) {
  return field.array({
    ...about`readOn | ${description}`,
    of: [{ type: "navLink" }],
    validation: (rule) => [
      rule.max(MOST_NEXT_PAGES).error(`Takes ${inWords(MOST_NEXT_PAGES)} pages at most.`),
      rule.skip().custom(once("page")).error(),
    ],
  });
}

const OF_A_PAGE = "Countries of which the page says what a move from there means, in this order.";

export const homeCountries = (description = OF_A_PAGE) =>
  referenceList`homeCountries | Home countries | ${description} | homeCountry`;

export const diagrams = () =>
  referenceList`diagrams | Diagrams | Maps and charts that the page shows, in this order; the layout has their place. | diagram`;

export const pageTool = () =>
  toolField("Answers a visitor's own question on this page; leave it empty for none.");

/** The tool that a part of a page leads to; none without one. */
export const toolAhead = (place: string) =>
  toolField(
    `${place} leads to the service that shows this tool, by its heading; leave it empty for no link.`,
  );

export function toolField(description: string) {
  return defineField({
    ...about`tool | ${description}`,
    type: "reference",
    to: [{ type: "tool" }],
    options: { filter: "kind != $words", filterParams: { words: SHARED_WORDS } },
  });
}

/**
 * How many members a list holds: exactly so many, or from one number to another. What the
 * specification counts is only recommended where both say how many a page can show.
 */
type ListSize = { count?: number | undefined; min?: number | undefined; max?: number | undefined };

const MEMBERS = /^(.+?)(?: (\d+))?(?:,? (\d+)–(\d*))?$/;

/** The members of a list as its row says them: "benefit 4", "point 2–8", "card 1–", "benefit 4, 2–8". */
export function readMembers(text = ""): { of: string[]; size?: ListSize } {
  const [, of = "", ...counts] = MEMBERS.exec(text) ?? [];
  const [count, min, max] = counts.map((digits) => (digits ? Number(digits) : undefined));
  const isCounted = count !== undefined || min !== undefined;
  return { of: of.split(", "), ...(isCounted ? { size: { count, min, max } } : {}) };
}

/**
 * Requires the list and refuses another number of members than its place on the page holds.
 * @param title of the list, which names its members where it can
 */
export function sized<Member>(
  rule: ArrayRule<Member>,
  { count, min, max }: ListSize,
  title: string,
): ArrayRule<Member>[] {
  const noun = membersOf(title);
  if (min !== undefined && count === undefined) {
    return [
      max === undefined
        ? rule
            .required()
            .min(min)
            .error(`Needs ${inWords(min)} or more ${noun}.`)
        : rule
            .required()
            .min(min)
            .max(max)
            .error(`Needs ${inWords(min)} to ${inWords(max)} ${noun}.`),
    ];
  }
  if (count === undefined) return [rule.required()];
  const exactly = `Needs exactly ${inWords(count)} ${noun}: this part of the page shows no more and no fewer.`;
  if (min === undefined) return [rule.required().length(count).error(exactly)];
  const isOther = (members: unknown) => Array.isArray(members) && members.length !== count;
  return [
    ...sized(rule, { min, max }, title),
    rule
      .skip()
      .custom((members, { document }) =>
        isOther(members) && isOfSpecification(document) ? exactly : true,
      ),
    rule
      .skip()
      .custom((members, { document }) =>
        isOther(members) && !isOfSpecification(document)
          ? `${count} ${noun} fill their rows best, as on the other pages.`
          : true,
      )
      .warning(),
  ];
}

/** “Questions” names what it lists; “Best for” and “What it needs” name no such thing. */
const NAMES_MEMBERS = /^(?!What ).*[^s]s$/;

const membersOf = (title: string) =>
  NAMES_MEMBERS.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : "entries";

/** The pages that the specification names were seeded: their ids begin with their type. */
const isOfSpecification = (document: SanityDocument | undefined) =>
  document !== undefined && getPublishedId(document._id).startsWith(`${document._type}-`);

// The fourth column of their rows is what they are of, and how many: any number, also none, without a
// size.

export function objectList(...row: Row) {
  const { names, limit } = readRow(...row);
  const { of, size } = readMembers(limit);
  return defineField({
    ...names,
    type: "array",
    of: of.map((type) => ({ type })),
    validation: (rule) => (size === undefined ? rule : sized(rule, size, names.title)),
  });
}

/** Documents of one type, each at most once, in the order they are shown. */
export function referenceList(...row: Row) {
  const { names, limit } = readRow(...row);
  const { of, size } = readMembers(limit);
  return defineField({
    ...names,
    type: "array",
    of: [{ type: "reference", to: of.map((type) => ({ type })) }],
    validation: (rule) =>
      size === undefined
        ? rule.unique().error(LISTED_TWICE)
        : [...sized(rule, size, names.title), rule.skip().unique().error(LISTED_TWICE)],
  });
}

const ANY_PAGE = "page";

/** One document of the type that the row names, or any page, or none. */
export function optionalReference(...row: Row) {
  const { names, limit = "" } = readRow(...row);
  const to = limit === ANY_PAGE ? linkableTypes : [limit];
  return defineField({ ...names, type: "reference", to: to.map((type) => ({ type })) });
}

export const requiredReference = (...row: Row) =>
  defineField({ ...optionalReference(...row), validation: (rule) => rule.required() });
