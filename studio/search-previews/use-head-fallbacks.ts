import type { SanityClient } from "@sanity/client";
import { useCallback } from "react";
import { pageAt } from "../../schemas/shared/routes.ts";
import { useAnswer } from "../lib/use-answer.ts";
import { headFallbacksQuery } from "./head-fallbacks-query.ts";
import type { HeadFallbacks } from "./head-preview.ts";

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
