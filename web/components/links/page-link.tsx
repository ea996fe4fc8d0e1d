"use client";

import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
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
 * A link within the site: it says when it leads to the page that is open, and fetches its page
 * ahead once the visitor shows interest, instead of every menu entry on every page view.
 */
export function PageLink({ href, className, label, children }: PageLinkProps) {
  const isCurrent = usePathname() === href;
  const router = useRouter();
  const fetchAhead = () => router.prefetch(href);
  return (
    <Link
      href={href}
      prefetch={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? "page" : undefined}
    >
      {children}
    </Link>
  );
}
