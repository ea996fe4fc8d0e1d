import type { ToolQuestion } from "#schemas/shared/tools/tool-query.ts";
import type { SectionOf } from "#web/components/section.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { PageTool } from "#web/tools/page-tool.tsx";

type ToolSectionProps = SectionOf<"toolSection"> & {
  settings: CompanyDetails;
  path: string;
  asked: ToolQuestion | undefined;
};

/** A tool among the sections of a page, with all that it answers from. */
export function ToolSection(props: ToolSectionProps) {
  const { settings, path, asked, background = null, isContinued = false, ...section } = props;
  const [zones, zoneSources] = [section.zones ?? [], section.zoneSources ?? []];
  const placement = { settings, path, asked, background, isContinued };
  return <PageTool page={{ ...section, zones, zoneSources }} {...placement} />;
}
