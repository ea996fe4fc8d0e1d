import type { DocumentBadgeComponent } from "sanity";
import { warnWhenReviewIsDue } from "../../schemas/rules/figure.ts";

/** Marks a figure whose source is missing or whose review day has passed. */
export const FigureBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const figure = draft ?? published;
  if (figure?.status === "toBeConfirmed") {
    return {
      label: "To be confirmed",
      title: "The source of this figure has not been seen yet.",
      color: "warning",
    };
  }
  const reviewBy = typeof figure?.reviewBy === "string" ? figure.reviewBy : undefined;
  return warnWhenReviewIsDue(reviewBy) === true
    ? null
    : {
        label: "Review due",
        title: "The day by which this figure was to be looked up again has passed.",
        color: "danger",
      };
};
