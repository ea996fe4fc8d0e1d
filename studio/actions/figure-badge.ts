import { type DocumentBadgeComponent, useEditState } from "sanity";
import { warnWhenReviewIsDue } from "../../schemas/rules/figure.ts";
import { reviewDay } from "../../schemas/shared/figures/review-day.ts";
import { figuresAmong } from "../../schemas/shared/figures/stored-figure.ts";

/** Marks a figure whose source is missing or whose review day has passed. */
export const FigureBadge: DocumentBadgeComponent = ({ id, draft, published }) => {
  const [own] = figuresAmong([draft ?? published]);
  const original = useEditState(own?.sameAs?._ref ?? id, "figure");
  const [figure] = figuresAmong([original.draft ?? original.published]);
  if (figure?.status === "toBeConfirmed") {
    return {
      label: "To be confirmed",
      title: "Nobody has checked the source of this figure yet.",
      color: "warning",
    };
  }
  return figure === undefined || warnWhenReviewIsDue(reviewDay(figure)) === true
    ? null
    : {
        label: "Review due",
        title: "The review date of this figure has passed.",
        color: "danger",
      };
};
