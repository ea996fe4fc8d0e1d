import type { ReactNode } from "react";
import { leavesSite } from "#schemas/shared/addresses/safe-href.ts";

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
