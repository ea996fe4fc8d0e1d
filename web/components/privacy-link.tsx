import { fixedPath } from "#schemas/shared/routes.ts";
import { PageLink } from "./plain-links.tsx";

/** Place of the privacy notice on the page of the cookie policy. */
export const PRIVACY_ID = "privacy";

type PrivacyLinkProps = { label: string | null; className?: string };

/** Leads to the privacy notice; nothing where it has no words yet. */
export function PrivacyLink({ label, className }: PrivacyLinkProps) {
  if (!label) return null;
  return (
    <PageLink href={`${fixedPath("cookiePolicyPage")}#${PRIVACY_ID}`} className={className}>
      {label}
    </PageLink>
  );
}
