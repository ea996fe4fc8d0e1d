import type { ValidationContext } from "@sanity/types";
import { dubaiDay } from "../shared/figures/dubai-day.ts";
import { readFigure } from "../shared/figures/figure-number.ts";
import { unreadableValue } from "../shared/figures/readable-value.ts";
import { reviewDay } from "../shared/figures/review-day.ts";
import { figuresAmong } from "../shared/figures/stored-figure.ts";
import { toolNeeds } from "../shared/tools/tool-kinds.ts";
import { isToolKind } from "../shared/tools/tool-query.ts";
import { ownIds, type Rule, rawClient } from "./client.ts";

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
  const isSeen =
    figure.status !== "toBeConfirmed" ||
    "Not confirmed yet: find the source, then set this to “Confirmed”.";
  const said = { status: isSeen, reviewBy: warnWhenReviewIsDue(reviewDay(figure)) };
  return Object.entries(said).flatMap(([field, message]) =>
    message === true ? [] : [{ message, path: [field] }],
  );
}

export function readsAsItsUnit(value: string | undefined, figure: unknown): true | string {
  const [{ unit } = {}] = figuresAmong([figure]);
  return unreadableValue(value ?? "", unit) ?? true;
}

const toolsReckoningQuery = `*[_type == "tool"]{
  kind,
  "parts": rows[_type == "toolFigure" && (figure._ref == $id || figure->sameAs._ref == $id)].part
}[count(parts) > 0]`;

type Reckoning = { kind: string; parts: string[] };

/** Refuses a value with which a tool of the site could no longer compute. */
export const usableByTools: Rule<string | undefined> = async (value, context) => {
  const [id = ""] = ownIds(context);
  if (!value) return true;
  const tools = await rawClient(context)
    .withConfig({ perspective: "published" })
    .fetch<Reckoning[]>(toolsReckoningQuery, { id });
  for (const { kind, parts } of tools) {
    const needs = isToolKind(kind) ? toolNeeds(kind).figures : {};
    for (const part of parts) {
      const wanted = needs[part];
      if (wanted !== undefined && readFigure(value, wanted) === undefined) {
        return `A tool of the site reckons with this figure and could not answer with “${value}”: write one ${wanted}.`;
      }
    }
  }
  return true;
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
