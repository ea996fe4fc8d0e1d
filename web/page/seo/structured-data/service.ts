import type { Service } from "schema-dts";
import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import { addressOf } from "#schemas/shared/addresses/site-address.ts";
import { plainText } from "#schemas/shared/rich-text/plain-text.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { areasServed, companyPointer } from "./company.ts";

export type ServicePage = Pick<
  NonNullable<ServicePageQueryResult>,
  "title" | "hero" | "subServicesHeading" | "subServices"
>;

/** What a service page offers: the service and its parts. */
export function service(
  path: string,
  page: ServicePage,
  settings: CompanyDetails,
  base: string,
): Service {
  const url = addressOf(path, base);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: page.title,
    url,
    description: plainText(page.hero.lead),
    provider: companyPointer(base),
    areaServed: areasServed(settings),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: page.subServicesHeading,
      itemListElement: page.subServices.map(({ title, text }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: title, description: plainText(text) },
      })),
    },
  };
}
