import type { SanityClient, SanityDocument } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { webhookPayload, webhookProjection } from "#schemas/webhook.ts";
import { affectedTags } from "#web/content/freshness/affected-tags.ts";
import { showingQuery } from "#web/content/queries/routing.ts";

type Version = SanityDocument | Record<string, unknown> | null;

const projection = parse(webhookProjection, { mode: "delta" });

/** What the webhook would say of a change from one version of a document to another. */
export async function webhookBody(before: Version, after: Version) {
  const value = await evaluate(projection, { before, after, root: after ?? before });
  return webhookPayload.parse(await value.get());
}

/** The cache tags that a change, which the lake holds already, revalidates. */
export async function tagsOf(client: SanityClient, before: Version, after: Version) {
  return affectedTags(await webhookBody(before, after), (ids, listing) =>
    client.fetch(showingQuery, { ids, listing }),
  );
}
