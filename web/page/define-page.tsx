import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { siteUrl } from "#schemas/environment/addresses.ts";
import { type PageType, pathOf } from "#schemas/routes.ts";
import type { BreadcrumbTrail } from "#web/components/shell/breadcrumbs.tsx";
import type { CompanyDetails, Navigation } from "#web/components/shell/site.ts";
import { fetchPage, fetchSlugs } from "#web/content/fetch-page.ts";
import { fetchPageMetadata, fetchSite } from "#web/content/fetch-site.ts";
import { type PageContent, pageRow } from "#web/content/page-table.ts";
import { chosenPages, type NextPage, nextPages } from "#web/content/read-on.ts";
import { contactHref } from "#web/lib/contact-subject.ts";
import { Section } from "#web/sections/section.tsx";
import { breadcrumbTrail, writtenBreadcrumbs } from "./breadcrumb-trail.ts";
import { type Conditions, watchConditions } from "./conditions.ts";
import { metadataOf } from "./page-metadata.ts";
import { PageStructuredData } from "./page-structured-data.tsx";

/** What a page's markup is made from. */
export type PageParts<Type extends PageType> = {
  content: PageContent<Type>;
  settings: CompanyDetails;
  navigation: Navigation;
  breadcrumbs: BreadcrumbTrail | undefined;
  /** Puts conditions under the part that states their figure; those it leaves end the page. */
  conditions: Conditions;
  /** Where the page's buttons lead: the contact page, with the page's subject if it has one. */
  contactHref: string;
  /** Where a visitor reads on. */
  readOn: { heading: string; pages: NextPage[] };
};

type PageProps = { params: Promise<{ slug?: string }> };

type RecordOf<Type extends PageType> = (
  path: string,
  content: PageContent<Type>,
  settings: CompanyDetails,
  base: string,
) => Thing;

/**
 * Everything that Next asks of a page's file, from the page's row in the page table and its markup.
 * The frame around the markup brings structured data and the conditions that no part has noted.
 * @param markup called once per rendering, from top to bottom of the page
 * @param record what the page is about, where schema.org has a word for it
 */
export function definePage<Type extends PageType>(
  type: Type,
  markup: (parts: PageParts<Type>) => ReactNode,
  record?: RecordOf<Type>,
) {
  /** The page that is asked for; null when there is none at its slug. */
  async function open({ params }: PageProps) {
    const { slug } = await params;
    const [content, path] = [await fetchPage(type, slug), pathOf({ _type: type, slug })];
    return content === null || path === undefined ? null : { content, path };
  }

  async function Page(props: PageProps) {
    const page = await open(props);
    if (page === null) notFound();
    const { content, path } = page;
    const base = siteUrl();
    const [site, written] = await Promise.all([fetchSite(), fetchPageMetadata(path)]);
    const { settings, navigation } = site;
    const trail = breadcrumbTrail({ type, path }, content, navigation);
    const steps = writtenBreadcrumbs(written, base) ?? trail;
    const { rest, ...conditions } = watchConditions(content);
    const breadcrumbs = trail && steps && { label: navigation.labels.breadcrumbs, steps };
    const main = markup({
      content,
      settings,
      navigation,
      breadcrumbs,
      conditions,
      contactHref: contactHref(path, settings.contactSubjects),
      readOn: {
        heading: navigation.labels.readOn,
        pages: chosenPages(content) ?? nextPages(type, path, site),
      },
    });
    const left = rest();
    return (
      <>
        <PageStructuredData
          path={path}
          settings={settings}
          written={written}
          breadcrumbs={steps}
          record={record?.(path, content, settings, base)}
          showsRating={pageRow(type).showsRating === true}
          base={base}
        />
        {main}
        {left.length > 0 && <Section isTight notes={left} />}
      </>
    );
  }

  async function generateMetadata(props: PageProps): Promise<Metadata> {
    const page = await open(props);
    return page === null ? {} : metadataOf(page.path, page.content);
  }

  return { Page, generateMetadata, generateStaticParams: () => fetchSlugs(type) };
}
