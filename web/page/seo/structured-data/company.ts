import type { Country, Organization, WebSite } from "schema-dts";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { addressOf } from "#schemas/shared/addresses/site-address.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";

const LOGO_PATH = "/brand/mark-512.png";

/** Names the company's record, which other records point at. */
export function companyPointer(base: string): { "@id": string } {
  return { "@id": `${base}/#organization` };
}

/**
 * The company.
 * @param showsRating whether the page shows the clients' rating: a record tells only what it does
 */
export function organization(
  settings: CompanyDetails,
  base: string,
  showsRating: boolean,
): Organization {
  const { email, phone, rating } = settings;
  const profiles = settings.socialLinks.flatMap(({ url }) => safeHref(url) ?? []);
  return {
    "@type": "Organization",
    ...companyPointer(base),
    name: settings.brandName,
    url: addressOf(fixedPath("homePage"), base),
    logo: base + LOGO_PATH,
    description: settings.tagline,
    email,
    telephone: phone,
    address: settings.address.join(", "),
    foundingDate: String(settings.foundingYear),
    areaServed: areasServed(settings),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email,
      telephone: phone,
      availableLanguage: settings.languages,
    },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(showsRating && !rating.isHidden
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.value,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

/** The countries whose people the company serves. */
export function areasServed(settings: CompanyDetails): Country[] {
  return settings.areasServed.map((name) => ({ "@type": "Country", name }));
}

/** The website. It names no search action, because the site has no search. */
export function website(settings: CompanyDetails, base: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${base}/#website`,
    name: settings.brandName,
    url: addressOf(fixedPath("homePage"), base),
    description: settings.tagline,
    inLanguage: "en",
    publisher: companyPointer(base),
  };
}
