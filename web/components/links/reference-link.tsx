import type { ReactNode } from "react";
import { pathOf } from "#schemas/shared/routes.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import type { PageReference } from "#web/content/site-types.ts";
import { PageLink } from "./page-link.tsx";

type ReferenceLinkProps = {
  page: PageReference;
  className?: string | undefined;
  /** Name for assistive technology where the visible text does not say enough. */
  label?: string | undefined;
  children: ReactNode;
};

/**
 * A link to a page of the content lake, by its document. A page that is gone or has no slug
 * leaves the words without a link, never a link to nowhere.
 */
export function ReferenceLink({ page, className, label, children }: ReferenceLinkProps) {
  const path = page === null ? undefined : pathOf(page);
  const href = path && page?.atTool ? `${path}#${TOOL_ID}` : path;
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <PageLink href={href} className={className} label={label}>
      {children}
    </PageLink>
  );
}
