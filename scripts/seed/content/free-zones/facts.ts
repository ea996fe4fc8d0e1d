import type { FreeZone } from "#schemas/generated/types.generated.ts";

/** What the zone finder knows of a zone. */
type ZoneFacts = Pick<
  FreeZone,
  "activity" | "customers" | "premises" | "visas" | "regulator" | "designated"
>;

/** What the zone's own text says of activity and premises, and what is known besides. */
const zone =
  (list: ZoneFacts) =>
  (
    activity: NonNullable<FreeZone["activity"]>,
    premises: NonNullable<FreeZone["premises"]>,
    ...others: ZoneFacts[]
  ): ZoneFacts =>
    Object.assign({ activity, ...(premises.length === 0 ? {} : { premises }) }, list, ...others);

const designated = zone({ designated: "yes" });

/** Not on the Cabinet's list, which is complete: a zone is designated by it alone. */
const undesignated = zone({ designated: "no" });

const perhapsDesignated = zone({});

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
  adgm: undesignated(["finance", "services"], [], ownRegulator, sponsoring),
  kizad: designated(["manufacturing", "logistics"], ["workshop", "warehouse", "land"]),
  twofour54: undesignated(["media"], ["office", "workshop"]),
  "masdar-city": undesignated(["technology", "health"], ["office"]),
  "abu-dhabi-airports": designated(["logistics"], ["office", "warehouse", "land"]),
  "khalifa-port": designated(["trading", "logistics"], ["warehouse"]),
  "savi-cluster": undesignated(["technology"], ["workshop"]),
  // Dubai
  jafza: designated(
    ["trading", "manufacturing", "logistics"],
    ["office", "warehouse", "land"],
    dubai,
    sponsoring,
  ),
  dmcc: undesignated(["trading", "services", "technology"], ["desk", "office"], dubai, sponsoring),
  difc: undesignated(["finance"], [], ownRegulator, sponsoring),
  dafza: designated(["trading", "logistics"], ["office", "workshop"], dubai),
  "dubai-south": designated(["logistics"], ["warehouse", "land"], dubai),
  "dubai-world-trade-centre": undesignated(["trading", "services"], ["desk", "office"], dubai),
  "dubai-internet-city": undesignated(["technology"], ["office"], dubai),
  "dubai-media-city": undesignated(["media"], [], dubai),
  "dubai-silicon-oasis": undesignated(["manufacturing", "technology"], ["workshop"], dubai),
  "dubai-production-city": undesignated(["manufacturing", "media"], ["office", "warehouse"], dubai),
  "dubai-healthcare-city": undesignated(["health"], [], dubai, ownRegulator),
  "dubai-science-park": undesignated(["health"], ["office", "workshop", "warehouse"], dubai),
  "dubai-commercity": perhapsDesignated(["trading", "logistics"], ["office", "warehouse"], dubai),
  "dubai-design-district": undesignated(["media"], ["office", "workshop"], dubai),
  "dubai-knowledge-park": undesignated(["services"], [], dubai),
  "gold-and-diamond-park": undesignated(["trading", "manufacturing"], ["workshop"], dubai),
  "international-humanitarian-city": designated(["logistics"], ["office", "warehouse"], dubai),
  "dubai-cars-and-automotive-zone": designated(
    ["trading", "logistics"],
    ["workshop", "land"],
    dubai,
  ),
  "dubai-maritime-city": undesignated(["manufacturing", "services"], ["office", "workshop"], dubai),
  // Sharjah
  "saif-zone": designated(
    ["trading", "manufacturing", "logistics"],
    ["office", "warehouse", "land"],
    sponsoring,
  ),
  hamriyah: designated(["manufacturing"], ["land"], sponsoring),
  shams: undesignated(["trading", "services", "media"], ["desk"]),
  "sharjah-publishing-city": undesignated(["media"], ["office", "warehouse"]),
  "srti-park": undesignated(["technology", "health"], ["office", "workshop"]),
  // Ajman
  "ajman-free-zone": designated(
    ["trading", "manufacturing", "services"],
    ["desk", "office", "warehouse", "land"],
  ),
  "ajman-media-city": undesignated(["services", "media"], ["none"], sponsoring),
  // Ras Al Khaimah
  // The Cabinet's list names parts of what RAKEZ runs today, so no source confirms it.
  rakez: designated(["trading", "manufacturing", "services"], ["desk", "warehouse", "land"], {
    customers: ["abroad"],
    visas: "sponsored",
  }),
  "rak-maritime-city": designated(["manufacturing", "logistics"], ["land"]),
  "rak-airport": designated(["logistics"], ["workshop", "warehouse"]),
  "rak-icc": undesignated(["finance"], ["none"], { customers: ["abroad"], visas: "none" }),
  // Fujairah
  "fujairah-free-zone": designated(
    ["trading", "manufacturing", "logistics"],
    ["office", "warehouse", "land"],
  ),
  "creative-city": undesignated(["services", "technology", "media"], ["desk"]),
  ifza: undesignated(["trading", "services"], []),
  "fujairah-oil-industry-zone": designated(["trading", "manufacturing", "logistics"], ["land"]),
  // Umm Al Quwain
  "umm-al-quwain-free-trade-zone": designated(
    ["trading", "services"],
    ["desk", "office", "warehouse"],
  ),
} satisfies Record<string, ZoneFacts>;

export type FreeZoneSlug = keyof typeof zoneFacts;

export const isFreeZone = (name: string): name is FreeZoneSlug => Object.hasOwn(zoneFacts, name);

export const freeZoneSlugs = Object.keys(zoneFacts).filter(isFreeZone);

export const freeZoneId = (slug: FreeZoneSlug) => `freeZone-${slug}`;
