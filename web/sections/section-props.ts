import type { PageSection, SectionOf } from "#web/components/section.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import type { ToolQuestion } from "#web/tools/answers.ts";

export type SectionType = PageSection["_type"];

/** What a section knows of its page. */
export type OfPage = {
  settings: CompanyDetails;
  path: string;
  contactHref: string;
  asked: ToolQuestion | undefined;
  here: string | undefined;
};

/** What a view is given: what its section shows, its place on the page, and the page. */
export type SectionProps<Type extends SectionType> = {
  [Each in Type]: { _type: Each } & SectionOf<Each> & OfPage;
}[Type];
