import { siteUrl } from "#schemas/environment/addresses.ts";
import { fetchPageMetadata, fetchSite } from "#web/content/pages.ts";
import { writtenBreadcrumbs } from "#web/lib/seo/page-breadcrumbs.ts";
import { breadcrumbList } from "#web/lib/seo/structured-data/breadcrumb-list.ts";
import { organization, website } from "#web/lib/seo/structured-data/company.ts";
import { type ServicePage, service } from "#web/lib/seo/structured-data/service.ts";
import type { StructuredData } from "#web/lib/seo/structured-data/vocabulary.ts";
import { writtenData } from "#web/lib/seo/structured-data/written-data.ts";
import { JsonLd } from "./json-ld.tsx";
import type { Breadcrumb } from "./shell/breadcrumbs.tsx";

type PageStructuredDataProps = {
  path: string;
  /** The breadcrumbs that the page shows. */
  breadcrumbs?: Breadcrumb[];
  /** The service that the page is about. */
  servicePage?: ServicePage;
  /** Whether the page shows the clients' rating. */
  showsRating?: boolean;
};

/** What the page at `path` shows, told to search engines, with what an editor added. */
export async function PageStructuredData({
  path,
  breadcrumbs,
  servicePage,
  showsRating = false,
}: PageStructuredDataProps) {
  const [{ settings }, written] = await Promise.all([fetchSite(), fetchPageMetadata(path)]);
  const base = siteUrl();
  const steps = breadcrumbs ?? writtenBreadcrumbs(written, base);
  const added = writtenData(written?.structuredData);
  const data: StructuredData = {
    "@context": "https://schema.org",
    "@graph": [
      organization(settings, base, showsRating),
      website(settings, base),
      ...(servicePage ? [service(path, servicePage, settings, base)] : []),
      ...(steps ? [breadcrumbList(path, steps, base)] : []),
    ],
  };
  return (
    <>
      <JsonLd data={data} />
      {added && <JsonLd data={added} />}
    </>
  );
}
