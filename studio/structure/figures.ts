import { ClockIcon } from "@sanity/icons/Clock";
import { HashIcon } from "@sanity/icons/Hash";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import type { StructureBuilder } from "sanity/structure";
import { API_VERSION } from "../../schemas/shared/environment/content-lake.ts";
import { pastReviewDay, pastReviewDayParams } from "../../schemas/shared/figures/next-review.ts";
import { sortedItem } from "./in-order.ts";

/** Figures: all of them, and those that somebody has to look at. */
export function figures(S: StructureBuilder) {
  return S.listItem()
    .id("figures")
    .title("Figures")
    .icon(HashIcon)
    .child(
      S.list()
        .id("figures")
        .title("Figures")
        .items([
          sortedItem(S, "figure", "All figures", "label").id("all"),
          S.divider(),
          S.listItem()
            .id("to-be-confirmed")
            .title("To be confirmed")
            .icon(HelpCircleIcon)
            .child(
              S.documentList()
                .apiVersion(API_VERSION)
                .id("to-be-confirmed")
                .title("To be confirmed")
                .schemaType("figure")
                .filter("_type == 'figure' && !defined(sameAs) && status == 'toBeConfirmed'"),
            ),
          S.listItem()
            .id("review-due")
            .title("Past their review day")
            .icon(ClockIcon)
            .child(() =>
              S.documentList()
                .apiVersion(API_VERSION)
                .id("review-due")
                .title("Past their review day")
                .schemaType("figure")
                .filter(pastReviewDay)
                .params(pastReviewDayParams())
                .defaultOrdering([{ field: "reviewBy", direction: "asc" }]),
            ),
        ]),
    );
}
