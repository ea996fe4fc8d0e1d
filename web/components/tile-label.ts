import { countedWords } from "#schemas/shared/figures/figure-text.ts";
import type { Language } from "#schemas/shared/languages.ts";
import type { SectionOf } from "./section.tsx";

type Tile = Pick<SectionOf<"statTilesSection">["tiles"][number], "label" | "figure">;

/** The words under the figure of a tile: its label, or what the figure counts. */
export const tileLabel = ({ label, figure }: Tile, language: Language): string =>
  label || (countedWords(figure.figure, language) ?? "");
