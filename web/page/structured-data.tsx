import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Service,
  Thing,
  WebSite,
} from "schema-dts";
import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { addressOf, writtenAddress } from "#schemas/shared/addresses/site-address.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { plainText } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import type { Breadcrumb } from "#web/components/shell/breadcrumbs.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import type { PageSection } from "#web/sections/page-sections.tsx";
import type { WrittenMetadata } from "./page-head.ts";

type PageStructuredDataProps = {
  path: string;
  settings: CompanyDetails;
  written: WrittenMetadata;
  breadcrumbs: Breadcrumb[] | undefined;
  /** What the page is about, where schema.org has a word for it. */
  record: Thing | undefined;
  /** What the page shows; the questions that its sections answer are told. */
  content: object | { sections: readonly PageSection[] | null };
  /** Whether the page shows the clients' rating. */
  showsRating: boolean;
  /** Public base address of the site, without a trailing slash. */
  base: string;
};

/** What the page at `path` shows, as a record for search engines, with what an editor added. */
export function PageStructuredData(props: PageStructuredDataProps) {
  const { path, settings, written, breadcrumbs, record, base } = props;
  const questions = faqPage(path, props.content, base);
  const added = writtenData(written?.structuredData);
  const data: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      organization(settings, base, props.showsRating),
      website(settings, base),
      ...(record ? [record] : []),
      ...(questions ? [questions] : []),
      ...(breadcrumbs ? [breadcrumbList(path, breadcrumbs, base)] : []),
    ],
  };
  return (
    <>
      <JsonLd data={data} />
      {added && <JsonLd data={added} />}
    </>
  );
}

const LOGO_PATH = "/brand/mark-512.png";

/** Names the company's record, which other records point at. */
function companyPointer(base: string): { "@id": string } {
  return { "@id": `${base}/#organization` };
}

/**
 * The company.
 * @param showsRating whether the page shows the clients' rating: a record tells only what it does
 */
function organization(settings: CompanyDetails, base: string, showsRating: boolean): Organization {
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
function areasServed(settings: CompanyDetails) {
  return settings.areasServed.map((name) => ({ "@type": "Country" as const, name }));
}

/** The website. It names no search action, because the site has no search. */
function website(settings: CompanyDetails, base: string): WebSite {
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

/** What a service page offers: the service and its parts. */
export function service(
  path: string,
  page: NonNullable<ServicePageQueryResult>,
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

/** The questions that the sections of a page answer; undefined where it has none. */
export function faqPage(
  path: string,
  content: object | { sections: readonly PageSection[] | null },
  base: string,
): FAQPage | undefined {
  const sections = "sections" in content ? (content.sections ?? []) : [];
  const asked = sections.flatMap((section) =>
    section._type === "questionsSection" ? section.questions : [],
  );
  if (asked.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": `${addressOf(path, base)}#questions`,
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

/**
 * The visible breadcrumbs as a record. A step that leads nowhere, such as the name of a menu, has
 * no address and so no place in it.
 */
function breadcrumbList(path: string, steps: readonly Breadcrumb[], base: string): BreadcrumbList {
  const placed = steps.flatMap((step) => {
    const item = writtenAddress(step.path, base);
    return item === undefined ? [] : [{ name: step.name, item }];
  });
  return {
    "@type": "BreadcrumbList",
    "@id": `${addressOf(path, base)}#breadcrumbs`,
    itemListElement: placed.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...step,
    })),
  };
}

/**
 * The JSON-LD object that an editor added to a page, in the schema.org context unless it names
 * another; undefined when there is none or it is not a JSON object.
 */
function writtenData(json: string | null | undefined): object | undefined {
  if (!json?.trim()) return undefined;
  try {
    const parsed: unknown = JSON.parse(json);
    return isRecord(parsed) ? { "@context": "https://schema.org", ...parsed } : undefined;
  } catch {
    // The Studio refuses such text; an import may bring it in, and a page is worth more than it.
    return undefined;
  }
}

/** Structured data for search engines; a browser runs nothing of it. */
export function JsonLd({ data }: { data: object }) {
  // What JSON lets stand bare could end the element, or the line.
  const json = JSON.stringify(safeValue("", data)).replace(
    /[<>&\u2028\u2029]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of JSON; nothing in it ends the element.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

const UNSAFE_SCHEME = /^(javascript|vbscript|data):/i;

/** Properties that hold words, which may begin as an address does: "Data: what we hold". */
const WORDS = /^(.*[/#:])?(name|alternateName|description|headline|slogan|caption|text|abstract)$/;

/** Members of JSON-LD that hold the value of the property around them. */
const VALUE_MEMBERS = new Set(["@value", "@list", "@set"]);

/**
 * The value of a property without invisible characters, and without any address that a browser would
 * run if it were followed; undefined when it is one itself.
 */
function safeValue(property: string, value: unknown): unknown {
  if (typeof value === "string") {
    const text = cleanText(value);
    return UNSAFE_SCHEME.test(text) && !WORDS.test(property) ? undefined : text;
  }
  if (Array.isArray(value)) {
    const members = value.map((member: unknown) => safeValue(property, member));
    return members.filter((member) => member !== undefined);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      safeValue(VALUE_MEMBERS.has(name) ? property : name, member),
    ]),
  );
}
