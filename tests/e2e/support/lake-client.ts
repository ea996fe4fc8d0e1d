import { createClient } from "@sanity/client";
import { LOCAL_PROJECT_ID } from "#schemas/shared/environment/content-lake.ts";
import { addresses } from "./stack.ts";

/** A client of the content lake under test that sees drafts as documents of their own. */
export function lakeClient() {
  return createClient({
    projectId: LOCAL_PROJECT_ID,
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: addresses.contentLake,
    useProjectHostname: false,
    useCdn: false,
    perspective: "raw",
  });
}
