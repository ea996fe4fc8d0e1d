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

/** The seven emirates, in the order in which lists show them; a slug is also the address. */
export const emirateSlugs = [
  "abu-dhabi",
  "dubai",
  "sharjah",
  "ajman",
  "ras-al-khaimah",
  "fujairah",
  "umm-al-quwain",
] as const;

export type EmirateSlug = (typeof emirateSlugs)[number];

export const emirateId = (slug: EmirateSlug) => `emirate-${slug}`;

/** Addresses of the seeded advantages, in the order of the overview. */
export const advantageSlugs = [
  "safety",
  "economics",
  "innovations",
  "accessibility",
  "travel",
  "religion",
  "traditions",
  "sports",
  "geographical-location",
  "climate",
  "gcc-market",
  "progress",
  "people-of-uae",
] as const;

export type AdvantageSlug = (typeof advantageSlugs)[number];

export const advantageId = (slug: AdvantageSlug) => `advantage-${slug}`;
