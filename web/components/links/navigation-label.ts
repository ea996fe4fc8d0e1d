import { pathOf } from "#schemas/routes.ts";
import type { Navigation } from "#web/components/shell/site.ts";

/**
 * The words under which the footer lists the page at `path`; undefined where it does not.
 * They name a page whose own heading is a sentence.
 */
export function navigationLabel({ footer }: Navigation, path: string): string | undefined {
  const links = [...footer.columns.flatMap((column) => column.links), ...(footer.legalLinks ?? [])];
  return links.find(({ page }) => pathOf(page) === path)?.label;
}
