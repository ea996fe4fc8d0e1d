import { type ArrayRule, defineField } from "@sanity/types";
import type { AllSanitySchemaTypes } from "../generated/types.generated.ts";
import { inWords } from "../rules/in-words.ts";
import { LISTED_TWICE, once } from "../rules/lists.ts";
import { pageTypes } from "../shared/routes.ts";
import type { FieldNames } from "./field.ts";

/** Name of a document type. The compiler knows a new type after `npm run typegen`. */
type DocumentTypeName = Extract<AllSanitySchemaTypes, { _id: string }>["_type"];

/** Name of an object type. The compiler knows a new type after `npm run typegen`. */
type ObjectTypeName = Exclude<
  Extract<AllSanitySchemaTypes, { _type: string }>["_type"],
  DocumentTypeName
>;

/** Document types that menus and links may point to: all types of pages. */
export const linkableTypes: readonly DocumentTypeName[] = pageTypes;

type ObjectField = FieldNames & { type: ObjectTypeName };

/** An object that may be empty. It is folded until an editor opens it. */
export function optionalObject({ type, ...names }: ObjectField) {
  const alias: string = type;
  return defineField({ ...names, type: alias, options: { collapsible: true, collapsed: true } });
}

/** An object that no document may lack. */
export function requiredObject({ type, ...names }: ObjectField) {
  const alias: string = type;
  return defineField({ ...names, type: alias, validation: (rule) => rule.required() });
}

const MOST_NEXT_PAGES = 6;
const NEXT_PAGES =
  "Pages that a visitor may want next, before the end of the page; without any, its neighbours in the menus.";

/**
 * The related pages of a page. If there are none, the site chooses them from the page's neighbours
 * in the menus.
 */
export function nextPages(description = NEXT_PAGES) {
  return defineField({
    name: "readOn",
    title: "Read on",
    description,
    type: "array",
    of: [{ type: "navLink" }],
    validation: (rule) => [
      rule.max(MOST_NEXT_PAGES).error(`Takes ${inWords(MOST_NEXT_PAGES)} pages at most.`),
      rule.skip().custom(once("page")).error(),
    ],
  });
}

const OF_A_PAGE = "Countries of which the page says what a move from there means, in this order.";

/** The home countries of a page, each once. */
export const homeCountries = (description = OF_A_PAGE) =>
  referenceList({ name: "homeCountries", title: "Home countries", description, to: "homeCountry" });

/** The diagrams of a page, each once. */
export const diagrams = () =>
  referenceList({
    name: "diagrams",
    title: "Diagrams",
    description: "Maps and charts that the page shows, in this order; the layout has their place.",
    to: "diagram",
  });

/** The number of members of a list: an exact number, or a range. */
export type ListSize = {
  count?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** The word for the members in messages, such as “questions”; “entries” by default. */
  members?: string | undefined;
};

/** Whether a list has a fixed number of members, or a smallest one. */
export const hasSize = ({ count, min }: ListSize) => count !== undefined || min !== undefined;

/** Requires the list, and refuses a number of members that does not fit its place on the page. */
export function sized<Member>(
  rule: ArrayRule<Member>,
  { count, min, max, members: noun = "entries" }: ListSize,
): ArrayRule<Member>[] {
  if (min !== undefined) {
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
  return [rule.required().length(count).error(exactly)];
}

type ObjectList = FieldNames &
  ListSize & {
    of: ObjectTypeName | readonly ObjectTypeName[];
    /** Rules besides the size. */
    rules?: (rule: ArrayRule<unknown>) => ArrayRule<unknown>[];
  };

/** A list of objects. Without a size it may have any length, and may be empty. */
export function objectList({ of, count, min, max, members, rules, ...names }: ObjectList) {
  const size = { count, min, max, members };
  return defineField({
    ...names,
    type: "array",
    of: [of].flat().map((type) => ({ type })),
    validation: (rule) => [
      ...(hasSize(size) ? sized(rule, size) : [rule]),
      ...(rules?.(rule) ?? []),
    ],
  });
}

type References = { to: DocumentTypeName | readonly DocumentTypeName[] };

const referenceTo = ({ to }: References) => ({
  type: "reference" as const,
  to: [to].flat().map((type) => ({ type })),
});

/**
 * A list of different documents in the order in which they are shown. Without a size it may have
 * any length, and may be empty.
 */
export function referenceList({
  to,
  count,
  min,
  max,
  members,
  ...names
}: FieldNames & ListSize & References) {
  const size = { count, min, max, members };
  return defineField({
    ...names,
    type: "array",
    of: [referenceTo({ to })],
    validation: (rule) =>
      hasSize(size)
        ? [...sized(rule, size), rule.skip().unique().error(LISTED_TWICE)]
        : rule.unique().error(LISTED_TWICE),
  });
}

/** One document, or none. */
export const optionalReference = ({ to, ...names }: FieldNames & References) =>
  defineField({ ...names, ...referenceTo({ to }) });

/** One document. */
export const requiredReference = (field: FieldNames & References) =>
  defineField({ ...optionalReference(field), validation: (rule) => rule.required() });
