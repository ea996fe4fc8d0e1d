import { abuDhabiZones } from "./abu-dhabi.ts";
import { ajmanZones } from "./ajman.ts";
import {
  dubaiMajorZones,
  dubaiNicheZones,
  dubaiSpecialisedZones,
  dubaiTechnologyMediaZones,
} from "./dubai.ts";
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
