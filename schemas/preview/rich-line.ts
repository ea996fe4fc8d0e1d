import { formatFigure } from "#web/components/figure-text.ts";

/** How many parts of a line a preview follows to their figure; further figures show as "…". */
const FOLLOWED_PARTS = 8;

type Selection = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function childrenOf(blocks: unknown): unknown[] {
  const first: unknown = Array.isArray(blocks) ? blocks[0] : undefined;
  return isRecord(first) && Array.isArray(first.children) ? first.children : [];
}

/**
 * Preview selection of a line of rich text. References inside an array cannot be followed by a
 * wildcard, so each of the first parts is named by its position.
 */
export function selectRichLine(field: string): Record<string, string> {
  const parts = Array.from({ length: FOLLOWED_PARTS }, (_, index) => index);
  return {
    [field]: field,
    ...Object.fromEntries(
      parts.flatMap((index) => [
        [`${field}Value${index}`, `${field}.0.children.${index}.figure.value`],
        [`${field}Unit${index}`, `${field}.0.children.${index}.figure.unit`],
      ]),
    ),
  };
}

function figureText(selection: Selection, field: string, index: number, part: unknown): string {
  const value = selection[`${field}Value${index}`];
  const unit = selection[`${field}Unit${index}`];
  if (typeof value !== "string") return "…";
  return formatFigure({
    value,
    unit: typeof unit === "string" ? unit : undefined,
    show: isRecord(part) && part.show === "valueOnly" ? "valueOnly" : "withUnit",
  });
}

/** Plain text of a line chosen with `selectRichLine`; figures appear as their value. */
export function previewRichLine(selection: Selection, field: string): string {
  return childrenOf(selection[field])
    .map((part, index) => {
      if (isRecord(part) && typeof part.text === "string") return part.text;
      return figureText(selection, field, index, part);
    })
    .join("")
    .trim();
}

/** True when the blocks hold a visible character or a figure. */
export function hasText(blocks: unknown): boolean {
  return (
    Array.isArray(blocks) &&
    blocks.some((block: unknown) =>
      childrenOf([block]).some(
        (part) => isRecord(part) && (typeof part.text !== "string" || part.text.trim() !== ""),
      ),
    )
  );
}
