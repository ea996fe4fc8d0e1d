import type { FreeZone } from "#schemas/generated/types.generated.ts";

/** What the zone finder knows of a zone. */
type ZoneFacts = Pick<
  FreeZone,
  "activity" | "customers" | "premises" | "visas" | "regulator" | "designated"
>;

/** What is done there and from where, as the zone's own text says, and what else is known. */
const facts = (
  activity: NonNullable<FreeZone["activity"]>,
  premises: NonNullable<FreeZone["premises"]>,
  ...others: ZoneFacts[]
): ZoneFacts => Object.assign({ activity }, premises.length === 0 ? {} : { premises }, ...others);

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
  adgm: facts(["finance", "services"], [], ownRegulator, notDesignated, sponsoring),
  kizad: facts(["manufacturing", "logistics"], ["workshop", "warehouse", "land"], designated),
  twofour54: facts(["media"], ["office", "workshop"], notDesignated),
  "masdar-city": facts(["technology", "health"], ["office"], notDesignated),
  "abu-dhabi-airports": facts(["logistics"], ["office", "warehouse", "land"], designated),
  "khalifa-port": facts(["trading", "logistics"], ["warehouse"], designated),
  "savi-cluster": facts(["technology"], ["workshop"], notDesignated),
  // Dubai
  jafza: facts(
    ["trading", "manufacturing", "logistics"],
    ["office", "warehouse", "land"],
    dubai,
    designated,
    sponsoring,
  ),
  dmcc: facts(
    ["trading", "services", "technology"],
    ["desk", "office"],
    dubai,
    notDesignated,
    sponsoring,
  ),
  difc: facts(["finance"], [], ownRegulator, notDesignated, sponsoring),
  dafza: facts(["trading", "logistics"], ["office", "workshop"], dubai, designated),
  "dubai-south": facts(["logistics"], ["warehouse", "land"], dubai, designated),
  "dubai-world-trade-centre": facts(
    ["trading", "services"],
    ["desk", "office"],
    dubai,
    notDesignated,
  ),
  "dubai-internet-city": facts(["technology"], ["office"], dubai, notDesignated),
  "dubai-media-city": facts(["media"], [], dubai, notDesignated),
  "dubai-silicon-oasis": facts(["manufacturing", "technology"], ["workshop"], dubai, notDesignated),
  "dubai-production-city": facts(
    ["manufacturing", "media"],
    ["office", "warehouse"],
    dubai,
    notDesignated,
  ),
  "dubai-healthcare-city": facts(["health"], [], dubai, ownRegulator, notDesignated),
  "dubai-science-park": facts(
    ["health"],
    ["office", "workshop", "warehouse"],
    dubai,
    notDesignated,
  ),
  "dubai-commercity": facts(["trading", "logistics"], ["office", "warehouse"], dubai),
  "dubai-design-district": facts(["media"], ["office", "workshop"], dubai, notDesignated),
  "dubai-knowledge-park": facts(["services"], [], dubai, notDesignated),
  "gold-and-diamond-park": facts(["trading", "manufacturing"], ["workshop"], dubai, notDesignated),
  "international-humanitarian-city": facts(
    ["logistics"],
    ["office", "warehouse"],
    dubai,
    designated,
  ),
  "dubai-cars-and-automotive-zone": facts(
    ["trading", "logistics"],
    ["workshop", "land"],
    dubai,
    designated,
  ),
  "dubai-maritime-city": facts(
    ["manufacturing", "services"],
    ["office", "workshop"],
    dubai,
    notDesignated,
  ),
  // Sharjah
  "saif-zone": facts(
    ["trading", "manufacturing", "logistics"],
    ["office", "warehouse", "land"],
    designated,
    sponsoring,
  ),
  hamriyah: facts(["manufacturing"], ["land"], designated, sponsoring),
  shams: facts(["trading", "services", "media"], ["desk"], notDesignated),
  "sharjah-publishing-city": facts(["media"], ["office", "warehouse"], notDesignated),
  "srti-park": facts(["technology", "health"], ["office", "workshop"], notDesignated),
  // Ajman
  "ajman-free-zone": facts(
    ["trading", "manufacturing", "services"],
    ["desk", "office", "warehouse", "land"],
    designated,
  ),
  "ajman-media-city": facts(["services", "media"], ["none"], sponsoring, notDesignated),
  // Ras Al Khaimah
  // The Cabinet's list names parts of what RAKEZ runs today, so no source confirms it.
  rakez: facts(
    ["trading", "manufacturing", "services"],
    ["desk", "warehouse", "land"],
    { customers: ["abroad"] },
    sponsoring,
    designated,
  ),
  "rak-maritime-city": facts(["manufacturing", "logistics"], ["land"], designated),
  "rak-airport": facts(["logistics"], ["workshop", "warehouse"], designated),
  "rak-icc": facts(
    ["finance"],
    ["none"],
    { customers: ["abroad"] },
    { visas: "none" },
    notDesignated,
  ),
  // Fujairah
  "fujairah-free-zone": facts(
    ["trading", "manufacturing", "logistics"],
    ["office", "warehouse", "land"],
    designated,
  ),
  "creative-city": facts(["services", "technology", "media"], ["desk"], notDesignated),
  ifza: facts(["trading", "services"], [], notDesignated),
  "fujairah-oil-industry-zone": facts(
    ["trading", "manufacturing", "logistics"],
    ["land"],
    designated,
  ),
  // Umm Al Quwain
  "umm-al-quwain-free-trade-zone": facts(
    ["trading", "services"],
    ["desk", "office", "warehouse"],
    designated,
  ),
} satisfies Record<string, ZoneFacts>;

export type FreeZoneSlug = keyof typeof zoneFacts;

export const isFreeZone = (name: string): name is FreeZoneSlug => Object.hasOwn(zoneFacts, name);

export const freeZoneSlugs = Object.keys(zoneFacts).filter(isFreeZone);

export const freeZoneId = (slug: FreeZoneSlug) => `freeZone-${slug}`;
