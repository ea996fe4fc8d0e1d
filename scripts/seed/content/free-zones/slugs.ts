/** The seeded free zones, in the order in which their emirate's page lists them. */
export const freeZoneSlugs = [
  // Abu Dhabi
  "adgm",
  "kizad",
  "twofour54",
  "masdar-city",
  "abu-dhabi-airports",
  "khalifa-port",
  "savi-cluster",
  // Dubai
  "jafza",
  "dmcc",
  "difc",
  "dafza",
  "dubai-south",
  "dubai-world-trade-centre",
  "dubai-internet-city",
  "dubai-media-city",
  "dubai-silicon-oasis",
  "dubai-production-city",
  "dubai-healthcare-city",
  "dubai-science-park",
  "dubai-commercity",
  "dubai-design-district",
  "dubai-knowledge-park",
  "gold-and-diamond-park",
  "international-humanitarian-city",
  "dubai-cars-and-automotive-zone",
  "dubai-maritime-city",
  // Sharjah
  "saif-zone",
  "hamriyah",
  "shams",
  "sharjah-publishing-city",
  "srti-park",
  // Ajman
  "ajman-free-zone",
  "ajman-media-city",
  // Ras Al Khaimah
  "rakez",
  "rak-maritime-city",
  "rak-airport",
  "rak-icc",
  // Fujairah
  "fujairah-free-zone",
  "creative-city",
  "ifza",
  "fujairah-oil-industry-zone",
  // Umm Al Quwain
  "umm-al-quwain-free-trade-zone",
] as const;

export type FreeZoneSlug = (typeof freeZoneSlugs)[number];

export const freeZoneId = (slug: FreeZoneSlug) => `freeZone-${slug}`;
