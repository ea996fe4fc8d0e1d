import type { Page } from "@playwright/test";
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { lakeClient } from "./lake-client.ts";
import { addresses } from "./stack.ts";

/** Lets the browser see drafts, as the Studio does. */
export async function enterDraftMode(page: Page): Promise<void> {
  const client = lakeClient().withConfig({ token: "any" });
  const { secret } = await createPreviewSecret(client, "tests", addresses.studio);
  const query = new URLSearchParams({
    "sanity-preview-secret": secret,
    "sanity-preview-pathname": "/about",
  });
  await page.goto(`${addresses.site}/api/draft-mode/enable?${query}`);
}
