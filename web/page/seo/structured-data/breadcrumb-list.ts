import type { BreadcrumbList } from "schema-dts";
import { addressOf, writtenAddress } from "#schemas/shared/addresses/site-address.ts";
import type { Breadcrumb } from "#web/components/shell/breadcrumbs.tsx";

/**
 * The visible breadcrumbs as a record. A step that leads nowhere, such as the name of a menu, has
 * no address and so no place in it.
 */
export function breadcrumbList(
  path: string,
  steps: readonly Breadcrumb[],
  base: string,
): BreadcrumbList {
  const placed = steps.flatMap((step) => {
    const item = writtenAddress(step.path, base);
    return item === undefined ? [] : [{ name: step.name, item }];
  });
  return {
    "@type": "BreadcrumbList",
    "@id": `${addressOf(path, base)}#breadcrumbs`,
    itemListElement: placed.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...step,
    })),
  };
}
