import { abuDhabiZones } from "./abu-dhabi.ts";
import { ajmanZones } from "./ajman.ts";
import { dubaiMajorZones } from "./dubai-major.ts";
import { dubaiNicheZones } from "./dubai-niche.ts";
import { dubaiSpecialisedZones } from "./dubai-specialised.ts";
import { dubaiTechnologyMediaZones } from "./dubai-technology-media.ts";
import { fujairahZones } from "./fujairah.ts";
import { rasAlKhaimahZones } from "./ras-al-khaimah.ts";
import { sharjahZones } from "./sharjah.ts";
import { ummAlQuwainZones } from "./umm-al-quwain.ts";

/** Every free zone; each refers to its emirate, whose page lists it. */
export const freeZones = [
  ...abuDhabiZones,
  ...dubaiMajorZones,
  ...dubaiTechnologyMediaZones,
  ...dubaiSpecialisedZones,
  ...dubaiNicheZones,
  ...sharjahZones,
  ...ajmanZones,
  ...rasAlKhaimahZones,
  ...fujairahZones,
  ...ummAlQuwainZones,
];
