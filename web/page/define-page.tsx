import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { EvidenceList } from "#web/components/evidence/evidence-entry.tsx";
import { contactHref } from "#web/content/contact-subject.ts";
import type { PageContent } from "#web/content/fetch-page.ts";
import { chosenRelatedPages, type RelatedPage, relatedPages } from "#web/content/related-pages.ts";
import { shownFigures } from "#web/content/shown-figures.ts";
import type {
  CompanyDetails,
  Navigation,
  PageDefinition,
  RegisterData,
} from "#web/content/site-types.ts";
import { usePathTo } from "#web/lib/page-context.ts";
import type { BreadcrumbTrail } from "#web/shell/breadcrumbs.tsx";
import type { ToolRequest } from "#web/tools/entries.ts";
import { breadcrumbTrail, writtenBreadcrumbs } from "./breadcrumb-trail.ts";
import type { PageData } from "./page-data.ts";
import { PageStructuredData } from "./structured-data.tsx";

export type PageParts<Definition extends PageDefinition> = {
  content: PageContent<Definition>;
  path: string;
  /** The address of another page, in the language of this one. */
  pathTo: (path: string) => string;
  settings: CompanyDetails;
  navigation: Navigation;
  breadcrumbs: BreadcrumbTrail | undefined;
  /** Where the page's buttons lead: to the contact page, with the page's subject if it has one. */
  contactHref: string;
  /** What a visitor has asked a tool of the page; undefined on the cached page for everybody. */
  asked: ToolRequest | undefined;
  register: RegisterData | null;
  relatedPages: { heading: string; pages: RelatedPage[] };
};

/**
 * Creates the component of a page from its definition and its markup. The frame around the markup
 * adds structured data and the evidence of every figure.
 * @param record what the page is about, if schema.org has a type for it
 */
export function definePage<Definition extends PageDefinition>(
  definition: Definition,
  markup: (parts: PageParts<Definition>) => ReactNode,
  record?: (
    path: string,
    content: PageContent<Definition>,
    settings: CompanyDetails,
    language: Language,
  ) => Thing,
) {
  const { type, below, showsRating = false } = definition;
  return (data: PageData<Definition>) => {
    const { path, content, site, written, register, asked, day } = data;
    const pathTo = usePathTo();
    const { settings, navigation } = site;
    const trail = breadcrumbTrail({ below, path }, content, navigation);
    const steps = writtenBreadcrumbs(written, siteUrl()) ?? trail;
    const breadcrumbs = trail && steps && { label: navigation.labels.breadcrumbs, steps };
    const main = markup({
      content,
      path,
      pathTo,
      settings,
      navigation,
      breadcrumbs,
      register,
      asked: asked ?? undefined,
      contactHref: contactHref(path, settings.contactSubjects),
      relatedPages: {
        heading: navigation.labels.readOn,
        pages: chosenRelatedPages(content) ?? relatedPages(type, path, site),
      },
    });
    return (
      <>
        {main}
        <EvidenceList
          figures={shownFigures(content)}
          labels={settings.evidence}
          rates={settings}
          today={day}
        />
        {/* Compression reaches back 32 KB: here it finds the names of the sources just written. */}
        <PageStructuredData
          path={pathTo(path)}
          settings={settings}
          written={written}
          breadcrumbs={steps?.map((step) => ({ ...step, path: step.path && pathTo(step.path) }))}
          record={record && ((language) => record(pathTo(path), content, settings, language))}
          content={content}
          showsRating={showsRating}
        />
      </>
    );
  };
}
