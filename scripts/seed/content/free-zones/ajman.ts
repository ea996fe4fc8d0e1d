import { figure } from "../build/parts.ts";
import { parts } from "../build/rich-text.ts";
import { freeZonesOf } from "./free-zone.ts";

export const ajmanZones = [
  ...freeZonesOf("ajman", "major", {
    "ajman-free-zone": {
      name: "AFZ",
      fullName: "Ajman Free Zone",
      established: "afz-founded",
      text: "Desks, offices, warehouses and land beside Ajman port, for companies that count every dirham.",
      benefits: parts`A zone tax holiday of ${figure("afz-tax-holiday")}, renewable
        Warehouses within sight of the quay
        Fees that can be paid in instalments`,
      bestFor: ["trading", "light manufacturing", "services", "freelancers"],
      keyFeature: "Port, customs and zone office on the same street",
      picture: "zone-port-logistics",
    },
  }),
  ...freeZonesOf("ajman", "technologyMedia", {
    "ajman-media-city": {
      name: "Ajman Media City",
      text: "A virtual zone. You apply, sign and renew online, and work from wherever you are.",
      benefits: parts`No office lease
        Application and renewal without a visit
        Residence visas, as many as the package you choose includes`,
      bestFor: ["freelancers", "online shops", "agencies", "consultants"],
      keyFeature: "A company without premises; for substance you may need some later",
      picture: "zone-small-business",
    },
  }),
];
