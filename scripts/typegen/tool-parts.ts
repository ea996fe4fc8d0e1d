import { figureDay } from "#schemas/shared/figures/figure-number.ts";
import { type DocumentOf, documentsOf, readFirstContent } from "#scripts/seed/first-content.ts";

const { documents } = await readFirstContent();

/**
 * Source text of `schemas/generated/tool-parts.generated.ts`: the names that each tool's code and
 * document share, taken from its first document. The compiler checks the code against it, and the
 * Studio checks documents.
 */
export function generateToolParts(): string {
  const parts = Object.fromEntries(
    documentsOf(documents, "tool").map((tool) => [tool.kind, partsOf(tool)]),
  );
  return `// Generated from scripts/seed/content/documents/tool/ by: npm run typegen
// Do not edit: the next run overwrites it.

/** Parts of each tool's document: what questions take and figures hold, what texts show, and times. */
export const toolParts = ${inLines(JSON.stringify(parts))} as const;
`;
}

/** Names contain no spaces, so lines can break after commas. */
const inLines = (json: string) => json.replaceAll(",", ", ").replaceAll(/(.{1,98}) /g, "$1\n");

function partsOf({ rows }: DocumentOf<"tool">) {
  const ofType = <Type extends string>(type: Type) =>
    rows.filter((row): row is Extract<typeof row, { _type: Type }> => row._type === type);
  const options = ofType("toolOption");
  const figures = ofType("toolFigure");
  return {
    questions: Object.fromEntries(
      ofType("toolQuestion").map(({ part }) => {
        return [part, options.some((option) => option.part === part) ? "choice" : "entry"];
      }),
    ),
    figures: Object.fromEntries(
      figures.map(({ part, figure }) => [part, days.has(figure._ref) ? "day" : "number"]),
    ),
    texts: Object.fromEntries(
      ofType("toolText").map(({ part, text }) => {
        const shown = JSON.stringify(text);
        const read = figures.filter(({ figure }) => shown.includes(`"${figure._ref}"`));
        return [part, read.map((figure) => figure.part)];
      }),
    ),
    times: ofType("toolTime").map(({ part }) => part),
  };
}

const days = new Set(
  documentsOf(documents, "figure").flatMap((figure) =>
    figureDay(figure.value ?? "") === undefined ? [] : [figure._id],
  ),
);
