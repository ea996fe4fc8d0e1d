import type { ReactNode } from "react";
import { fixedPath } from "#schemas/routes.ts";
import { PageLink } from "./page-link.tsx";

/** The call to action of every page: it leads to the contact page. */
export function ContactLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <PageLink href={fixedPath("contactPage")} className={className}>
      {children}
    </PageLink>
  );
}
