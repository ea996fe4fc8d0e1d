import type { FigureValue } from "#schemas/generated/types.generated.ts";
import type { FigureSlug } from "../figures/index.ts";
import { figure } from "./figure-value.ts";

/** A figure in large type with the words under it. */
export function statTile(slug: FigureSlug, label: string, show?: FigureValue["show"]) {
  return { _type: "statTile" as const, figure: figure(slug, show), label };
}
