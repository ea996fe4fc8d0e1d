import type { SectionProps } from "#web/sections/section-props.ts";
import { PageTool } from "#web/tools/page-tool.tsx";

/** A tool among the sections of a page, with the content that its answers need. */
export function ToolSection(props: SectionProps<"toolSection">) {
  return <PageTool {...props} page={props} />;
}
