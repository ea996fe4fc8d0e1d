import { abuDhabiZones } from "./abu-dhabi.ts";
import {
  dubaiMajorZones,
  dubaiNicheZones,
  dubaiSpecialisedZones,
  dubaiTechnologyMediaZones,
} from "./dubai.ts";
import {
  ajmanZones,
  fujairahZones,
  rasAlKhaimahZones,
  sharjahZones,
  ummAlQuwainZones,
} from "./northern.ts";

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
