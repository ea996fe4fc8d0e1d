import type { ZoneSource } from "#schemas/generated/types.generated.ts";
import { reference, type Seeded } from "../build/document.ts";
import { type FreeZoneSlug, freeZoneId, isFreeZone } from "./facts.ts";

/** The day on which every source below was last read. */
const checkedOn = "2026-11-23";

type SourceContent = Pick<ZoneSource, "sourceTitle" | "sourceUrl" | "kind"> & {
  zones: readonly FreeZoneSlug[];
};

const dubaiLaws = "https://dlp.dubai.gov.ae/";
const rakezAnswers = {
  sourceTitle: "RAKEZ, questions and answers",
  sourceUrl: "https://www.rakez.com/Faq",
  zones: ["rakez"],
} as const;

/** Zones by their slugs. @throws Error that names one that there is not */
function zones([slugs = ""]: TemplateStringsArray): FreeZoneSlug[] {
  const names = slugs.split(/\s+/);
  const unknown = names.find((name) => !isFreeZone(name));
  if (unknown !== undefined) throw new Error(`No free zone is called "${unknown}".`);
  return names.filter(isFreeZone);
}

const sources = {
  "designated-zones": {
    sourceTitle: "Cabinet Decision No. 59 of 2017 on Designated Zones, as amended to 2023",
    sourceUrl: "https://tax.gov.ae/",
    kind: "designated",
    zones: zones`kizad abu-dhabi-airports khalifa-port jafza dafza dubai-south dubai-cars-and-automotive-zone
      saif-zone hamriyah ajman-free-zone rak-maritime-city rak-airport fujairah-free-zone
      fujairah-oil-industry-zone umm-al-quwain-free-trade-zone international-humanitarian-city
      adgm twofour54 masdar-city savi-cluster dmcc difc dubai-world-trade-centre
      dubai-internet-city dubai-media-city dubai-silicon-oasis dubai-production-city
      dubai-healthcare-city dubai-science-park dubai-design-district dubai-knowledge-park
      gold-and-diamond-park dubai-maritime-city shams sharjah-publishing-city srti-park
      ajman-media-city rak-icc creative-city ifza`,
  },
  "dubai-mainland": {
    sourceTitle: "Executive Council Resolution No. 11 of 2025, Emirate of Dubai",
    sourceUrl:
      "https://dlp.dubai.gov.ae/Legislation%20Reference/2025/Executive%20Council%20Resolution%20No.%20(11)%20of%202025%20Regulating%20the%20Conduct%20of%20Free%20Zone%20Establishments%E2%80%99%20Activities.html",
    kind: "customers",
    zones: zones`jafza dmcc dafza dubai-south dubai-world-trade-centre dubai-internet-city dubai-media-city
      dubai-silicon-oasis dubai-production-city dubai-healthcare-city dubai-science-park
      dubai-commercity dubai-design-district dubai-knowledge-park gold-and-diamond-park
      international-humanitarian-city dubai-cars-and-automotive-zone dubai-maritime-city`,
  },
  "rakez-customers": { ...rakezAnswers, kind: "customers" },
  "rakez-visas": { ...rakezAnswers, kind: "visas" },
  "adgm-visas": {
    sourceTitle: "ADGM, Corporate Relations – Government Services",
    sourceUrl:
      "https://www.adgm.com/operating-in-adgm/visas-and-government-services/corporate-relations-government-services",
    kind: "visas",
    zones: ["adgm"],
  },
  "difc-visas": {
    sourceTitle: "DIFC, Government Services updates",
    sourceUrl: "https://www.difc.ae/newsroom/news/difc-government-services-updates3/",
    kind: "visas",
    zones: ["difc"],
  },
  "dmcc-visas": {
    sourceTitle: "DMCC, questions and answers",
    sourceUrl: "http://site.dmcc.ae/open-a-business-faq",
    kind: "visas",
    zones: ["dmcc"],
  },
  "jafza-visas": {
    sourceTitle: "JAFZA, Issuing a visa for an employee for Jafza companies",
    sourceUrl:
      "https://www.jafza.ae/resources/guides/issuing-a-visa-for-an-employee-for-jafza-companies/",
    kind: "visas",
    zones: ["jafza"],
  },
  "saif-zone-visas": {
    sourceTitle: "SAIF Zone, questions and answers: first visa",
    sourceUrl: "https://smartservices.saif-zone.com/portal/page/13",
    kind: "visas",
    zones: ["saif-zone"],
  },
  "hamriyah-visas": {
    sourceTitle: "Hamriyah Free Zone Authority, visa and residence services",
    sourceUrl: "https://evisa.hfza.ae/help",
    kind: "visas",
    zones: ["hamriyah"],
  },
  "adgm-regulator": {
    sourceTitle: "Abu Dhabi Law No. 4 of 2013 concerning Abu Dhabi Global Market",
    sourceUrl: "https://www.adgm.com/doing-business/adgm-legal-framework/",
    kind: "regulator",
    zones: ["adgm"],
  },
  "difc-regulator": {
    sourceTitle: "Law No. 5 of 2021 concerning the Dubai International Financial Centre",
    sourceUrl: dubaiLaws,
    kind: "regulator",
    zones: ["difc"],
  },
  "healthcare-city-regulator": {
    sourceTitle: "Dubai Healthcare City Authority – Regulation",
    sourceUrl: "https://dhcr.gov.ae/en/AboutDHCR/regulatory-functions",
    kind: "regulator",
    zones: ["dubai-healthcare-city"],
  },
} as const satisfies Record<string, SourceContent>;

/** The sources that confirm facts of zones. */
export const zoneSources = Object.entries<SourceContent>(sources).map(
  ([slug, { zones, ...content }]): Seeded<ZoneSource> => ({
    _id: `zoneSource-${slug}`,
    _type: "zoneSource",
    ...content,
    checkedOn,
    zones: zones.map((zone) => ({ ...reference(freeZoneId(zone)), _weak: true, _key: zone })),
  }),
);
