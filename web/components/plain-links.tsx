// Islands have links too: nothing here knows the route table, which would come along.
import type { ReactNode } from "react";
import { leavesSite } from "#schemas/shared/addresses/safe-href.ts";

export type LinkProps = {
  className?: string | undefined;
  /** Name for assistive technology where the visible text does not say enough. */
  label?: string | undefined;
  children: ReactNode;
};

type PageLinkProps = LinkProps & {
  href: string;
  /** The link leads to the page that it stands on. */
  isCurrent?: boolean;
};

/** A link within the site, to a path from the route table. */
export function PageLink({ href, className, label, isCurrent, children }: PageLinkProps) {
  const current = isCurrent ? "page" : undefined;
  return (
    <a href={href} className={className} aria-label={label} aria-current={current}>
      {children}
    </a>
  );
}

/** Id of the words, once on every page, that tell a screen reader of the new tab. */
export const NEW_TAB_NOTE = "opens-in-new-tab";

type OtherSiteLinkProps = {
  /** An address that `safeHref` has let pass. */
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link that leaves the page: another site opens in a tab of its own, so that ours is kept. */
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
