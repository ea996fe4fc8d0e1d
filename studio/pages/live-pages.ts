import type { SanityClient } from "@sanity/client";
import { pathOf, slugTypes } from "../../schemas/routes.ts";
import { singletons } from "../../schemas/singletons/index.ts";
import { useAnswer } from "../lib/use-answer.ts";

/** A page that visitors find, as editors choose one from a list. */
export type LivePage = { path: string; title: string };

type StoredPage = { _type: string; slug?: string; title: string | null };

const slugPagesQuery = `*[
  _type in $types && defined(slug.current) &&
  !(_id in path("drafts.**")) && !(_id in path("versions.**"))
]{ _type, "slug": slug.current, "title": coalesce(title, name) }`;

/** Every page that visitors find now, by path. */
async function fetchLivePages(client: SanityClient): Promise<LivePage[]> {
  const documents = await client
    .withConfig({ perspective: "raw", useCdn: false })
    .fetch<StoredPage[]>(slugPagesQuery, { types: slugTypes });
  const fixed = singletons.map(
    ({ name, title }): StoredPage => ({ _type: name, title: title ?? name }),
  );
  return [...fixed, ...documents]
    .flatMap((document) => {
      const path = pathOf(document);
      return path === undefined ? [] : [{ path, title: document.title ?? path }];
    })
    .sort((one, other) => one.path.localeCompare(other.path, "en"));
}

/** Every page that visitors find, read once; none while it is read. */
export function useLivePages(): LivePage[] {
  return useAnswer(fetchLivePages) ?? [];
}
