import { expectOnSite, expectStatus, redirectAt } from "#tests/e2e/support/site-pages.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { journey } from "#tests/e2e/support/test.ts";

test(
  "the old address of a renamed page redirects to the new one",
  journey,
  async ({ studio, documents, page }) => {
    const { path, title, slug, ...service } = await documents.listedService();
    const newSlug = uniqueWord();
    const newPath = `/services/${newSlug}`;
    documents.removeLater("_type == 'redirect' && $path in [source, target]", { path: newPath });
    await documents.create({ _type: "pageMetadata", path, title: "Written for search" });
    await expectOnSite(path, title);

    // The metadata moves too, and nothing else if the editor refuses.
    await studio.openDocument(service);
    await studio.text("slug").fill(newSlug);
    await studio.publish();
    await expect(page.getByRole("dialog")).toContainText(`from ${path} to ${newPath}`);
    await studio.confirm("No redirect");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectOnSite(newPath, ">Written for search</title>");
    await expectOnSite(newPath, title);
    await expectStatus(path, 404);

    await studio.text("slug").fill(slug.current);
    await studio.publish();
    await studio.confirm("Make the redirect");
    await expect.poll(() => redirectAt(newPath)).toEqual({ status: 308, locations: [path] });
    await expectOnSite(path, title);
  },
);
