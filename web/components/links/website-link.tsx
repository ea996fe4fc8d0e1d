import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { globeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { OtherSiteLink } from "./other-site-link.tsx";

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
