import type { FreePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { SectionPlacement } from "#web/components/section.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import type { Asked } from "#web/tools/answers.ts";
import { PageTool } from "#web/tools/page-tool.tsx";

type ToolContent = Extract<
  NonNullable<FreePageQueryResult>["sections"][number],
  { _type: "toolSection" }
>;

type ToolSectionProps = SectionPlacement &
  Pick<ToolContent, "tool" | "phases" | "zones" | "zoneSources" | "homeCountries"> & {
    settings: CompanyDetails;
    path: string;
    asked: Asked | undefined;
  };

/** A tool among the sections of a page, with all that it answers from. */
export function ToolSection(props: ToolSectionProps) {
  const { tool, phases, homeCountries, zones, zoneSources, ...placement } = props;
  const { settings, path, asked, background, isContinued } = placement;
  return (
    <PageTool
      page={{ tool, phases, homeCountries, zones: zones ?? [], zoneSources: zoneSources ?? [] }}
      settings={settings}
      path={path}
      asked={asked}
      background={background}
      isContinued={isContinued}
    />
  );
}
