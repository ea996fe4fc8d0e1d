// Islands contain links too. Nothing here imports the route table, because an island would then
// load it.
import type { ReactNode } from "react";
import { leavesSite } from "#schemas/shared/addresses/safe-href.ts";
import { usePathTo } from "#web/lib/page-context.ts";

export type LinkProps = {
  className?: string | undefined;
  /** Accessible name, if the visible text does not say enough. */
  label?: string | undefined;
  children: ReactNode;
};

type PageLinkProps = LinkProps & {
  href: string;
  /** Whether the link leads to the page that contains it. */
  isCurrent?: boolean;
};

/**
 * A link within the site, to a path from the route table. It leads to the page in the language of
 * this page.
 */
export function PageLink({ href, className, label, isCurrent, children }: PageLinkProps) {
  const current = isCurrent ? "page" : undefined;
  const pathTo = usePathTo();
  return (
    <a href={pathTo(href)} className={className} aria-label={label} aria-current={current}>
      {children}
    </a>
  );
}

/** Id of the text that announces a new tab to screen readers. It is once on every page. */
export const NEW_TAB_NOTE = "opens-in-new-tab";

type OtherSiteLinkProps = {
  /** An address that `safeHref` has accepted. */
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link to another site. It opens a new tab, so that this site stays open. */
export function OtherSiteLink({ href, className, children }: OtherSiteLinkProps) {
  const inNewTab = leavesSite(href) && {
    target: "_blank",
    rel: "noopener noreferrer",
    "aria-describedby": NEW_TAB_NOTE,
  };
  return (
    <a href={href} className={className} {...inNewTab}>
      {children}
    </a>
  );
}
