import type { Graph, Thing } from "schema-dts";
import type { Breadcrumb } from "#web/components/shell/breadcrumbs.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import type { WrittenMetadata } from "#web/page/seo/page-head.ts";
import { breadcrumbList } from "#web/page/seo/structured-data/breadcrumb-list.ts";
import { organization, website } from "#web/page/seo/structured-data/company.ts";
import { writtenData } from "#web/page/seo/structured-data/written-data.ts";
import { JsonLd } from "./json-ld.tsx";

type PageStructuredDataProps = {
  path: string;
  settings: CompanyDetails;
  written: WrittenMetadata;
  breadcrumbs: Breadcrumb[] | undefined;
  /** What the page is about, where schema.org has a word for it. */
  record: Thing | undefined;
  /** The questions that it answers. */
  questions: Thing | undefined;
  /** Whether the page shows the clients' rating. */
  showsRating: boolean;
  /** Public base address of the site, without a trailing slash. */
  base: string;
};

/** What the page at `path` shows, as a record for search engines, with what an editor added. */
export function PageStructuredData(props: PageStructuredDataProps) {
  const { path, settings, written, breadcrumbs, record, questions, base } = props;
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
