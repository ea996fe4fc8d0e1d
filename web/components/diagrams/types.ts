import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";

/** A diagram as queries return it (`diagramFields`). */
export type Diagram = NonNullable<NonNullable<ServicePageQueryResult>["diagrams"]>[number];

/** The settings that diagrams use: labels and office hours. */
export type DiagramSettings = Pick<
  CompanyDetails,
  "diagramLabels" | "homeCountryLabels" | "officeHours"
>;

export type DrawingProps = {
  diagram: Diagram;
  settings: DiagramSettings;
  /** Slug of the emirate whose page shows the map. This emirate is highlighted. */
  here?: string | undefined;
};
