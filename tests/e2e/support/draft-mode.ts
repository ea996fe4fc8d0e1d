import type { Page } from "@playwright/test";
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { addresses, lakeClient } from "./stack.ts";

/**
 * Shows the browser drafts at an address, as the Studio does, also after a reload.
 * @param releaseId a release whose documents are shown in place of the drafts
 */
export async function enterDraftMode(
  page: Page,
  address: string,
  releaseId?: string,
): Promise<void> {
  const client = lakeClient().withConfig({ token: "any" });
  const { secret } = await createPreviewSecret(client, "tests", addresses.studio);
  const query = new URLSearchParams({
    "sanity-preview-secret": secret,
    "sanity-preview-pathname": address,
    ...(releaseId !== undefined && { "sanity-preview-perspective": releaseId }),
  });
  await page.goto(`/api/draft-mode/enable?${query}`);
}
