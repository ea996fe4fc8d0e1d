import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { useClient } from "sanity";
import type { Move } from "../../schemas/rules/renaming.ts";
import { contentLake } from "../environment.ts";
import { canRedirect, redirectMove } from "./redirect-move.ts";

/** The redirect to offer once this editor has published a page at another address. */
export function useRedirectOffer(publishedPath: string | undefined) {
  const client = useClient({ apiVersion: contentLake.apiVersion }).withConfig({
    perspective: "raw",
    useCdn: false,
  });
  const toast = useToast();
  const [pathBefore, setPathBefore] = useState<string>();
  const [offer, setOffer] = useState<Move>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the client is another object each time.
  useEffect(() => {
    if (pathBefore === undefined || publishedPath === undefined) return;
    if (pathBefore === publishedPath) return;
    const move = { from: pathBefore, to: publishedPath };
    setPathBefore(undefined);
    canRedirect(client, move).then(
      (isUseful) => setOffer(isUseful ? move : undefined),
      (error: unknown) => console.error("No redirect could be offered.", error),
    );
  }, [pathBefore, publishedPath]);

  return {
    offer,
    /** Remembers where the page lives before it is published. */
    expectMove: () => setPathBefore(publishedPath),
    refuse: () => setOffer(undefined),
    accept: () => {
      if (offer === undefined) return;
      setOffer(undefined);
      redirectMove(client, offer).then(
        () => toast.push({ status: "success", title: `${offer.from} leads to ${offer.to} now.` }),
        (error: unknown) =>
          toast.push({
            status: "error",
            title: "The redirect could not be made. Add it under Redirects.",
            description: String(error),
          }),
      );
    },
  };
}
