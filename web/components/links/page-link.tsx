"use client";

import { usePathname, useRouter } from "next/navigation";
import type { MouseEvent, ReactNode } from "react";

type PageLinkProps = {
  /** A path of this site, from the route table. */
  href: string;
  className?: string | undefined;
  /** Name for assistive technology where the visible text does not say enough. */
  label?: string | undefined;
  children: ReactNode;
};

/**
 * A link within the site: it says when it leads to the page that is open, and fetches its page
 * ahead once the visitor shows interest, instead of every menu entry on every page view. Next's
 * own link does the same at ten times the size, which every page would pay.
 */
export function PageLink({ href, className, label, children }: PageLinkProps) {
  const isCurrent = usePathname() === href;
  const router = useRouter();
  const fetchAhead = () => router.prefetch(href);

  function follow(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || opensElsewhere || event.button !== 0) return;
    event.preventDefault();
    router.push(href);
  }

  return (
    <a
      href={href}
      onClick={follow}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? "page" : undefined}
    >
      {children}
    </a>
  );
}
