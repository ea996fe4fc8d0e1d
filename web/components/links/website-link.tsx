import { safeHref } from "#schemas/addresses/safe-href.ts";
import { globeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";

/** A link to another organisation's website, named by its host; nothing without a safe address. */
export function WebsiteLink({ url }: { url: string | null }) {
  const href = url === null ? undefined : safeHref(url);
  if (href === undefined || !URL.canParse(href)) return null;
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className="inline-flex min-h-6 items-center gap-2 justify-self-start text-small"
    >
      <Icon drawing={globeDrawing} className="size-4" />
      {new URL(href).host.replace(/^www\./, "")}
    </a>
  );
}
