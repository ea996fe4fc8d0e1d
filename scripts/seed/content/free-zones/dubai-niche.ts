import { figure } from "../build/figure-value.ts";
import { words } from "../build/rich-text.ts";
import { freeZonesOf } from "./free-zone.ts";

export const dubaiNicheZones = freeZonesOf("dubai", "niche", [
  {
    slug: "gold-and-diamond-park",
    name: "Gold and Diamond Park",
    text: "Workshops and showrooms for jewellery, where makers also sell to visitors.",
    benefits: ["Workshop and shop at one address", "Customers who come to compare and buy"],
    bestFor: ["jewellers", "stone dealers", "watchmakers"],
    picture: "souk",
  },
  {
    slug: "international-humanitarian-city",
    name: "International Humanitarian City",
    text: "Warehouses and offices for aid organisations and the firms that supply them.",
    benefits: [
      "Licences for non-profit bodies as well as companies",
      "Relief goods between a seaport and an airport",
    ],
    bestFor: ["aid organisations", "relief logistics", "suppliers of aid"],
    website: "https://www.ihc.ae/",
    picture: "geographical-location",
  },
  {
    slug: "dubai-cars-and-automotive-zone",
    name: "Dubai Cars and Automotive Zone",
    fullName: "DUCAMZ",
    text: "Import, repair and re-export of used cars before they meet mainland duty.",
    benefits: [
      "Showrooms, workshops and open plots",
      words`Duty of ${figure("customs-duty-mainland")} only if a car enters the mainland`,
    ],
    bestFor: ["used-car exporters", "parts dealers", "vehicle logistics"],
    picture: "zone-industry",
  },
  {
    slug: "dubai-maritime-city",
    name: "Dubai Maritime City",
    text: "A peninsula beside Port Rashid with ship lifts, workshops and offices for the trades of the sea.",
    benefits: ["Ship lifts and dry berths for repair", "Workshops on the waterfront"],
    bestFor: ["ship repair", "yacht services", "ship management"],
    picture: "zone-maritime",
  },
]);
