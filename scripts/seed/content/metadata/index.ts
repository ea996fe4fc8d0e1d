import { companyAndAdvantagesMetadata } from "./company-and-advantages.ts";
import { freeZonesMetadata } from "./free-zones.ts";
import { homeAndServicesMetadata } from "./home-and-services.ts";

/** What search engines read of every page. */
export const pageMetadata = [
  ...homeAndServicesMetadata,
  ...freeZonesMetadata,
  ...companyAndAdvantagesMetadata,
];
