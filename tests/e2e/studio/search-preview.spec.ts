import type { Page } from "@playwright/test";
import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

// The page's share image may still be loading when the test ends.
test.use({ ownTab: true });

const searchResult = (page: Page) => page.getByRole("group", { name: "Search result preview" });
const shareCard = (page: Page) => page.getByRole("group", { name: "Share preview" });

test("the search and sharing previews show what the site's page will contain", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.service();
  const metadata = await documents.create({ _type: "pageMetadata", path: service.path });
  await studio.openDocument(metadata);

  // Without written metadata, the page's own name is used, as in its head.
  await expect(searchResult(page)).toContainText(addresses.site + service.path);
  await expect(searchResult(page)).toContainText(`${service.title} | Nordune`);
  await expect(shareCard(page)).toContainText(new URL(addresses.site).host);
  await expectOnSite(service.path, `>${service.title} | Nordune</title>`);

  const title = `Schools ${uniqueWord()}`;
  await studio.text("title").fill(title);
  await expect(searchResult(page)).toContainText(title);
  await expect(shareCard(page)).toContainText(title);
  await studio.text("description").fill("Words ".repeat(40).trim());
  await expect(studio.field("description")).toContainText("239 of 155");
  await expect(searchResult(page)).toContainText("Words …");
  await studio.field("publisher").scrollIntoViewIfNeeded();
  await expect(searchResult(page)).toBeInViewport({ ratio: 1 });
  await expect(shareCard(page)).toBeInViewport({ ratio: 1 });

  await studio.publish();
  await expectOnSite(service.path, `>${title}</title>`);
});

test.describe("of a page that was never published", () => {
  // The site draws its picture once it is published.
  test.use({ alsoAllowed: [/ERR_BLOCKED_BY_RESPONSE\.NotSameOrigin \(\S+share-image/] });

  test("the search preview of a page that was never published shows the page's own words", async ({
    studio,
    documents,
    page,
  }) => {
    const service = await documents.service();
    const { _id, path, title } = service;
    const draft = await documents.stored(_id);
    if (draft === undefined) throw new Error("The service was not stored.");
    await documents.onlyDraft(draft);
    const metadata = await documents.create({ _type: "pageMetadata", path });
    await studio.openDocument(metadata);
    await expect(searchResult(page)).toContainText(`${title} | Nordune`);
  });
});
