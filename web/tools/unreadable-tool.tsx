import { createDataAttribute } from "next-sanity";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { figureDay, figureNumber } from "#schemas/shared/figures/figure-number.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { planningWeeks } from "#schemas/shared/tools/planning-weeks.ts";
import { isToolKind, toolNeeds } from "#schemas/shared/tools/tool-kinds.ts";
import type { SectionPlacement } from "#web/components/section.tsx";
import { isDraft } from "#web/content/drafts/draft.ts";
import type { ToolContent } from "./tool.ts";
import { ToolSection } from "./tool-section.tsx";

type UnreadableToolProps = SectionPlacement & {
  content: ToolContent;
  /** Which page does without what, and why: for the log, and where it is not the tool that lacks it. */
  warning: string;
};

/**
 * Stands in the place of a tool that cannot answer: a visitor's page does without it, and an editor
 * reads what it lacks, each with the way to its place in the document.
 */
export async function UnreadableTool({ content, warning, ...placement }: UnreadableToolProps) {
  if (!(await isDraft())) {
    console.warn(warning);
    return null;
  }
  const document = { baseUrl: studioUrl(), id: content._id, type: "tool" };
  const lacking = lackingParts(content);
  return (
    <ToolSection {...placement} content={content}>
      {lacking.length === 0 && <p>{warning}</p>}
      <ul className="grid gap-2">
        {lacking.map(({ sentence, path }) => (
          <li key={sentence} data-sanity={createDataAttribute({ ...document, path }).toString()}>
            {sentence}
          </li>
        ))}
      </ul>
    </ToolSection>
  );
}

/** What a tool lacks, in words, and where in its document an editor adds it. */
type LackingPart = { sentence: string; path: string };

/** The figures and times of a tool without which its rules cannot be read, in their order. */
function lackingParts(content: ToolContent): LackingPart[] {
  if (!isToolKind(content.kind)) return [];
  const { figures, times } = toolNeeds(content.kind);
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
