import type { PageSection } from "#web/components/section.tsx";

const places = ["first", "second", "third"];

/**
 * The editor's sections that follow a part of a page: each follows the part that it names, or the
 * last one.
 * @param index of the part, from top to bottom
 * @param parts the number of fixed parts
 */
export function sectionsAfter(
  sections: readonly PageSection[] | null,
  index: number,
  parts: number,
): PageSection[] {
  const last = parts - 1;
  return (sections ?? []).filter(
    ({ place }) => index === (place === null ? last : Math.min(places.indexOf(place), last)),
  );
}
