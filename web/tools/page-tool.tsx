import { createDataAttribute } from "next-sanity";
import { type ComponentType, lazy, type ReactNode } from "react";
import type {
  FreeZonesPageQueryResult,
  ServicePageQueryResult,
  TaxBenefitsPageQueryResult,
} from "#schemas/generated/types.generated.ts";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { isToolKind, TOOL_ID, type ToolKind } from "#schemas/shared/tools/tool-query.ts";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { usePage } from "#web/lib/page-context.ts";
import type { ToolQuestion } from "./answers.ts";

/** A tool as queries return it (`toolFields`). */
export type ToolContent = NonNullable<NonNullable<TaxBenefitsPageQueryResult>["tool"]>;

/** Where a tool stands: what some tool is made from, and not every page has. */
export type ToolPlace = {
  page: { tool: ToolContent | null } & Partial<
    Pick<NonNullable<FreeZonesPageQueryResult>, "zones" | "zoneSources"> &
      Pick<NonNullable<ServicePageQueryResult>, "phases" | "homeCountries">
  >;
  settings: CompanyDetails;
  /** Path of the page. */
  path: string;
  asked: ToolQuestion | undefined;
  /** The day that it is in Dubai, as an ISO date. */
  today: string;
};

/**
 * What stands under the tool's heading. Null where the page has nothing to answer from; undefined
 * where something of the rules is missing.
 */
export type ToolSection = (content: ToolContent, place: ToolPlace) => ReactNode;

type PageToolProps = SectionPlacement & Omit<ToolPlace, "today">;

type ToolModule = { section: ToolSection };
type OpenedTool = { content: ToolContent; place: ToolPlace; placement: SectionPlacement };

/** The tool in the folder that bears the name of its kind; it is loaded by the pages that show it. */
const opened = (kind: ToolKind) =>
  lazy(async () => {
    const { section }: ToolModule = await import(`./${kind}/section.tsx`);
    return { default: (props: OpenedTool) => <OpenTool {...props} section={section} /> };
  });

const tools: Record<ToolKind, ComponentType<OpenedTool>> = {
  "tax-estimate": opened("tax-estimate"),
  "visa-route": opened("visa-route"),
  "zone-finder": opened("zone-finder"),
  "day-counter": opened("day-counter"),
  "move-plan": opened("move-plan"),
};

/** The tool that a page's document chooses, if it chooses one. */
export function PageTool({ page, path, settings, asked, ...placement }: PageToolProps) {
  const { day } = usePage();
  const { tool: content } = page;
  if (content === null || !isToolKind(content.kind)) return null;
  const Tool = tools[content.kind];
  const place = { page, path, settings, asked, today: day };
  return <Tool content={content} place={place} placement={placement} />;
}

/**
 * A visitor's page does without a tool that cannot answer; an editor reads in its place that it lacks
 * something, and the Studio names what.
 */
function OpenTool(props: OpenedTool & ToolModule) {
  const { content, place, placement, section } = props;
  const { isDraft } = usePage();
  let shown = section(content, place);
  if (shown === null) return null;
  if (shown === undefined) {
    const warning = `${place.path} shows no ${content.kind.replace("-", " ")}: a figure, a time or a phase of it is missing, or holds no number.`;
    if (!isDraft) {
      console.warn(warning);
      return null;
    }
    const rows = { baseUrl: studioUrl(), id: content._id, type: "tool", path: "rows" };
    shown = <p data-sanity={createDataAttribute(rows).toString()}>{warning}</p>;
  }
  return (
    <div id={TOOL_ID}>
      <Section {...placement} heading={content.heading} intro={content.text}>
        {shown}
      </Section>
    </div>
  );
}
