import {
  businessRegistration,
  investmentScouting,
  licensing,
  officeSpace,
  staffingSolutions,
} from "./business.ts";
import {
  education,
  realEstate,
  relocationSupport,
  residencyVisas,
  taxResidency,
} from "./private.ts";

/** The ten service pages, in the order of the menu. */
export const services = [
  residencyVisas,
  taxResidency,
  realEstate,
  education,
  relocationSupport,
  businessRegistration,
  licensing,
  staffingSolutions,
  investmentScouting,
  officeSpace,
];
