import { ClockIcon } from "@sanity/icons/Clock";
import { HashIcon } from "@sanity/icons/Hash";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import type { StructureBuilder } from "sanity/structure";
import { pastReviewDay, pastReviewDayParams } from "../../schemas/shared/figures/next-review.ts";
import { filteredList, folder, listed, sortedItem } from "./lists.ts";

/** Figures: all of them, and those that somebody has to look at. */
export function figures(S: StructureBuilder) {
  const type = "figure";
  const unsure = { id: "to-be-confirmed", title: "To be confirmed", icon: HelpCircleIcon };
  const due = { id: "review-due", title: "Past their review day", icon: ClockIcon };
  return folder(S, { id: "figures", title: "Figures", icon: HashIcon }, [
    sortedItem(S, type, "All figures", "label").id("all"),
    S.divider(),
    listed(S, unsure, () =>
      filteredList(S, { ...unsure, type, filter: "!defined(sameAs) && status == 'toBeConfirmed'" }),
    ),
    listed(S, due, () =>
      filteredList(S, { ...due, type, filter: pastReviewDay })
        .params(pastReviewDayParams())
        .defaultOrdering([{ field: "reviewBy", direction: "asc" }]),
    ),
  ]);
}
