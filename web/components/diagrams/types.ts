import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";

/** A diagram as queries return it (`diagramFields`). */
export type Diagram = NonNullable<NonNullable<ServicePageQueryResult>["diagrams"]>[number];

/** What diagrams take from the site's settings: the words around them, and the office hours. */
export type DiagramSettings = Pick<
  CompanyDetails,
  "diagramLabels" | "homeCountryLabels" | "officeHours"
>;

export type DrawingProps = {
  diagram: Diagram;
  settings: DiagramSettings;
  /** Slug of the emirate whose page this is; its part of the map is marked. */
  here?: string | undefined;
};
