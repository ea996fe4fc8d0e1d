import { formatFigure } from "../shared/figures/figure-text.ts";
import { isRecord } from "../shared/record.ts";

/** Preview selection of a figure's value, through the figure that it is the same as. */
export function selectFigure(from = "") {
  return {
    value: `${from}value`,
    unit: `${from}unit`,
    originalValue: `${from}sameAs.value`,
    originalUnit: `${from}sameAs.unit`,
  };
}

/** A figure chosen with `selectFigure` as it reads; undefined while it has no value. */
export function previewFigure(
  selection: Readonly<Record<string, unknown>>,
  show?: unknown,
): string | undefined {
  const { value, unit, originalValue, originalUnit } = selection;
  return typeof originalValue === "string"
    ? formatted(originalValue, originalUnit, show)
    : formatted(value, unit, show);
}

/** Preview of a place that shows a figure: its value as it reads there, and a label. */
export const previewShownFigure = (from: string, where: { label: string; show: string }) => ({
  select: { ...where, ...selectFigure(from) },
  prepare: ({ label, show, ...figure }: { label?: string; show?: unknown }) => ({
    title: previewFigure(figure, show) ?? "No figure chosen",
    subtitle: label,
  }),
});

/** A figure whose reference the Studio followed, with the figure that it is the same as in it. */
export function previewFollowedFigure(figure: unknown, show: unknown): string | undefined {
  if (!isRecord(figure)) return undefined;
  const original = isRecord(figure.sameAs) ? figure.sameAs : {};
  return previewFigure(
    { ...figure, originalValue: original.value, originalUnit: original.unit },
    show,
  );
}

function formatted(value: unknown, unit: unknown, show: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  return formatFigure({
    value,
    unit: typeof unit === "string" ? unit : undefined,
    show: show === "valueOnly" ? "valueOnly" : "withUnit",
  });
}
