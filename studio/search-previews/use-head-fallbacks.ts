import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { pageAt } from "../../schemas/routes.ts";
import { contentLake } from "../environment.ts";
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
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const [fallbacks, setFallbacks] = useState<HeadFallbacks>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is what asks again.
  useEffect(() => {
    let isCurrent = true;
    const page = pageAt(path);
    client
      .withConfig({ perspective: "published", useCdn: false })
      .fetch(headFallbacksQuery, { path, type: page?.type ?? "", slug: page?.slug ?? null })
      .then(
        (found) => {
          if (isCurrent) setFallbacks(found);
        },
        (error: unknown) => console.error("The previews found no content to fall back to.", error),
      );
    return () => {
      isCurrent = false;
    };
  }, [client, path, revision]);
  return fallbacks;
}
