/*
 * The part of the schema.org vocabulary that the site uses, as types: a record with a misspelt or
 * misplaced property does not compile. Names and meanings are schema.org's.
 */

/** Points at a record that stands elsewhere on the page. */
export type Pointer = { "@id": string };

export type Country = { "@type": "Country"; name: string };

export type Organization = {
  "@type": "Organization";
  "@id": string;
  name: string;
  url: string;
  logo: string;
  description: string;
  email: string;
  telephone: string;
  address: string;
  /** A year is a date of lower precision. */
  foundingDate: string;
  areaServed: Country[];
  contactPoint: {
    "@type": "ContactPoint";
    contactType: string;
    email: string;
    telephone: string;
    availableLanguage: string[];
  };
  sameAs?: string[];
  aggregateRating?: {
    "@type": "AggregateRating";
    ratingValue: number;
    reviewCount: number;
    bestRating: number;
    worstRating: number;
  };
};

export type WebSite = {
  "@type": "WebSite";
  "@id": string;
  name: string;
  url: string;
  description: string;
  inLanguage: string;
  publisher: Pointer;
};

export type Service = {
  "@type": "Service";
  "@id": string;
  name: string;
  url: string;
  description: string;
  provider: Pointer;
  areaServed: Country[];
  hasOfferCatalog: {
    "@type": "OfferCatalog";
    name: string;
    itemListElement: {
      "@type": "Offer";
      itemOffered: { "@type": "Service"; name: string; description: string };
    }[];
  };
};

export type BreadcrumbList = {
  "@type": "BreadcrumbList";
  "@id": string;
  itemListElement: { "@type": "ListItem"; position: number; name: string; item: string }[];
};

export type StructuredRecord = Organization | WebSite | Service | BreadcrumbList;

/** All records of a page in one block. */
export type StructuredData = {
  "@context": "https://schema.org";
  "@graph": StructuredRecord[];
};
