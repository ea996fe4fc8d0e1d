import type { ValidationContext } from "@sanity/types";
import { isRecord } from "../record.ts";
import { rawClient } from "./client.ts";

const withoutConditionQuery = `*[
  _type == "figure" && _id in $ids && (!defined(qualifier) || qualifier == "")
].label`;

/** Warns about figures that have no condition, so that their footnote would be empty. */
export async function warnOnEmptyFootnotes(
  figures: unknown,
  context: ValidationContext,
): Promise<true | string> {
  const ids = (Array.isArray(figures) ? figures : []).flatMap((figure: unknown) =>
    isRecord(figure) && typeof figure._ref === "string" ? [figure._ref] : [],
  );
  if (ids.length === 0) return true;
  const labels = await rawClient(context).fetch<string[]>(withoutConditionQuery, { ids });
  return labels.length === 0
    ? true
    : `No footnote is shown for ${labels.join(", ")}: write a condition in the figure first.`;
}
