import { draw as abuDhabi } from "./abu-dhabi.mjs";
import { draw as accessibility } from "./accessibility.mjs";
import { draw as ajman } from "./ajman.mjs";
import { draw as businessRegistration } from "./business-registration.mjs";
import { draw as classroom } from "./classroom.mjs";
import { draw as climate } from "./climate.mjs";
import { draw as clinic } from "./clinic.mjs";
import { draw as desertSport } from "./desert-sport.mjs";
import { draw as documents } from "./documents.mjs";
import { draw as dubai } from "./dubai.mjs";
import { draw as economics } from "./economics.mjs";
import { draw as fujairah } from "./fujairah.mjs";
import { draw as gccMarket } from "./gcc-market.mjs";
import { draw as geographicalLocation } from "./geographical-location.mjs";
import { draw as hero } from "./hero.mjs";
import { draw as investment } from "./investment.mjs";
import { draw as licensing } from "./licensing.mjs";
import { draw as lost } from "./lost.mjs";
import { draw as north } from "./north.mjs";
import { draw as notFound } from "./not-found.mjs";
import { draw as office } from "./office.mjs";
import { draw as people } from "./people.mjs";
import { draw as placeholder } from "./placeholder.mjs";
import { draw as progress } from "./progress.mjs";
import { draw as promenade } from "./promenade.mjs";
import { draw as rasAlKhaimah } from "./ras-al-khaimah.mjs";
import { draw as realEstate } from "./real-estate.mjs";
import { draw as relocation } from "./relocation.mjs";
import { draw as residencyVisas } from "./residency-visas.mjs";
import { draw as safety } from "./safety.mjs";
import { draw as sharjah } from "./sharjah.mjs";
import { draw as souk } from "./souk.mjs";
import { draw as staffing } from "./staffing.mjs";
import { draw as taxResidency } from "./tax-residency.mjs";
import { draw as technology } from "./technology.mjs";
import { draw as tolerance } from "./tolerance.mjs";
import { draw as travel } from "./travel.mjs";
import { draw as ummAlQuwain } from "./umm-al-quwain.mjs";
import { draw as zoneAirportCargo } from "./zone-airport-cargo.mjs";
import { draw as zoneCleantech } from "./zone-cleantech.mjs";
import { draw as zoneCommodities } from "./zone-commodities.mjs";
import { draw as zoneEnergy } from "./zone-energy.mjs";
import { draw as zoneFinance } from "./zone-finance.mjs";
import { draw as zoneHealthcare } from "./zone-healthcare.mjs";
import { draw as zoneIndustry } from "./zone-industry.mjs";
import { draw as zoneMaritime } from "./zone-maritime.mjs";
import { draw as zoneMedia } from "./zone-media.mjs";
import { draw as zoneOffshore } from "./zone-offshore.mjs";
import { draw as zonePortLogistics } from "./zone-port-logistics.mjs";
import { draw as zonePublishing } from "./zone-publishing.mjs";
import { draw as zoneResearch } from "./zone-research.mjs";
import { draw as zoneSmallBusiness } from "./zone-small-business.mjs";

/** What draws each illustration; calling it again gives the same drawing. */
export const scenes = {
  hero,
  "abu-dhabi": abuDhabi,
  dubai,
  sharjah,
  ajman,
  "ras-al-khaimah": rasAlKhaimah,
  fujairah,
  "umm-al-quwain": ummAlQuwain,
  technology,
  classroom,
  office,
  "real-estate": realEstate,
  travel,
  tolerance,
  souk,
  "desert-sport": desertSport,
  north,
  promenade,
  documents,
  clinic,
  lost,
  "residency-visas": residencyVisas,
  "tax-residency": taxResidency,
  "business-registration": businessRegistration,
  licensing,
  relocation,
  staffing,
  investment,
  safety,
  economics,
  accessibility,
  "geographical-location": geographicalLocation,
  climate,
  "gcc-market": gccMarket,
  progress,
  people,
  "zone-finance": zoneFinance,
  "zone-port-logistics": zonePortLogistics,
  "zone-media": zoneMedia,
  "zone-cleantech": zoneCleantech,
  "zone-airport-cargo": zoneAirportCargo,
  "zone-commodities": zoneCommodities,
  "zone-publishing": zonePublishing,
  "zone-research": zoneResearch,
  "zone-healthcare": zoneHealthcare,
  "zone-maritime": zoneMaritime,
  "zone-offshore": zoneOffshore,
  "zone-energy": zoneEnergy,
  "zone-industry": zoneIndustry,
  "zone-small-business": zoneSmallBusiness,
  placeholder,
  "not-found": notFound,
};
