import { getPublishedId } from "@sanity/client/csm";
import type { ReferenceFilterResolver, ValidationContext } from "@sanity/types";
import { figuresAmong, type StoredFigure } from "../shared/figures/stored-figure.ts";
import { isRecord } from "../shared/record.ts";
import { ownIds, type Rule, rawClient } from "./client.ts";
import { duplicatesOf } from "./duplicates.ts";

/** Whether a figure takes its value, unit, source and days from another. */
export function isSameAsAnother(document: unknown): boolean {
  return isRecord(document) && isRecord(document.sameAs) && document.sameAs._ref !== undefined;
}

const needed = { value: "Value", sourceTitle: "Source", checkedOn: "Checked on", status: "Status" };

/** Refuses a figure that neither has these fields nor takes them from another figure. */
export function wholeUnlessSame(figure: unknown) {
  if (!isRecord(figure) || isSameAsAnother(figure)) return true;
  return Object.entries(needed).flatMap(([field, title]) => {
    const message = `Fill in “${title}”, or choose the figure that this one is the same as.`;
    return figure[field] ? [] : [{ message, path: [field] }];
  });
}

/** The figures that the form offers as “Same as”: all that state a value themselves, but this one. */
export const otherOriginals: ReferenceFilterResolver = ({ document }) => ({
  filter: "!defined(sameAs) && _id != $own && _id != 'drafts.' + $own",
  params: { own: getPublishedId(document._id) },
});

/** Refuses loops and chains: a figure takes its value from one that has its own. */
export const sameAsAnOriginal: Rule<{ _ref: string } | undefined> = async (sameAs, context) => {
  if (sameAs === undefined) return true;
  const { own, others } = await allFigures(context);
  if (own?._id === sameAs._ref) return "A figure cannot be the same as itself: choose another.";
  const chosen = others.find(({ _id }) => _id === sameAs._ref);
  const original = others.find(({ _id }) => _id === chosen?.sameAs?._ref);
  if (chosen?.sameAs) {
    return `${nameOf(chosen)} is itself the same as ${nameOf(original)}: choose that one.`;
  }
  const reading = others.find((other) => other.sameAs?._ref === own?._id);
  return reading === undefined
    ? true
    : `${nameOf(reading)} is the same as this one, so this one states the value itself. Leave this empty, or make that one the same as ${nameOf(chosen)} first.`;
};

/** Warns of other figures with the same value by the same law, which may be one fact. */
export const warnOfSameFact: Rule<unknown> = async (_value, context) => {
  const { own, others } = await allFigures(context);
  const duplicates = own === undefined ? [] : duplicatesOf(own, others);
  return duplicates.length === 0 || duplicatesWarning(duplicates);
};

function duplicatesWarning(duplicates: readonly StoredFigure[]): string {
  return `${duplicates.map(nameOf).join(", ")} ${duplicates.length === 1 ? "has" : "have"} this value by the same law. If it is one fact, set “Same as” in one of them; if not, say so under “Not the same as”.`;
}

const nameOf = (figure: StoredFigure | undefined) => `“${figure?.label || "A figure"}”`;

/** The validated figure, and all others as editors see them, drafts before published ones. */
async function allFigures(context: ValidationContext) {
  const [id = ""] = ownIds(context);
  const [own] = figuresAmong([{ ...context.document, _id: id }]);
  const stored = await rawClient(context)
    .withConfig({ perspective: "drafts" })
    .fetch<unknown[]>(`*[_type == "figure"]`);
  return { own, others: figuresAmong(stored).filter(({ _id }) => _id !== id) };
}
