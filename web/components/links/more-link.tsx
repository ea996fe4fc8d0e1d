import { arrowDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import type { PageReference } from "#web/content/site-types.ts";
import { ReferenceLink } from "./reference-link.tsx";

type MoreLinkProps = {
  page: PageReference;
  label: string;
  /** What the linked page is about, for screen readers and search engines, where the label does not say it. */
  about?: string | undefined;
  /** The link covers the nearest positioned ancestor, so that a whole card is its target. */
  isStretched?: boolean;
};

/** A link that leads on to more, with an arrow behind its words. */
export function MoreLink({ page, label, about, isStretched = false }: MoreLinkProps) {
  return (
    <ReferenceLink
      page={page}
      label={about === undefined ? undefined : `${label}: ${about}`}
      className={`more-link ${isStretched ? "after:absolute after:inset-0" : ""}`}
    >
      {label}
      {about !== undefined && <span className="sr-only">: {about}</span>}
      <Icon drawing={arrowDrawing} />
    </ReferenceLink>
  );
}
