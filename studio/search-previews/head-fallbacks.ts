import type { SanityClient } from "@sanity/client";
import { defineQuery } from "groq";
import { useCallback } from "react";
import { pointFields, richTextFields } from "../../schemas/shared/projections.ts";
import { pageAt } from "../../schemas/shared/routes.ts";
import { useAnswer } from "../lib/use-answer.ts";
import type { HeadFallbacks } from "./head-preview.ts";

/**
 * What the head of a page falls back to, for the Studio's previews: the page itself, which a
 * document of `$type` is, the home page and the company.
 */
export const headFallbacksQuery = defineQuery(`{
  "page": *[_type == $type && ($slug == null && _id == $type || slug.current == $slug)][0]{
    title,
    heading,
    lead[]{ ${richTextFields} },
    hero{
      heading,
      headline,
      lead[]{ ${richTextFields} },
      points[]{ ${pointFields} }
    },
    banner{ heading, text }
  },
  "homePage": *[_type == "homePage" && _id == "homePage"][0]{
    hero{ headline, points[]{ ${pointFields} } }
  },
  "homeMetadata": *[_type == "pageMetadata" && path == "/"][0]{ title, description },
  "company": *[_type == "siteSettings" && _id == "siteSettings"][0]{ brandName },
  "metadataRevision": *[_type == "pageMetadata" && path == $path][0]._rev
}`);

/**
 * The published content used for empty fields at `path`; undefined while it loads. It is
 * read again when `revision` changes, which it does when the metadata is published.
 */
export function useHeadFallbacks(
  path: string,
  revision: string | undefined,
): HeadFallbacks | undefined {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is what asks again.
  const ask = useCallback(
    (client: SanityClient): Promise<HeadFallbacks> => {
      const page = pageAt(path);
      return client
        .withConfig({ perspective: "published", useCdn: false })
        .fetch(headFallbacksQuery, { path, type: page?.type ?? "", slug: page?.slug ?? null });
    },
    [path, revision],
  );
  return useAnswer(ask);
}
