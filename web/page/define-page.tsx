import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { AS_OF_PARAMETER, readAsOf } from "#schemas/shared/preview/as-of.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import { EvidenceList } from "#web/components/evidence/evidence-entry.tsx";
import type { BreadcrumbTrail } from "#web/components/shell/breadcrumbs.tsx";
import { contactHref } from "#web/content/contact-subject.ts";
import { isDraft } from "#web/content/drafts/draft.ts";
import { fetchPage, fetchSlugs, type PageContent } from "#web/content/fetch-page.ts";
import { fetchPageMetadata, fetchSite } from "#web/content/fetch-site.ts";
import { chosenPages, type NextPage, nextPages } from "#web/content/read-on.ts";
import { shownFigures } from "#web/content/shown-figures.ts";
import type { CompanyDetails, Navigation, PageRow } from "#web/content/site-types.ts";
import { showAsOf, today } from "#web/content/today.ts";
import type { ToolQuestion } from "#web/tools/answers.ts";
import { breadcrumbTrail, writtenBreadcrumbs } from "./breadcrumb-trail.ts";
import { metadataOf } from "./page-metadata.ts";
import { PageStructuredData } from "./structured-data.tsx";

export type PageParts<Row extends PageRow> = {
  content: PageContent<Row>;
  path: string;
  settings: CompanyDetails;
  navigation: Navigation;
  breadcrumbs: BreadcrumbTrail | undefined;
  /** Where the page's buttons lead: the contact page, with the page's subject if it has one. */
  contactHref: string;
  /** What the visitor asks a tool of the page; undefined on the page that is ready for everybody. */
  asked: ToolQuestion | undefined;
  readOn: { heading: string; pages: NextPage[] };
};

type PageProps = {
  /** The slug of a page at a free address comes in its parts. */
  params: Promise<{ slug?: string | string[] }>;
  /** Read for editors only: a page that knew its query could not be rendered ahead. */
  searchParams?: Promise<Readonly<Record<string, unknown>>>;
  /** Given where the page is rendered for one visitor, who asks one of its tools. */
  asked?: ToolQuestion | undefined;
};

/**
 * Everything that Next asks of a page's file, from the page's row and its markup.
 * The frame around the markup brings structured data and the evidence of every figure.
 * @param record what the page is about, where schema.org has a word for it
 */
export function definePage<Row extends PageRow>(
  row: Row,
  markup: (parts: PageParts<Row>) => ReactNode,
  record?: (path: string, content: PageContent<Row>, settings: CompanyDetails) => Thing,
) {
  const { type, showsRating = false } = row;

  /** The page that is asked for; null when there is none at its slug. */
  async function open({ params, searchParams }: PageProps) {
    const slug = [(await params).slug ?? []].flat().join("/") || undefined;
    if (await isDraft()) {
      const day = readAsOf((await searchParams)?.[AS_OF_PARAMETER]);
      if (day !== undefined) showAsOf(day);
    }
    const content = await fetchPage(row, slug);
    const path = pathOf({ _type: type, slug });
    return content === null || path === undefined ? null : { content, path };
  }

  async function Page(props: PageProps) {
    const page = await open(props);
    if (page === null) notFound();
    const { content, path } = page;
    const [site, written] = await Promise.all([fetchSite(), fetchPageMetadata(path)]);
    const { settings, navigation } = site;
    const trail = breadcrumbTrail({ below: row.below, path }, content, navigation);
    const steps = writtenBreadcrumbs(written, siteUrl()) ?? trail;
    const breadcrumbs = trail && steps && { label: navigation.labels.breadcrumbs, steps };
    const main = markup({
      content,
      path,
      settings,
      navigation,
      breadcrumbs,
      asked: props.asked,
      contactHref: contactHref(path, settings.contactSubjects),
      readOn: {
        heading: navigation.labels.readOn,
        pages: chosenPages(content) ?? nextPages(type, path, site),
      },
    });
    return (
      <>
        <PageStructuredData
          path={path}
          settings={settings}
          written={written}
          breadcrumbs={steps}
          record={record?.(path, content, settings)}
          content={content}
          showsRating={showsRating}
        />
        {main}
        <EvidenceList
          figures={shownFigures(content)}
          labels={settings.evidence}
          rates={settings}
          today={today()}
        />
      </>
    );
  }

  async function generateMetadata(props: PageProps): Promise<Metadata> {
    const page = await open(props);
    return page === null ? {} : metadataOf(page.path, page.content);
  }

  return { Page, generateMetadata, generateStaticParams: () => fetchSlugs(type) };
}
