import type { PageSection, SectionOf } from "#web/components/section.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import type { ToolRequest } from "#web/tools/entries.ts";

export type SectionType = PageSection["_type"];

/** What a section may use of its page. */
export type OfPage = {
  settings: CompanyDetails;
  path: string;
  contactHref: string;
  asked: ToolRequest | undefined;
  here: string | undefined;
};

/** The props of a section's view: its content, its placement and its page. */
export type SectionProps<Type extends SectionType> = {
  [Each in Type]: { _type: Each } & SectionOf<Each> & OfPage;
}[Type];
