import { useEffect, useState } from "react";
import { type SanityDocument, useClient } from "sanity";
import { contentLake } from "../environment.ts";
import { type Standing, standingOf } from "./standing.ts";

/**
 * Where a document stands once this editor has published it for the first time.
 * @param published the document as visitors see it; null before
 */
export function useStanding(published: SanityDocument | null) {
  const client = useClient({ apiVersion: contentLake.apiVersion }).withConfig({
    perspective: "raw",
    useCdn: false,
  });
  const [isExpected, setIsExpected] = useState(false);
  const [standing, setStanding] = useState<Standing>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the client is another object each time.
  useEffect(() => {
    if (!isExpected || published === null) return;
    setIsExpected(false);
    standingOf(client, published).then(setStanding, (error: unknown) =>
      console.error("It could not be found out where the document stands.", error),
    );
  }, [isExpected, published]);

  return {
    standing,
    /** Says that this editor publishes now what was never published before. */
    expectFirstPublish: () => setIsExpected(true),
    close: () => setStanding(undefined),
  };
}
