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
