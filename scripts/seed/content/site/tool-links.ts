import { atTool, pageNavLink, serviceLink } from "../build/parts.ts";

/** Links to the tools, by the names that footer and pages have for them. */
export const toolLinks = {
  plan: atTool(serviceLink("Plan of the move", "relocation-support")),
  visas: atTool(serviceLink("Visa route", "residency-visas")),
  days: atTool(serviceLink("Day counter", "tax-residency")),
  zones: atTool(pageNavLink("Free zone finder", "freeZonesPage")),
  tax: atTool(pageNavLink("Tax estimate", "taxBenefitsPage")),
};
