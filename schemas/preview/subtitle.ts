import type { PreviewValue } from "@sanity/types";
import { pathOf } from "../shared/routes.ts";

export function previewPath(type: unknown, slug: unknown): string {
  if (typeof type !== "string") return "No page chosen";
  const path = pathOf({ _type: type, slug: typeof slug === "string" ? slug : undefined });
  return path ?? "No address yet";
}

type PageSelection = {
  title?: string;
  slug?: unknown;
  type?: unknown;
  media?: PreviewValue["media"];
};

/** Preview of a page: the field that holds its name, its address and its picture. */
export const previewPage = (title: string, media = "hero.image") => ({
  select: { title, slug: "slug.current", type: "_type", media },
  prepare: ({ slug, type, ...shown }: PageSelection) => ({
    ...shown,
    subtitle: previewPath(type, slug),
  }),
});

/** Preview of what has a title in a field, and holds a list in another. */
export const previewCounting = (title: string, list: string, one: string, many: string) => ({
  select: { title, members: list },
  prepare: ({ title, members }: { title?: string; members?: unknown }) => ({
    title: title || "Without a title",
    subtitle: countOf(members, one, many),
  }),
});

/** "1 link", "6 links": how much a list item holds, as the second line of a preview. */
export function countOf(list: unknown, one: string, many: string): string {
  const count = Array.isArray(list) ? list.length : 0;
  return `${count} ${count === 1 ? one : many}`;
}
