import { getPublishedId } from "@sanity/client/csm";
import { type ArrayRule, defineField, type SanityDocument } from "@sanity/types";
import { about } from "./field.ts";

const LISTED_TWICE = "This is in the list already: take one of the two out.";

/**
 * How many members a list holds: exactly so many, or the first number and more up to the second. What
 * the specification counts is only recommended where `flows` says how many a page can show.
 */
export type ListSize =
  | number
  | readonly [min: number, max?: number]
  | { count: number; flows: readonly [min: number, max: number] };

/** Requires the list and refuses another number of members than its place on the page holds. */
export function sized<Member>(rule: ArrayRule<Member>, size: ListSize): ArrayRule<Member>[] {
  if (typeof size === "number") {
    return [rule.required().length(size).error(exactly(size))];
  }
  if (!("count" in size)) {
    const [min, max] = size;
    return max === undefined
      ? [rule.required().min(min).error(`List at least ${min}.`)]
      : [rule.required().min(min).max(max).error(`List ${min} to ${max}.`)];
  }
  const { count, flows } = size;
  const isOther = (members: unknown) => Array.isArray(members) && members.length !== count;
  return [
    ...sized(rule, flows),
    rule
      .skip()
      .custom((members, { document }) =>
        isOther(members) && isOfSpecification(document) ? exactly(count) : true,
      ),
    rule
      .skip()
      .custom((members, { document }) =>
        isOther(members) && !isOfSpecification(document)
          ? `${count} fill their rows best, as on the other pages.`
          : true,
      )
      .warning(),
  ];
}

const exactly = (count: number) =>
  `This part of the page shows exactly ${count}: list no more and no fewer.`;

/** The pages that the specification names were seeded: their ids begin with their type. */
const isOfSpecification = (document: SanityDocument | undefined) =>
  document !== undefined && getPublishedId(document._id).startsWith(`${document._type}-`);

type Objects = { title?: string; of: string | string[]; size: ListSize };

/** Members of one object type or of several, in the order they are shown. */
export const objectList = (name: string, description: string, { title, of, size }: Objects) =>
  defineField({
    ...about(name, description, title),
    type: "array",
    of: [of].flat().map((type) => ({ type })),
    validation: (rule) => sized(rule, size),
  });

type References = { title?: string; to: string; size?: ListSize };

/** Documents of one type, each at most once, in the order they are shown; any number, without a size. */
export const referenceList = (name: string, description: string, { title, to, size }: References) =>
  defineField({
    ...about(name, description, title),
    type: "array",
    of: [{ type: "reference", to: [{ type: to }] }],
    validation: (rule) =>
      size === undefined
        ? rule.unique().error(LISTED_TWICE)
        : [...sized(rule, size), rule.skip().unique().error(LISTED_TWICE)],
  });

type To = { title?: string; to: string | readonly string[] };

/** One document of a type, or of several, or none. */
export const optionalReference = (name: string, description: string, { title, to }: To) =>
  defineField({
    ...about(name, description, title),
    type: "reference",
    to: [to].flat().map((type) => ({ type })),
  });

/** One document, which must be chosen. */
export const requiredReference = (...asked: Parameters<typeof optionalReference>) =>
  defineField({ ...optionalReference(...asked), validation: (rule) => rule.required() });
