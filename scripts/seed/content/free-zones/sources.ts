import type { ZoneSource } from "#schemas/generated/types.generated.ts";
import { reference, type Seeded } from "../build/document.ts";
import { type LineTemplate, parts, plain } from "../build/rich-text.ts";
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

/** What confirms a fact of one zone, as its parts: the source, and where it is read. */
const confirms =
  (kind: SourceContent["kind"], zone: FreeZoneSlug) =>
  (...written: LineTemplate): SourceContent => {
    const [sourceTitle, sourceUrl] = parts(...written).map((part) => plain(part));
    return { sourceTitle: sourceTitle ?? "", sourceUrl: sourceUrl ?? "", kind, zones: [zone] };
  };

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
    sourceUrl: dubaiLaws,
    kind: "customers",
    zones: zones`jafza dmcc dafza dubai-south dubai-world-trade-centre dubai-internet-city dubai-media-city
      dubai-silicon-oasis dubai-production-city dubai-healthcare-city dubai-science-park
      dubai-commercity dubai-design-district dubai-knowledge-park gold-and-diamond-park
      international-humanitarian-city dubai-cars-and-automotive-zone dubai-maritime-city`,
  },
  "rakez-customers": { ...rakezAnswers, kind: "customers" },
  "rakez-visas": { ...rakezAnswers, kind: "visas" },
  "adgm-visas": confirms("visas", "adgm")`ADGM, Corporate Relations – Government Services
    https://www.adgm.com/operating-in-adgm/visas-and-government-services/corporate-relations-government-services`,
  "difc-visas": confirms("visas", "difc")`DIFC, Government Services updates
    https://www.difc.ae/newsroom/news/difc-government-services-updates3/`,
  "dmcc-visas": confirms("visas", "dmcc")`DMCC, questions and answers
    http://site.dmcc.ae/open-a-business-faq`,
  "jafza-visas": confirms(
    "visas",
    "jafza",
  )`JAFZA, Issuing a visa for an employee for Jafza companies
    https://www.jafza.ae/resources/guides/issuing-a-visa-for-an-employee-for-jafza-companies/`,
  "saif-zone-visas": confirms("visas", "saif-zone")`SAIF Zone, questions and answers: first visa
    https://smartservices.saif-zone.com/portal/page/13`,
  "hamriyah-visas": confirms(
    "visas",
    "hamriyah",
  )`Hamriyah Free Zone Authority, visa and residence services
    https://evisa.hfza.ae/help`,
  "adgm-regulator": confirms(
    "regulator",
    "adgm",
  )`Abu Dhabi Law No. 4 of 2013 concerning Abu Dhabi Global Market
    https://www.adgm.com/doing-business/adgm-legal-framework/`,
  "difc-regulator": confirms(
    "regulator",
    "difc",
  )`Law No. 5 of 2021 concerning the Dubai International Financial Centre
    ${dubaiLaws}`,
  "healthcare-city-regulator": confirms(
    "regulator",
    "dubai-healthcare-city",
  )`Dubai Healthcare City Authority – Regulation
    https://dhcr.gov.ae/en/AboutDHCR/regulatory-functions`,
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
