import { defineQuery } from "groq";
import { cache } from "react";
import { dubaiDay, startOfDubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addDays } from "#schemas/shared/figures/review-day.ts";
import { type DraftPerspective, draftClient } from "./draft.ts";

const scheduledQuery = defineQuery(
  `releases::all()[state == "scheduled" && publishAt < $until] | order(publishAt desc).name`,
);

const scheduledBefore = cache((until: string) =>
  draftClient().fetch<string[]>(scheduledQuery, { until }, { cache: "no-store" }),
);

/** What an editor sees as of a day: over what they have chosen, the releases scheduled till its end. */
export async function asOfDay(
  perspective: DraftPerspective,
  day: string,
): Promise<DraftPerspective> {
  if (day <= dubaiDay()) return perspective;
  const scheduled = await scheduledBefore(startOfDubaiDay(addDays(day, 1)).toISOString());
  return [...scheduled.filter((name) => !perspective.includes(name)), ...perspective];
}
