/** Addresses of the seeded services, in the order of the menus; links name a service by it. */
export const serviceSlugs = [
  "residency-visas",
  "tax-residency",
  "real-estate",
  "education",
  "relocation-support",
  "business-registration",
  "licensing",
  "staffing-solutions",
  "investment-scouting",
  "office-space",
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

export const serviceId = (slug: ServiceSlug) => `service-${slug}`;
