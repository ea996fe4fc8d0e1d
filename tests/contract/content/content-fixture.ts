import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import type { SanityClient } from "@sanity/client";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { seed } from "#scripts/seed/seed.ts";

export async function emptyLake(): Promise<SanityClient> {
  return clientOf(await startTestLake()).withConfig({ perspective: "raw" });
}

/** Part of the seeded content that stands by itself: figures, emirates, zones, redirects' pages. */
const someDocuments = seedDocuments.filter(({ _type }) => _type === "figure");

export async function seededLake(documents = someDocuments): Promise<SanityClient> {
  const client = await emptyLake();
  await seed(client, { documents });
  return client;
}

/** Every file under a folder with its content, to compare folders byte for byte. */
export async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      return [path.slice(folder.length), (await readFile(path)).toString("base64")] as const;
    }),
  );
  return Object.fromEntries(contents.sort());
}

/** Everything but the tool's own notes, without what the lake adds. */
export async function contentOfLake(client: SanityClient): Promise<unknown> {
  return client.fetch(
    `*[!(_type match "content*") && !(_type match "sanity.*")]{ ..., "_rev": null, "_updatedAt": null, "_createdAt": null } | order(_id)`,
  );
}
