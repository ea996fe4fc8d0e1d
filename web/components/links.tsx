import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { fixedPath, pathOf } from "#schemas/shared/routes.ts";
import { questionIn, TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { type LinkProps, PageLink } from "#web/components/plain-links.tsx";
import type { PageReference } from "#web/content/site-types.ts";
import { usePage } from "#web/lib/page-context.ts";

/** A link to the page of a document. Without a page the label is plain text. */
export function ReferenceLink({ page, ...link }: LinkProps & { page: PageReference }) {
  const path = page === null ? undefined : pathOf(page);
  const begun = page?.answers ? `?${questionIn(cleanText(page.answers))}` : "";
  const href = path && page?.atTool ? `${path}${begun}#${TOOL_ID}` : path;
  const isCurrent = usePage().path === href;
  if (href === undefined) return <span className={link.className}>{link.children}</span>;
  return <PageLink href={href} isCurrent={isCurrent} {...link} />;
}

/**
 * The call to action of every page. It leads to the contact page, with the page's subject if there
 * is one.
 */
export function ContactLink({ href, ...link }: LinkProps & { href?: string | undefined }) {
  return <PageLink href={href ?? fixedPath("contactPage")} {...link} />;
}

type MoreLinkProps = {
  page: PageReference;
  label: string;
  /**
   * What the linked page is about, for screen readers and search engines, if the label does not say
   * it.
   */
  about?: string | undefined;
  /** Makes the link cover its nearest positioned ancestor, so that a whole card can be clicked. */
  isStretched?: boolean;
};

export function MoreLink({ page, label, about, isStretched = false }: MoreLinkProps) {
  return (
    <ReferenceLink
      page={page}
      label={about === undefined ? undefined : `${label}: ${about}`}
      className={`more-link ${isStretched ? "stretched-link" : ""}`}
    >
      {label}
      {about !== undefined && <span className="sr-only">{`: ${about}`}</span>}
    </ReferenceLink>
  );
}

export type HeroActionsProps = {
  /** Label of the button to the contact page; there is no button without it. */
  actionLabel?: string | null;
  contactHref?: string | undefined;
  /** Heading of the page's tool. A link leads to that tool. */
  toolHeading?: string | undefined;
};

export function HeroActions({ actionLabel, contactHref, toolHeading }: HeroActionsProps) {
  return (
    <>
      {actionLabel && (
        <ContactLink href={contactHref} className="btn btn-primary">
          {actionLabel}
        </ContactLink>
      )}
      {toolHeading !== undefined && (
        <a href={`#${TOOL_ID}`} className="more-link">
          {toolHeading}
        </a>
      )}
    </>
  );
}

export const PRIVACY_ID = "privacy";

type PrivacyLinkProps = { label: string | null; className?: string };

/** A link to the privacy notice; nothing without a label. */
export function PrivacyLink({ label, className }: PrivacyLinkProps) {
  if (!label) return null;
  return (
    <PageLink href={`${fixedPath("cookiePolicyPage")}#${PRIVACY_ID}`} className={className}>
      {label}
    </PageLink>
  );
}
