import type { ReactNode } from "react";
import type {
  FreeZonesPageQueryResult,
  ServicePageQueryResult,
  TaxBenefitsPageQueryResult,
} from "#schemas/generated/types.generated.ts";
import type { ToolQuestion } from "#schemas/shared/tools/tool-query.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";

/** A tool as queries return it (`toolFields`). */
export type ToolContent = NonNullable<NonNullable<TaxBenefitsPageQueryResult>["tool"]>;

/** Where a tool stands: what some tool is made from, and not every page has. */
export type ToolPlace = {
  page: { tool: ToolContent | null } & Partial<
    Pick<NonNullable<FreeZonesPageQueryResult>, "zones" | "zoneSources"> &
      Pick<NonNullable<ServicePageQueryResult>, "phases" | "homeCountries">
  >;
  settings: CompanyDetails;
  /** The day that it is in Dubai, as an ISO date. */
  today: string;
};

export type SectionProps = ToolPlace & {
  content: ToolContent;
  /** Path of the page. */
  path: string;
  asked: ToolQuestion | undefined;
};

/** What the module of a tool's section exports. */
export type SectionModule = {
  /**
   * What stands under the tool's heading. Null where the page has nothing to answer from; undefined
   * where something of the rules is missing.
   */
  section: (props: SectionProps) => ReactNode;
};
