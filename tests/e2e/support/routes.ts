/** Every route of the site so far, with its main heading; written from the specification, not the code. */
export const routes = [
  "/",
  "/contact",
  "/services/residency-visas",
  "/services/tax-residency",
  "/services/real-estate",
  "/services/education",
  "/services/business-registration",
  "/services/licensing",
  "/services/relocation-support",
  "/services/staffing-solutions",
  "/services/investment-scouting",
  "/services/office-space",
] as const;
