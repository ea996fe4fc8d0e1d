import { figureInEnglish } from "../shared/figures/figure-text.ts";
import { isPluralForms } from "../shared/plural-forms.ts";
import { isRecord } from "../shared/record.ts";

/** The selection of a preview that shows a figure, with the figure that it takes its value from. */
export const selectFigure = (name: string, from: string) =>
  Object.fromEntries(
    ["value", "unit", "counted", "sameAs.value", "sameAs.unit", "sameAs.counted"].map((field) => [
      `${name}.${field}`,
      `${from}.${field}`,
    ]),
  );

/**
 * The text of a figure in a preview, whose references the Studio has resolved; undefined without a
 * value.
 */
export function previewFigure(figure: unknown, show?: unknown): string | undefined {
  if (!isRecord(figure)) return undefined;
  const { value, unit, counted } = isRecord(figure.sameAs) ? figure.sameAs : figure;
  if (typeof value !== "string" || value === "") return undefined;
  return figureInEnglish({
    value,
    unit: typeof unit === "string" ? unit : undefined,
    counted: isPluralForms(counted) ? counted : undefined,
    show: show === "valueOnly" ? "valueOnly" : "withUnit",
  });
}

type Shown = { figure?: unknown; show?: unknown; label?: string };

/** Preview of a place that shows a figure: its value there, and a label. */
export const previewShownFigure = (from: string, where: { label: string; show: string }) => ({
  select: { ...where, figure: from, ...selectFigure("figure", from) },
  prepare: ({ figure, show, label }: Shown) => ({
    title: previewFigure(figure, show) ?? "No figure chosen",
    subtitle: label,
  }),
});
