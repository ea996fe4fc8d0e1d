import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import type { SanityClient } from "@sanity/client";
import type { SeedDocument } from "#scripts/seed/content/build/document.ts";
import { seed } from "#scripts/seed/seed.ts";

export async function emptyLake(): Promise<SanityClient> {
  return clientOf(await startTestLake()).withConfig({ perspective: "raw" });
}

export async function seededLake(documents: readonly SeedDocument[]): Promise<SanityClient> {
  const client = await emptyLake();
  await seed(client, { documents, check: false });
  return client;
}

/** Everything but the tool's own notes, without what the lake adds. */
export async function contentOfLake(client: SanityClient): Promise<unknown> {
  return client.fetch(
    `*[!(_type match "content*") && !(_type match "sanity.*")]{ ..., "_rev": null, "_updatedAt": null, "_createdAt": null } | order(_id)`,
  );
}
