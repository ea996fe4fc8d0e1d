import { createDataAttribute } from "next-sanity";
import { studioUrl } from "#schemas/environment/addresses.ts";
import { isDraft } from "#web/preview/draft.ts";
import type { SectionPlacement } from "#web/sections/section.tsx";
import { lackingParts } from "./lacking-parts.ts";
import type { ToolContent } from "./tool.ts";
import { ToolSection } from "./tool-section.tsx";

type UnreadableToolProps = SectionPlacement & {
  content: ToolContent;
  /** For the log: which page does without what, and why. */
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
  return (
    <ToolSection {...placement} content={content}>
      <ul className="grid gap-2">
        {lackingParts(content).map(({ sentence, path }) => (
          <li key={sentence} data-sanity={createDataAttribute({ ...document, path }).toString()}>
            {sentence}
          </li>
        ))}
      </ul>
    </ToolSection>
  );
}
