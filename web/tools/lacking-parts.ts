import { figureDay, figureNumber } from "#schemas/shared/figures/figure-number.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { planningWeeks } from "#schemas/shared/tools/planning-weeks.ts";
import { isToolKind, toolNeeds } from "#schemas/shared/tools/tool-kinds.ts";
import type { ToolContent } from "./tool.ts";

/** What a tool lacks, in words, and where in its document an editor adds it. */
export type LackingPart = { sentence: string; path: string };

/** The figures and times of a tool without which its rules cannot be read, in their order. */
export function lackingParts(content: ToolContent): LackingPart[] {
  if (!isToolKind(content.kind)) return [];
  const { figures, times = [] } = toolNeeds(content.kind);
  return [
    ...Object.entries(figures).flatMap(([name, kind]) => lackingFigure(content, name, kind)),
    ...times.flatMap((name) => lackingTime(content, name)),
  ];
}

function lackingFigure({ rows }: ToolContent, name: string, kind: "number" | "day"): LackingPart[] {
  const row = rows.find((each) => each._type === "toolFigure" && cleanText(each.name) === name);
  if (row?._type !== "toolFigure")
    return [{ sentence: `The figure ${name} is missing.`, path: "rows" }];
  const path = `rows[_key=="${row._key}"].figure`;
  // A draft has a figure that stands for the one that is not there, without an id.
  if (!row.figure?._id) return [{ sentence: `The figure ${name} is missing.`, path }];
  const value = cleanText(row.figure.value);
  const isRead = (kind === "day" ? figureDay(value) : figureNumber(value)) !== undefined;
  return isRead ? [] : [{ sentence: `The figure ${name} holds no ${kind}: “${value}”.`, path }];
}

function lackingTime({ rows }: ToolContent, name: string): LackingPart[] {
  const row = rows.find((each) => each._type === "toolOption" && cleanText(each.name) === name);
  if (row?._type !== "toolOption") {
    return [{ sentence: `The time ${name} is missing.`, path: "rows" }];
  }
  return planningWeeks(cleanText(row.value)) === undefined
    ? [
        {
          sentence: `The time ${name} holds no number of weeks.`,
          path: `rows[_key=="${row._key}"].value`,
        },
      ]
    : [];
}
