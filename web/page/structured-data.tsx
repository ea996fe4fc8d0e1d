import type {
  BreadcrumbList,
  CreativeWork,
  FAQPage,
  Graph,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { addressOf, writtenAddress } from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { lawsNamedIn } from "#schemas/shared/figures/laws.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { plainText } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { useLanguage } from "#web/components/language-context.ts";
import type { PageSection } from "#web/components/section.tsx";
import { shownFigures } from "#web/content/shown-figures.ts";
import type { CompanyDetails, WrittenMetadata } from "#web/content/site-types.ts";
import type { Breadcrumb } from "#web/shell/breadcrumbs.tsx";

type PageStructuredDataProps = {
  /** Path of the page, in its language. */
  path: string;
  settings: CompanyDetails;
  written: WrittenMetadata;
  breadcrumbs: Breadcrumb[] | undefined;
  record: ((language: Language) => Thing) | undefined;
  /** The content of the page. Questions in its sections become an FAQ record. */
  content: object | { sections: readonly PageSection[] | null };
  /** Whether the page shows the clients' rating. A record may only state what the page shows. */
  showsRating: boolean;
};

/** Structured data for search engines: the site's own records, and what an editor added. */
export function PageStructuredData(props: PageStructuredDataProps) {
  const { path, settings, written, breadcrumbs, record, content, showsRating } = props;
  const language = useLanguage();
  const added = writtenData(written?.structuredData);
  const records = [
    organization(settings, showsRating),
    website(settings, language.tag),
    webPage(path, content, language.tag),
    record?.(language),
    faqPage(path, content, language),
    breadcrumbs && breadcrumbList(path, breadcrumbs),
  ];
  const data: Graph = {
    "@context": "https://schema.org",
    "@graph": records.filter((each) => each !== undefined),
  };
  return (
    <>
      <JsonLd data={data} />
      {added && <JsonLd data={added} />}
    </>
  );
}

const homeAddress = () => addressOf(fixedPath("homePage"), siteUrl());

const companyPointer = () => ({ "@id": `${siteUrl()}/#organization` });

const websiteId = () => `${siteUrl()}/#website`;

function organization(settings: CompanyDetails, showsRating: boolean): Organization {
  const { email, phone, rating } = settings;
  const profiles = settings.socialLinks.flatMap(({ url }) => safeHref(url) ?? []);
  return {
    "@type": "Organization",
    ...companyPointer(),
    name: settings.brandName,
    url: homeAddress(),
    logo: `${siteUrl()}/brand/mark-512.png`,
    description: settings.tagline,
    email,
    telephone: phone,
    address: settings.address.join(", "),
    foundingDate: String(settings.foundingYear),
    areaServed: settings.areasServed.map((name) => ({ "@type": "Country", name })),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email,
      telephone: phone,
      availableLanguage: settings.languages,
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
    ...(showsRating &&
      !rating.isHidden && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: rating.value,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

/** The website. It has no search action, because the site has no search. */
function website(settings: CompanyDetails, language: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(),
    name: settings.brandName,
    url: homeAddress(),
    description: settings.tagline,
    inLanguage: language,
    publisher: companyPointer(),
  };
}

/** The page, with the source of each figure that it shows; undefined if it shows none. */
function webPage(path: string, content: object, language: string): WebPage | undefined {
  const citation = citationsOf(content);
  if (citation === undefined) return undefined;
  const url = addressOf(path, siteUrl());
  return {
    "@type": "WebPage",
    "@id": `${url}#page`,
    url,
    inLanguage: language,
    isPartOf: { "@id": websiteId() },
    citation,
  };
}

/** The sources of the figures in a piece of content, each once; undefined if there are none. */
function citationsOf(content: unknown): CreativeWork[] | undefined {
  const sources = shownFigures(content).flatMap(({ sourceTitle, sourceUrl }) =>
    sourceTitle ? [[cleanText(sourceTitle), safeHref(sourceUrl)] as const] : [],
  );
  const byTitle = new Map(sources);
  if (byTitle.size === 0) return undefined;
  return [...byTitle].map(([name, url]) => ({
    "@type": lawsNamedIn(name).length > 0 ? "Legislation" : "CreativeWork",
    name,
    url,
  }));
}

export function service(
  path: string,
  page: NonNullable<ServicePageQueryResult>,
  settings: CompanyDetails,
  language: Language,
): Service {
  const url = addressOf(path, siteUrl());
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: page.title,
    url,
    description: plainText(page.hero.lead, language),
    provider: companyPointer(),
    areaServed: settings.areasServed.map((name) => ({ "@type": "Country", name })),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: page.subServicesHeading,
      itemListElement: page.subServices.map(({ title, text }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: title, description: plainText(text, language) },
      })),
    },
  };
}

/** The questions and answers of a page's sections; undefined if there are none. */
function faqPage(
  path: string,
  content: PageStructuredDataProps["content"],
  language: Language,
): FAQPage | undefined {
  const sections = "sections" in content ? (content.sections ?? []) : [];
  const asked = sections.flatMap((section) =>
    section._type === "questionsSection" ? section.questions : [],
  );
  if (asked.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": `${addressOf(path, siteUrl())}#questions`,
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: plainText(answer, language),
        citation: citationsOf(answer),
      },
    })),
  };
}

/** The visible breadcrumbs. A step without a page, such as the name of a menu, is left out. */
function breadcrumbList(path: string, steps: readonly Breadcrumb[]): BreadcrumbList {
  const base = siteUrl();
  return {
    "@type": "BreadcrumbList",
    "@id": `${addressOf(path, base)}#breadcrumbs`,
    itemListElement: steps
      .map(({ name, path: address }) => ({ name, item: writtenAddress(address, base) }))
      .filter(({ item }) => item !== undefined)
      .map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}

/**
 * The beginning of an address that a browser would run. The site's own records contain no such
 * text.
 */
const RUNS = /^(javascript|vbscript|data):/i;
const isSafe = (value: unknown) => typeof value !== "string" || !RUNS.test(cleanText(value));

/**
 * The JSON-LD object that an editor added to a page, with schema.org as the default context;
 * undefined if there is none, or if it is not a JSON object. Texts that a browser could run are
 * removed.
 */
export function writtenData(json: string | null | undefined): object | undefined {
  if (!json?.trim()) return undefined;
  try {
    const parsed: unknown = JSON.parse(json, (_name, value: unknown) => {
      if (Array.isArray(value)) return value.filter(isSafe);
      return isSafe(value) ? value : undefined;
    });
    return isRecord(parsed) ? { "@context": "https://schema.org", ...parsed } : undefined;
  } catch {
    // The Studio refuses such text, but an import may contain it. The page is rendered without it.
    return undefined;
  }
}

/** Structured data for search engines. A browser runs nothing of it. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data, (_name, value: unknown) =>
    typeof value === "string" ? cleanText(value) : value,
  );
  // These characters could end the script element. `cleanText` has removed all others that could.
  const escaped = json.replace(/[<>&]/g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of JSON; nothing in it ends the element.
      dangerouslySetInnerHTML={{ __html: escaped }}
    />
  );
}
