import { businessRegistration } from "./business-registration.ts";
import { education } from "./education.ts";
import { investmentScouting } from "./investment-scouting.ts";
import { licensing } from "./licensing.ts";
import { officeSpace } from "./office-space.ts";
import { realEstate } from "./real-estate.ts";
import { relocationSupport } from "./relocation-support.ts";
import { residencyVisas } from "./residency-visas.ts";
import { staffingSolutions } from "./staffing-solutions.ts";
import { taxResidency } from "./tax-residency.ts";

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
