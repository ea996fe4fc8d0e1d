import { answerAt, expectOnSite, redirectAt } from "#tests/e2e/support/site-pages.ts";
import { expect, type Studio, test } from "#tests/e2e/support/studio.ts";
import { type StudioDocuments, uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { journey } from "#tests/e2e/support/test.ts";

/** Moves a new service to another address and publishes it, with a redirect to its old one. */
async function renameService(
  studio: Studio,
  documents: StudioDocuments,
  prepare: (service: { path: string }) => Promise<void> = async () => {},
) {
  const service = await documents.listedService();
  await prepare(service);
  await expectOnSite(service.path, service.title);
  const newSlug = uniqueWord();
  const newPath = `/services/${newSlug}`;
  documents.removeLater("_type == 'redirect' && $path in [source, target]", { path: newPath });
  await studio.openDocument(service);
  await studio.text("slug").fill(newSlug);
  await studio.publish();
  return { service, newPath };
}

test("a renamed page leads on from where it was", journey, async ({ studio, documents, page }) => {
  const { service, newPath } = await renameService(studio, documents);
  await expect(page.getByRole("dialog")).toContainText(`from ${service.path} to ${newPath}`);
  await studio.confirm("Make the redirect");
  await expect.poll(() => redirectAt(service.path)).toEqual({ status: 308, locations: [newPath] });
  await expectOnSite(newPath, service.title);

  await studio.text("slug").fill(service.slug.current);
  await studio.publish();
  await studio.confirm("Make the redirect");
  await expect.poll(() => redirectAt(newPath)).toEqual({ status: 308, locations: [service.path] });
  await expectOnSite(service.path, service.title);
});

test("a renamed page takes its metadata along", async ({ studio, documents, page }) => {
  const { service, newPath } = await renameService(studio, documents, async ({ path }) => {
    await documents.create({ _type: "pageMetadata", path, title: "Written for search" });
  });
  await studio.confirm("No redirect");
  await expectOnSite(newPath, "<title>Written for search</title>");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectOnSite(newPath, service.title);
  expect((await answerAt(service.path)).status).toBe(404);
});

test("a redirect that an editor adds is followed", async ({ studio, documents }) => {
  const source = `/${uniqueWord()}`;
  documents.removeLater("_type == 'redirect' && source == $source", { source });
  await studio.openList("Redirects");
  await studio.page.getByTestId("action-intent-button").click();
  await studio.text("source").fill(source);
  const contact = studio.field("target").locator("option[value='/contact']");
  await expect(contact, "the pages to choose from").toHaveText("Contact page");
  await studio.text("target").fill("/contact");
  // A new document is published as it was validated last: wait until the draft holds both ends.
  await expect
    .poll(() => documents.count("source == $source && target == '/contact'", { source }))
    .toBe(1);
  await studio.publish();
  await expect.poll(() => redirectAt(source)).toEqual({ status: 308, locations: ["/contact"] });
});
