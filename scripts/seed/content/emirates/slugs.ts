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
