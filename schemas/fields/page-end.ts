import type { CustomValidatorResult, Reference, ValidationContext } from "@sanity/types";
import { ownIds, surroundingsClient } from "../rules/client.ts";
import { dubaiDay } from "../shared/figures/dubai-day.ts";
import { isRecord } from "../shared/record.ts";
import { dateField } from "./field.ts";
import { linkableTypes, optionalReference } from "./list.ts";

/** The last day of a page, and the page that its visitors are sent to from the next day on. */
export const pageEnd = () => [
  dateField({
    name: "until",
    title: "Until",
    description:
      "The last day on which visitors find the page, in Dubai: from the next one on its address leads to the page under “Afterwards”. Leave both empty for a page that stays.",
    validation: (rule) =>
      rule
        .custom((until: string | undefined) =>
          until && until < dubaiDay()
            ? "This day has passed: once it is published, visitors are led on at once."
            : true,
        )
        .warning(),
  }),
  optionalReference({
    name: "afterwards",
    title: "Afterwards",
    description: "Where visitors are led once the last day is over.",
    to: linkableTypes,
  }),
];

const surroundingsQuery = `{
  "next": *[_id in [$target, "drafts." + $target]] | order(_id)[0].until,
  "previous": *[
    _type == "freePage" && afterwards._ref in $ownIds && !(_id in $ownIds) && !(_id in path("versions.**"))
  ][0].title
}`;

type Surroundings = { next: string | null; previous: string | null };

/** Refuses an incomplete end, and an end that leads to itself or to another page that ends. */
export async function soundEnd(
  document: Record<string, unknown> | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  const until = document?.until;
  const next = referenceOf(document?.afterwards);
  const problem = (at: "until" | "afterwards", message: string) => ({ message, path: [at] });
  if (!until) {
    return next === undefined
      ? true
      : problem("until", "Say which day is the last, or take out the page under “Afterwards”.");
  }
  if (next === undefined) {
    return problem("afterwards", "Choose where visitors are led once the last day is over.");
  }
  const own = ownIds(context);
  if (own.includes(next)) {
    return problem("afterwards", "This is the page itself: choose one that stays.");
  }
  const around = await surroundingsClient(context).fetch<Surroundings>(surroundingsQuery, {
    target: next,
    ownIds: own,
  });
  if (around.next !== null) {
    return problem("afterwards", "That page has a last day of its own: choose one that stays.");
  }
  return around.previous === null
    ? true
    : problem(
        "until",
        `“${around.previous}” leads its visitors here once it is over: choose another page there first.`,
      );
}

const referenceOf = (value: unknown): Reference["_ref"] | undefined =>
  isRecord(value) && typeof value._ref === "string" ? value._ref : undefined;
