import { createDataAttribute } from "next-sanity";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import type { SectionPlacement } from "#web/components/section.tsx";
import { isDraft } from "#web/content/drafts/draft.ts";
import { lackingParts } from "./lacking-parts.ts";
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
