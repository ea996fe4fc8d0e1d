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
