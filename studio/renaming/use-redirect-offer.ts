import type { SanityClient } from "@sanity/client";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { useClient } from "sanity";
import type { Move } from "../../schemas/rules/renaming.ts";
import { contentLake } from "../environment.ts";
import { canRedirect, moveMetadata, redirectMove } from "./redirect-move.ts";

/**
 * The redirect to offer once this editor has published a page at another address.
 * @param publishedPath where visitors find the page now
 */
export function useRedirectOffer(publishedPath: string | undefined) {
  const client = useClient({ apiVersion: contentLake.apiVersion }).withConfig({
    perspective: "raw",
    useCdn: false,
  });
  const toast = useToast();
  const [expected, setExpected] = useState<Move>();
  const [offer, setOffer] = useState<Move>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the client is another object each time.
  useEffect(() => {
    if (expected === undefined || publishedPath !== expected.to) return;
    setExpected(undefined);
    followMove(client, expected).then(setOffer, (error: unknown) =>
      console.error("No redirect could be offered.", error),
    );
  }, [expected, publishedPath]);

  return {
    offer,
    /** Names the move that this editor's publishing makes, or none; it takes the last one's place. */
    expectMove: setExpected,
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

/** Takes the page's metadata along, whatever the editor answers; the move, if a redirect has a use. */
async function followMove(client: SanityClient, move: Move): Promise<Move | undefined> {
  if (!(await canRedirect(client, move))) return undefined;
  await moveMetadata(client, move);
  return move;
}
