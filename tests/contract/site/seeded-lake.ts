import type { SanityClient } from "@sanity/client";
import type { WebhookConfig } from "#scripts/content-lake/server.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { referencesIn } from "#scripts/seed/references.ts";
import { clientOf, startTestLake } from "#tests/contract/content-lake/lake-fixture.ts";

const pictureIds = new Set(
  seedDocuments
    .flatMap(referencesIn)
    .map(({ id }) => id)
    .filter((id) => id.startsWith("image-")),
);

/** What the content lake would know of the seeded pictures, without their files. */
const pictures = [...pictureIds].map((_id) => ({
  _id,
  _type: "sanity.imageAsset",
  metadata: { dimensions: { width: 1600, height: 900 }, lqip: `data:${_id}` },
}));

/** A client of a lake of its own that holds the seeded content; it reads as visitors do. */
export async function seededLake(webhooks: WebhookConfig[] = []): Promise<SanityClient> {
  const client = clientOf(await startTestLake({ webhooks }));
  const transaction = client.transaction();
  for (const document of [...pictures, ...seedDocuments]) transaction.create(document);
  await transaction.commit({ visibility: "sync" });
  return client.withConfig({ perspective: "published" });
}
