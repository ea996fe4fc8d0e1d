import type { ReactNode } from "react";

type PageLinkProps = {
  /** A path of this site, from the route table. */
  href: string;
  className?: string | undefined;
  /** Name for assistive technology where the visible text does not say enough. */
  label?: string | undefined;
  children: ReactNode;
};

/**
 * A link within the site. The shell's script marks it as the current one where it leads to the page
 * that is open: what stands around the pages is rendered without knowing which it stands around.
 */
export function PageLink({ href, className, label, children }: PageLinkProps) {
  return (
    <a href={href} className={className} aria-label={label} suppressHydrationWarning>
      {children}
    </a>
  );
}
