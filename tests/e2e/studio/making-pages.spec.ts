import { expectOnSite, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

test("a duplicated service has a page at its own address until it is unpublished", async ({
  studio,
  documents,
  page,
}) => {
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
  await expectOnSite(`/services/${slug}`, title);
  await expectOnSite(service.path, service.title);

  await studio.unpublish();
  await expectStatus(`/services/${slug}`, 404);
  await expectOnSite(service.path, service.title);
});

test("a new service stands under the clients whose list it was made in", async ({
  studio,
  documents,
  page,
}) => {
  const title = `Service ${uniqueWord()}`;
  documents.removeLater("_type == 'service' && title == $title", { title });
  await studio.openList("Services", "Businesses");
  await page.getByTestId("action-intent-button").click();
  await expect(studio.form).toBeVisible();
  await studio.text("title").fill(title);
  await expect(studio.field("category").getByLabel("Businesses")).toBeChecked();
  await expect(studio.field("order").getByRole("spinbutton")).toHaveValue("11");
  await expect(studio.listItems.filter({ hasText: title })).toBeVisible();
  await expect(studio.publishButton).toBeDisabled();
});
