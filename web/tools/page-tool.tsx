import { createDataAttribute } from "next-sanity";
import type { ReactNode } from "react";
import type {
  FreeZonesPageQueryResult,
  ServicePageQueryResult,
  TaxBenefitsPageQueryResult,
} from "#schemas/generated/types.generated.ts";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { isToolKind, TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { isDraft } from "#web/content/drafts/draft.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { today } from "#web/content/today.ts";
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

/**
 * The tool that a page's document chooses, if it chooses one: its folder bears the name of its kind.
 * A visitor's page does without a tool that cannot answer; an editor reads in its place that it lacks
 * something, and the Studio names what.
 */
export async function PageTool({ page, path, settings, asked, ...placement }: PageToolProps) {
  const { tool: content } = page;
  if (content === null || !isToolKind(content.kind)) return null;
  const { section }: { section: ToolSection } = await import(`./${content.kind}/section.tsx`);
  let opened = section(content, { page, path, settings, asked, today: today() });
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
