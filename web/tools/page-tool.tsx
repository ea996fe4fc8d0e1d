import { createDataAttribute } from "next-sanity";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { isToolKind, TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { isDraft } from "#web/content/drafts/draft.ts";
import { today } from "#web/content/today.ts";
import type { SectionModule, SectionProps } from "./tool-place.ts";

type PageToolProps = SectionPlacement & Omit<SectionProps, "content" | "today">;

/**
 * The tool that a page's document chooses, if it chooses one: its folder bears the name of its kind.
 * A visitor's page does without a tool that cannot answer; an editor reads in its place that it lacks
 * something, and the Studio names what.
 */
export async function PageTool({ page, path, settings, asked, ...placement }: PageToolProps) {
  const { tool: content } = page;
  if (content === null || !isToolKind(content.kind)) return null;
  const { section }: SectionModule = await import(`./${content.kind}/section.tsx`);
  let opened = section({ content, page, path, settings, asked, today: today() });
  if (opened === null) return null;
  if (opened === undefined) {
    const warning = `${path} shows no ${content.kind.replace("-", " ")}: a figure, a time or a phase of it is missing, or holds no number.`;
    if (!(await isDraft())) {
      console.warn(warning);
      return null;
    }
    const rows = { baseUrl: studioUrl(), id: content._id, type: "tool", path: "rows" };
    opened = <p data-sanity={createDataAttribute(rows).toString()}>{warning}</p>;
  }
  return (
    <div id={TOOL_ID}>
      <Section {...placement} heading={content.heading} intro={content.text}>
        {opened}
      </Section>
    </div>
  );
}
