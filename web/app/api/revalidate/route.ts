import { revalidateTag } from "next/cache";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { CONTENT_TAG } from "#web/content/fetch-content.ts";
import { createReceiver } from "./receive-change.ts";

/** Receives the content lake's signed webhook; the answers are those of `createReceiver`. */
export const POST = createReceiver({
  secret: () => readEnvironment().SANITY_WEBHOOK_SECRET,
  announce() {
    // The server of the site holds the answers of the content lake, and asks them again.
    if (globalThis.nordune) globalThis.nordune.notify();
    // A host without a process that lasts has Next keep them: each page asks anew.
    else revalidateTag(CONTENT_TAG, "max");
  },
});
