import { useEffect } from "react";
import { useClient } from "sanity";
import { contentLake } from "../environment.ts";
import { moveMetadataWithRelease } from "./release-move.ts";

/** Milliseconds without a change after which an address counts as typed. */
const TYPED_MS = 1_000;

type Moving = {
  releaseId: string;
  from: string | undefined;
  to: string | undefined;
  isLocked: boolean;
};

/**
 * Has a release take the metadata of a page along to wherever the page moves with it, and leave it
 * where it is once the page stays after all.
 */
export function useMetadataMoving({ releaseId, from, to, isLocked }: Moving): void {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  useEffect(() => {
    if (from === undefined || to === undefined || isLocked) return;
    const typed = setTimeout(() => {
      moveMetadataWithRelease(client, { releaseId, from, to }).catch((error: unknown) =>
        console.error("The metadata of the page does not move along.", error),
      );
    }, TYPED_MS);
    return () => clearTimeout(typed);
  }, [client, releaseId, from, to, isLocked]);
}
