import type { ReactNode } from "react";
import { fixedPath } from "#schemas/shared/routes.ts";
import { PageLink } from "./page-link.tsx";

type ContactLinkProps = {
  /** Address of the contact page with the subject of the open page, where it has one. */
  href?: string | undefined;
  className: string;
  children: ReactNode;
};

/** The call to action of every page: it leads to the contact page. */
export function ContactLink({
  href = fixedPath("contactPage"),
  className,
  children,
}: ContactLinkProps) {
  return (
    <PageLink href={href} className={className}>
      {children}
    </PageLink>
  );
}
