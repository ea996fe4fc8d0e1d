import type { FreeZone } from "#schemas/generated/types.generated.ts";

/** What the zone finder knows of a zone. */
type ZoneFacts = Pick<
  FreeZone,
  "activity" | "customers" | "premises" | "visas" | "regulator" | "designated"
>;

/** As the zone's own text says. */
const described = (
  activity: NonNullable<FreeZone["activity"]>,
  premises: NonNullable<FreeZone["premises"]> = [],
): ZoneFacts => ({ activity, ...(premises.length === 0 ? {} : { premises }) });

const designated: ZoneFacts = { designated: "yes" };

/** Not on the Cabinet's list, which is complete: a zone is designated by it alone. */
const notDesignated: ZoneFacts = { designated: "no" };

/** Its companies' staff and partners get residence visas through it. */
const sponsoring: ZoneFacts = { visas: "sponsored" };

const ownRegulator: ZoneFacts = { regulator: "yes" };

/** Not DIFC, whose financial institutions are left out of the resolution. */
const dubai: ZoneFacts = { customers: ["abroad", "mainland"] };

/**
 * The facts of every zone, in the order in which its emirate's page lists them; what is missing is to
 * be confirmed. `sources.ts` says which of them an official source confirms.
 */
export const zoneFacts = {
  // Abu Dhabi
  adgm: {
    ...described(["finance", "services"]),
    ...ownRegulator,
    ...notDesignated,
    ...sponsoring,
  },
  kizad: {
    ...described(["manufacturing", "logistics"], ["workshop", "warehouse", "land"]),
    ...designated,
  },
  twofour54: { ...described(["media"], ["office", "workshop"]), ...notDesignated },
  "masdar-city": { ...described(["technology", "health"], ["office"]), ...notDesignated },
  "abu-dhabi-airports": {
    ...described(["logistics"], ["office", "warehouse", "land"]),
    ...designated,
  },
  "khalifa-port": { ...described(["trading", "logistics"], ["warehouse"]), ...designated },
  "savi-cluster": { ...described(["technology"], ["workshop"]), ...notDesignated },
  // Dubai
  jafza: {
    ...described(["trading", "manufacturing", "logistics"], ["office", "warehouse", "land"]),
    ...dubai,
    ...designated,
    ...sponsoring,
  },
  dmcc: {
    ...described(["trading", "services", "technology"], ["desk", "office"]),
    ...dubai,
    ...notDesignated,
    ...sponsoring,
  },
  difc: {
    ...described(["finance"]),
    ...ownRegulator,
    ...notDesignated,
    ...sponsoring,
  },
  dafza: {
    ...described(["trading", "logistics"], ["office", "workshop"]),
    ...dubai,
    ...designated,
  },
  "dubai-south": {
    ...described(["logistics"], ["warehouse", "land"]),
    ...dubai,
    ...designated,
  },
  "dubai-world-trade-centre": {
    ...described(["trading", "services"], ["desk", "office"]),
    ...dubai,
    ...notDesignated,
  },
  "dubai-internet-city": { ...described(["technology"], ["office"]), ...dubai, ...notDesignated },
  "dubai-media-city": { ...described(["media"]), ...dubai, ...notDesignated },
  "dubai-silicon-oasis": {
    ...described(["manufacturing", "technology"], ["workshop"]),
    ...dubai,
    ...notDesignated,
  },
  "dubai-production-city": {
    ...described(["manufacturing", "media"], ["office", "warehouse"]),
    ...dubai,
    ...notDesignated,
  },
  "dubai-healthcare-city": {
    ...described(["health"]),
    ...dubai,
    ...ownRegulator,
    ...notDesignated,
  },
  "dubai-science-park": {
    ...described(["health"], ["office", "workshop", "warehouse"]),
    ...dubai,
    ...notDesignated,
  },
  "dubai-commercity": { ...described(["trading", "logistics"], ["office", "warehouse"]), ...dubai },
  "dubai-design-district": {
    ...described(["media"], ["office", "workshop"]),
    ...dubai,
    ...notDesignated,
  },
  "dubai-knowledge-park": { ...described(["services"]), ...dubai, ...notDesignated },
  "gold-and-diamond-park": {
    ...described(["trading", "manufacturing"], ["workshop"]),
    ...dubai,
    ...notDesignated,
  },
  "international-humanitarian-city": {
    ...described(["logistics"], ["office", "warehouse"]),
    ...dubai,
    ...designated,
  },
  "dubai-cars-and-automotive-zone": {
    ...described(["trading", "logistics"], ["workshop", "land"]),
    ...dubai,
    ...designated,
  },
  "dubai-maritime-city": {
    ...described(["manufacturing", "services"], ["office", "workshop"]),
    ...dubai,
    ...notDesignated,
  },
  // Sharjah
  "saif-zone": {
    ...described(["trading", "manufacturing", "logistics"], ["office", "warehouse", "land"]),
    ...designated,
    ...sponsoring,
  },
  hamriyah: { ...described(["manufacturing"], ["land"]), ...designated, ...sponsoring },
  shams: { ...described(["trading", "services", "media"], ["desk"]), ...notDesignated },
  "sharjah-publishing-city": { ...described(["media"], ["office", "warehouse"]), ...notDesignated },
  "srti-park": { ...described(["technology", "health"], ["office", "workshop"]), ...notDesignated },
  // Ajman
  "ajman-free-zone": {
    ...described(["trading", "manufacturing", "services"], ["desk", "office", "warehouse", "land"]),
    ...designated,
  },
  "ajman-media-city": {
    ...described(["services", "media"], ["none"]),
    visas: "sponsored",
    ...notDesignated,
  },
  // Ras Al Khaimah
  rakez: {
    ...described(["trading", "manufacturing", "services"], ["desk", "warehouse", "land"]),
    customers: ["abroad"],
    visas: "sponsored",
    // The Cabinet's list names parts of what RAKEZ runs today, so no source confirms it.
    ...designated,
  },
  "rak-maritime-city": { ...described(["manufacturing", "logistics"], ["land"]), ...designated },
  "rak-airport": { ...described(["logistics"], ["workshop", "warehouse"]), ...designated },
  "rak-icc": {
    ...described(["finance"], ["none"]),
    customers: ["abroad"],
    visas: "none",
    ...notDesignated,
  },
  // Fujairah
  "fujairah-free-zone": {
    ...described(["trading", "manufacturing", "logistics"], ["office", "warehouse", "land"]),
    ...designated,
  },
  "creative-city": {
    ...described(["services", "technology", "media"], ["desk"]),
    ...notDesignated,
  },
  ifza: { ...described(["trading", "services"]), ...notDesignated },
  "fujairah-oil-industry-zone": {
    ...described(["trading", "manufacturing", "logistics"], ["land"]),
    ...designated,
  },
  // Umm Al Quwain
  "umm-al-quwain-free-trade-zone": {
    ...described(["trading", "services"], ["desk", "office", "warehouse"]),
    ...designated,
  },
} satisfies Record<string, ZoneFacts>;

export type FreeZoneSlug = keyof typeof zoneFacts;

export const isFreeZone = (name: string): name is FreeZoneSlug => Object.hasOwn(zoneFacts, name);

export const freeZoneSlugs = Object.keys(zoneFacts).filter(isFreeZone);

export const freeZoneId = (slug: FreeZoneSlug) => `freeZone-${slug}`;
