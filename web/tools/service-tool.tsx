import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { SectionPlacement } from "#web/components/section.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import type { Asked } from "./answers.ts";
import { DayCounterSection } from "./day-counter/day-counter-section.tsx";
import { MovePlanSection } from "./move-plan/move-plan-section.tsx";
import { VisaRouteSection } from "./visa-route/visa-route-section.tsx";

type ServiceToolProps = SectionPlacement & {
  settings: Pick<CompanyDetails, "homeCountryLabels">;
  service: NonNullable<ServicePageQueryResult>;
  /** Path of the service's page. */
  path: string;
  asked: Asked | undefined;
};

/** The tool of a service, which the kind of its document tells: each shows its own kind alone. */
export function ServiceTool({ service, settings, ...props }: ServiceToolProps) {
  return (
    <>
      <VisaRouteSection content={service.tool} {...props} />
      <DayCounterSection content={service.tool} {...props} />
      <MovePlanSection
        content={service.tool}
        phases={service.phases}
        countries={service.homeCountries}
        labels={settings.homeCountryLabels}
        {...props}
      />
    </>
  );
}
