import type { ValidationContext } from "@sanity/types";
import { dubaiDay } from "../shared/figures/dubai-day.ts";
import { readFigure } from "../shared/figures/figure-number.ts";
import { unreadableValue } from "../shared/figures/readable-value.ts";
import { reviewDay } from "../shared/figures/review-day.ts";
import { figuresAmong } from "../shared/figures/stored-figure.ts";
import { isRecord } from "../shared/record.ts";
import { tools } from "../tools/index.ts";
import { ownIds, type Rule, rawClient } from "./client.ts";
import type { RuleFigures } from "./tool.ts";

/** Warns when the day has come to check a figure again. */
export function warnWhenReviewIsDue(
  reviewBy: string | undefined,
  today: string = dubaiDay(),
): true | string {
  return reviewBy !== undefined && reviewBy < today
    ? "This day has passed: look the figure up again, then set “Checked on” and a new day."
    : true;
}

/** Warns about a figure whose source nobody has checked, or that is due for a check. */
export function warnOfDoubt(document: unknown) {
  const [figure] = figuresAmong([document]);
  if (figure === undefined || figure.sameAs) return true;
  const status =
    figure.status !== "toBeConfirmed" ||
    "Not confirmed yet: find the source, then set this to “Confirmed”.";
  const warnings = { status, reviewBy: warnWhenReviewIsDue(reviewDay(figure)) };
  return Object.entries(warnings).flatMap(([field, message]) =>
    message === true ? [] : [{ message, path: [field] }],
  );
}

/** Refuses a value that cannot be read in the unit of its figure, such as a word beside a per cent. */
export function readsAsItsUnit(value: string | undefined, figure: unknown): true | string {
  const [{ unit } = {}] = figuresAmong([figure]);
  return unreadableValue(value ?? "", unit) ?? true;
}

/** Refuses words of what a figure counts beside a unit: only one of them can follow the value. */
export function inPlaceOfUnit(counted: unknown, { document }: ValidationContext): true | string {
  const { other } = isRecord(counted) ? counted : {};
  return !other || !document?.unit || "The figure has a unit already: empty the one or the other.";
}

const countedQuery = `*[_id == $id][0]{
  "isCounted": defined(coalesce(sameAs->counted.other, counted.other))
}.isCounted`;

/** Refuses a tile without a label whose figure does not say what it counts. */
export const labelOrCounted: Rule<string | undefined> = async (label, context) => {
  const { figure } =
    isRecord(context.parent) && isRecord(context.parent.figure) ? context.parent.figure : {};
  if (label || !isRecord(figure) || typeof figure._ref !== "string") return true;
  const isCounted = await rawClient(context).fetch<boolean | null>(countedQuery, {
    id: figure._ref,
  });
  return isCounted !== false || "Write a label: the figure does not say what it counts.";
};

const toolsOfFigureQuery = `*[_type in $types]{
  _type,
  "names": figures[figure._ref == $id || figure->sameAs._ref == $id].name
}[count(names) > 0]`;

type ToolOfFigure = { _type: string; names: string[] };

/** What the rules of each tool read, by the type of its document. */
const readByTools: Readonly<Record<string, RuleFigures>> = Object.fromEntries(
  Object.values(tools).map(({ document, figures }) => [document.name, figures]),
);

/** Refuses a value with which a tool of the site could no longer compute. */
export const usableByTools: Rule<string | undefined> = async (value, context) => {
  const [id = ""] = ownIds(context);
  if (!value) return true;
  const using = await rawClient(context)
    .withConfig({ perspective: "published" })
    .fetch<ToolOfFigure[]>(toolsOfFigureQuery, { id, types: Object.keys(readByTools) });
  const wanted = using.flatMap(({ _type, names }) =>
    names.flatMap((name) => readByTools[_type]?.[name] ?? []),
  );
  const unread = wanted.find((as) => readFigure(value, as) === undefined);
  return unread === undefined
    ? true
    : `A tool of the site computes with this figure and could not answer with “${value}”: write one ${unread}.`;
};

/** Warns when the value has changed since it was published, but the day of the check has not. */
export async function warnWhenNotCheckedAnew(
  checkedOn: string | undefined,
  context: ValidationContext,
  today: string = dubaiDay(),
): Promise<true | string> {
  const [id = ""] = ownIds(context);
  const [published] = figuresAmong(
    await rawClient(context)
      .withConfig({ perspective: "published" })
      .fetch<unknown[]>("*[_id == $id]", { id }),
  );
  const [edited] = figuresAmong([context.document]);
  if (!published || !edited || edited.sameAs || published.sameAs) return true;
  const isChanged = (["value", "unit"] as const).some(
    (field) => (edited[field] ?? "") !== (published[field] ?? ""),
  );
  return isChanged && checkedOn === published.checkedOn && checkedOn !== today
    ? "The value is another now: set the day on which you compared it with its source."
    : true;
}
