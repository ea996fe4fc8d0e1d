import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { listText } from "#schemas/shared/formats.ts";
import { globeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { OtherSiteLink } from "#web/components/plain-links.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";

/** The labels of facts about a free zone. */
export type ZoneLabels = Pick<CompanyDetails, "zoneLabels">;

type BestForProps = { label: string; kinds: readonly string[]; className?: string };

export function BestFor({ label, kinds, className = "" }: BestForProps) {
  return (
    <p className={`text-small text-slate on-dark:text-haze ${className}`}>
      <strong className="font-semibold text-ink on-dark:text-white">{label}</strong>{" "}
      {listText(kinds, useLanguage())}
    </p>
  );
}

/** A link to another organisation's website, named by its host; nothing without a safe address. */
export function WebsiteLink({ url }: { url: string | null }) {
  const href = url === null ? undefined : safeHref(url);
  if (href === undefined || !URL.canParse(href)) return null;
  return (
    <OtherSiteLink
      href={href}
      className="inline-flex min-h-6 items-center gap-2 justify-self-start text-small"
    >
      <Icon drawing={globeDrawing} className="size-4" />
      {new URL(href).host.replace(/^www\./, "")}
    </OtherSiteLink>
  );
}
