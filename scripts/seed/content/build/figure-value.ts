import type { FigureValue } from "#schemas/generated/types.generated.ts";
import { type FigureSlug, figureId } from "../figures/index.ts";
import { reference } from "./reference.ts";

/**
 * A figure shown by reference. The slug is checked by the compiler, so a text can never name a
 * figure that is not seeded.
 */
export function figure(slug: FigureSlug, show: FigureValue["show"] = "withUnit"): FigureValue {
  return { _type: "figureValue", figure: reference(figureId(slug)), show };
}

/** A figure in large type with the words under it. */
export function statTile(slug: FigureSlug, label: string, show?: FigureValue["show"]) {
  return { _type: "statTile" as const, figure: figure(slug, show), label };
}
