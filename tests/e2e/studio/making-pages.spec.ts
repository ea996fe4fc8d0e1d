import { expectOnSite, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

test("a duplicated service has a page of its own", async ({ studio, documents, page }) => {
  const service = await documents.listedService();
  const slug = uniqueWord();
  documents.removeLater("_type == 'service' && title match $slug", { slug });
  const title = `Copy ${slug}`;
  await expectStatus(`/services/${slug}`, 404);

  await studio.openDocument(service);
  await studio.chooseAction("Duplicate");
  await expect(page).not.toHaveURL(new RegExp(service._id));
  await expect(studio.text("title")).toHaveValue(service.title);
  await expect(studio.error("slug"), "the address is taken").toBeVisible();
  await expect(studio.publishButton).toBeDisabled();
  await studio.text("title").fill(title);
  await studio.text("slug").fill(slug);
  await expect(studio.error("slug")).toBeHidden();
  await studio.publish();
  const standing = page.getByRole("dialog", { name: "Your page is live" });
  await expect(standing.getByRole("link", { name: `/services/${slug}` })).toBeVisible();
  await expect(
    standing.getByRole("listitem").filter({ hasText: "Header › Services" }),
  ).toBeVisible();
  await studio.confirm("Done");
  await expectOnSite(`/services/${slug}`, title);
  await expectOnSite(service.path, service.title);

  await studio.unpublish();
  await studio.confirm("No redirect");
  await expectStatus(`/services/${slug}`, 404);
  await expectOnSite(service.path, service.title);
});

test("a new free zone leads to its emirate's page", async ({ studio, documents, page }) => {
  const name = `Zone ${uniqueWord()}`;
  documents.removeLater("_type == 'freeZone' && name == $name", { name });
  await studio.openList("Free zones", "By emirate");
  await studio.listItems.filter({ hasText: "/free-zones/dubai" }).click();
  await page.getByTestId("action-intent-button").click();
  await studio.text("name").fill(name);
  await expect(studio.listItems.filter({ hasText: name })).toBeVisible();
  await page.getByText("Used on 2 pages").click();
  // It stays where it is: what is missing, the form says in its own way.
  await expect(studio.field("kind").getByRole("combobox")).not.toBeFocused();
  const places = page.getByRole("link").and(page.locator('[href*="mode=presentation"]'));
  await expect(places.first()).toContainText("/free-zones/dubai");
  await places.first().click();
  await expect(studio.preview.getByRole("heading", { level: 1 }).first()).toContainText("Dubai");
});

test("a new page leads to its text for search", async ({ studio, documents, page }) => {
  const service = await documents.service();
  documents.removeLater("_type == 'pageMetadata' && path == $path", { path: service.path });
  await studio.openDocument(service);
  await studio.unpublish();
  await studio.confirm("No redirect");
  await page.getByTestId("document-header-Draft-chip").click();
  await studio.field("category").getByLabel("Private clients").check();
  await studio.publish();
  await page.getByRole("dialog").getByRole("link", { name: "Write its search text" }).click();
  await expect(studio.text("path").last()).toHaveValue(service.path);
  await studio.text("title").last().fill("Written for search results");
  const written =
    "_type == 'pageMetadata' && path == $path && title == 'Written for search results'";
  await expect.poll(() => documents.count(written, { path: service.path })).toBe(1);

  await studio.openDocument(service);
  await studio.chooseAction("Search and sharing");
  await expect(studio.text("title").last()).toHaveValue("Written for search results");
});
