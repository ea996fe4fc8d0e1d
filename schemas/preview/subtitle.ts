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

/** Preview of a page: its name, its address and its image. */
export const previewPage = (title: string, media = "hero.image") => ({
  select: { title, slug: "slug.current", type: "_type", media },
  prepare: ({ slug, type, ...shown }: PageSelection) => ({
    ...shown,
    subtitle: previewPath(type, slug),
  }),
});

type Kinds = readonly { title: string; value: string }[];

/** Preview of a document with a kind: its name, and the title of its kind. */
export const previewKind = (title: string, kinds: Kinds) => ({
  select: { title, kind: "kind" },
  prepare: (selection: { title?: string; kind?: unknown }) => ({
    title: selection.title,
    subtitle: kinds.find(({ value }) => value === selection.kind)?.title,
  }),
});
