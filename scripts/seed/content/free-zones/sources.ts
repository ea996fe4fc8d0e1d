import type { ZoneSource } from "#schemas/generated/types.generated.ts";
import { reference, type Seeded } from "../build/document.ts";
import { type FreeZoneSlug, freeZoneId, isFreeZone } from "./facts.ts";

/** The day on which every source below was last read. */
const checkedOn = "2026-11-23";

const rakezAnswers = "RAKEZ, questions and answers\nhttps://www.rakez.com/Faq";

/** Zones by their slugs. @throws Error that names one that there is not */
function zones([slugs = ""]: TemplateStringsArray): FreeZoneSlug[] {
  const names = slugs.split(/\s+/);
  const unknown = names.find((name) => !isFreeZone(name));
  if (unknown !== undefined) throw new Error(`No free zone is called "${unknown}".`);
  return names.filter(isFreeZone);
}

const onTheList = zones`kizad abu-dhabi-airports khalifa-port jafza dafza dubai-south dubai-cars-and-automotive-zone
  saif-zone hamriyah ajman-free-zone rak-maritime-city rak-airport fujairah-free-zone
  fujairah-oil-industry-zone umm-al-quwain-free-trade-zone international-humanitarian-city
  adgm twofour54 masdar-city savi-cluster dmcc difc dubai-world-trade-centre
  dubai-internet-city dubai-media-city dubai-silicon-oasis dubai-production-city
  dubai-healthcare-city dubai-science-park dubai-design-district dubai-knowledge-park
  gold-and-diamond-park dubai-maritime-city shams sharjah-publishing-city srti-park
  ajman-media-city rak-icc creative-city ifza`;

const inTheResolution = zones`jafza dmcc dafza dubai-south dubai-world-trade-centre dubai-internet-city dubai-media-city
  dubai-silicon-oasis dubai-production-city dubai-healthcare-city dubai-science-park
  dubai-commercity dubai-design-district dubai-knowledge-park gold-and-diamond-park
  international-humanitarian-city dubai-cars-and-automotive-zone dubai-maritime-city`;

/** What confirms a fact of some zones, line by line: the source, and its address. */
const source =
  (kind: ZoneSource["kind"], ...confirmed: FreeZoneSlug[]) =>
  (texts: TemplateStringsArray, ...inlines: string[]) => {
    const lines = String.raw({ raw: texts }, ...inlines)
      .trim()
      .split(/\n\s*/);
    const [sourceTitle = "", sourceUrl = ""] = lines;
    return { sourceTitle, sourceUrl, kind, zones: confirmed };
  };

const sources = {
  "designated-zones": source("designated", ...onTheList)`
    Cabinet Decision No. 59 of 2017 on Designated Zones, as amended to 2023
    https://tax.gov.ae/`,
  "dubai-mainland": source("customers", ...inTheResolution)`
    Executive Council Resolution No. 11 of 2025, Emirate of Dubai
    https://dlp.dubai.gov.ae/`,
  "rakez-customers": source("customers", "rakez")`${rakezAnswers}`,
  "rakez-visas": source("visas", "rakez")`${rakezAnswers}`,
  "adgm-visas": source("visas", "adgm")`ADGM, Corporate Relations – Government Services
    https://www.adgm.com/operating-in-adgm/visas-and-government-services/corporate-relations-government-services`,
  "difc-visas": source("visas", "difc")`DIFC, Government Services updates
    https://www.difc.ae/newsroom/news/difc-government-services-updates3/`,
  "dmcc-visas": source("visas", "dmcc")`DMCC, questions and answers
    http://site.dmcc.ae/open-a-business-faq`,
  "jafza-visas": source("visas", "jafza")`JAFZA, Issuing a visa for an employee for Jafza companies
    https://www.jafza.ae/resources/guides/issuing-a-visa-for-an-employee-for-jafza-companies/`,
  "saif-zone-visas": source("visas", "saif-zone")`SAIF Zone, questions and answers: first visa
    https://smartservices.saif-zone.com/portal/page/13`,
  "hamriyah-visas": source("visas", "hamriyah")`
    Hamriyah Free Zone Authority, visa and residence services
    https://evisa.hfza.ae/help`,
  "adgm-regulator": source("regulator", "adgm")`
    Abu Dhabi Law No. 4 of 2013 concerning Abu Dhabi Global Market
    https://www.adgm.com/doing-business/adgm-legal-framework/`,
  "difc-regulator": source("regulator", "difc")`
    Law No. 5 of 2021 concerning the Dubai International Financial Centre
    https://dlp.dubai.gov.ae/`,
  "healthcare-city-regulator": source("regulator", "dubai-healthcare-city")`
    Dubai Healthcare City Authority – Regulation
    https://dhcr.gov.ae/en/AboutDHCR/regulatory-functions`,
};

/** The sources that confirm facts of zones. */
export const zoneSources = Object.entries(sources).map(
  ([slug, { zones, ...content }]): Seeded<ZoneSource> => ({
    _id: `zoneSource-${slug}`,
    _type: "zoneSource",
    ...content,
    checkedOn,
    zones: zones.map((zone) => ({ ...reference(freeZoneId(zone)), _weak: true, _key: zone })),
  }),
);
