import { getPublishedId } from "@sanity/client/csm";
import { type ArrayRule, defineField, type SanityDocument } from "@sanity/types";

const LISTED_TWICE = "This is in the list already: take one of the two out.";

/**
 * How many members a list holds: exactly `count`, or `min` and more up to `max`. What the
 * specification counts is only recommended where `flows` says how many a page can show.
 */
export type ListSize =
  | { count: number; flows?: { min: number; max: number } }
  | { min: number; max?: number };

/** Requires the list and refuses another number of members than its place on the page holds. */
export function sized<Member>(rule: ArrayRule<Member>, size: ListSize): ArrayRule<Member>[] {
  if (!("count" in size)) {
    const { min, max } = size;
    return max === undefined
      ? [rule.required().min(min).error(`List at least ${min}.`)]
      : [rule.required().min(min).max(max).error(`List ${min} to ${max}.`)];
  }
  const { count, flows } = size;
  const exactly = `This part of the page shows exactly ${count}: list no more and no fewer.`;
  if (flows === undefined) return [rule.required().length(count).error(exactly)];
  const { min, max } = flows;
  const isOther = (members: unknown) => Array.isArray(members) && members.length !== count;
  return [
    rule.required().min(min).max(max).error(`List ${min} to ${max}.`),
    rule
      .skip()
      .custom((members, { document }) =>
        isOther(members) && isOfSpecification(document) ? exactly : true,
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

/** The pages that the specification names were seeded: their ids begin with their type. */
const isOfSpecification = (document: SanityDocument | undefined) =>
  document !== undefined && getPublishedId(document._id).startsWith(`${document._type}-`);

/** Members of one object type or of several, in the order they are shown. */
export function objectList(
  name: string,
  title: string,
  description: string,
  { of, size }: { of: string | string[]; size: ListSize },
) {
  return defineField({
    ...{ name, title, description },
    type: "array",
    of: [of].flat().map((type) => ({ type })),
    validation: (rule) => sized(rule, size),
  });
}

/** Documents of one type, each at most once, in the order they are shown. */
export function referenceList(
  name: string,
  title: string,
  description: string,
  { to, size }: { to: string; size: ListSize },
) {
  return defineField({
    ...{ name, title, description },
    type: "array",
    of: [{ type: "reference", to: [{ type: to }] }],
    validation: (rule) => [...sized(rule, size), rule.skip().unique().error(LISTED_TWICE)],
  });
}

/** Documents of one type, each at most once, or none at all. */
export function optionalReferenceList(
  name: string,
  title: string,
  description: string,
  { to }: { to: string },
) {
  return defineField({
    ...{ name, title, description },
    type: "array",
    of: [{ type: "reference", to: [{ type: to }] }],
    validation: (rule) => rule.unique().error(LISTED_TWICE),
  });
}

type To = { to: string | readonly string[] };

/** One document of a type, or of several, which must be chosen. */
export function requiredReference(name: string, title: string, description: string, { to }: To) {
  return defineField({
    ...optionalReference(name, title, description, { to }),
    validation: (rule) => rule.required(),
  });
}

/** One document, or none. */
export function optionalReference(name: string, title: string, description: string, { to }: To) {
  return defineField({
    ...{ name, title, description },
    type: "reference",
    to: [to].flat().map((type) => ({ type })),
  });
}
