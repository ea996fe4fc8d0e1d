import { expectOnSite, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

test("a duplicated page gets a name, an address and a search text of its own", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.listedService();
  const slug = uniqueWord();
  documents.removeLater("_type == 'service' && title match $slug", { slug });
  const title = `Copy ${slug}`;
  const path = `/services/${slug}`;
  await expectStatus(path, 404);

  await studio.openDocument(service);
  await studio.chooseAction("Make a page from this");
  await expect(page).not.toHaveURL(new RegExp(service._id));
  // Menus and search results must not contain two pages with one name.
  await expect(studio.text("title")).toHaveValue("");
  await expect(studio.text("slug")).toHaveValue("");
  await expect(studio.text("hero.heading")).not.toHaveValue("");
  await expect(studio.publishButton).toBeDisabled();
  await studio.text("title").fill(title);
  await studio.text("slug").fill(slug);
  await expect(studio.error("slug")).toBeHidden();
  await studio.publish();
  const standing = page.getByRole("dialog", { name: "Your page is live" });
  await expect(standing.getByRole("link", { name: path })).toBeVisible();
  await expect(
    standing.getByRole("listitem").filter({ hasText: "Header › Services" }),
  ).toBeVisible();
  await expectOnSite(path, title);
  await expectOnSite(service.path, service.title);

  const written = "Written for search results";
  documents.removeLater("_type == 'pageMetadata' && path == $path", { path });
  await standing.getByRole("link", { name: "Write its search text" }).click();
  await expect(studio.text("path").last()).toHaveValue(path);
  await studio.text("title").last().fill(written);
  const metadata = "_type == 'pageMetadata' && path == $path && title == $written";
  await expect.poll(() => documents.count(metadata, { path, written })).toBe(1);
  const ofSlug = `*[_type == "service" && slug.current == $slug][0]{ _id, _type }`;
  const copy = await lakeClient().fetch<{ _id: string; _type: string }>(ofSlug, { slug });
  await studio.openDocument(copy);
  await studio.chooseAction("Search and sharing");
  await expect(studio.text("title").last()).toHaveValue(written);

  await studio.openDocument(copy);
  await studio.unpublish();
  await studio.confirm("No redirect");
  await expectStatus(path, 404);
  await expectOnSite(service.path, service.title);
});

test("a new free zone links to the page of its emirate", async ({ studio, documents, page }) => {
  const name = `Zone ${uniqueWord()}`;
  documents.removeLater("_type == 'freeZone' && name == $name", { name });
  await studio.openList("Free zones", "By emirate");
  await studio.listItems.filter({ hasText: "/free-zones/dubai" }).click();
  await page.getByTestId("action-intent-button").click();
  await studio.text("name").fill(name);
  await expect(studio.listItems.filter({ hasText: name })).toBeVisible();
  await page.getByText("Used on 2 pages").click();
  // The dialog stays open, and the form shows what is missing.
  await expect(studio.field("kind").getByRole("combobox")).not.toBeFocused();
  const places = page.getByRole("link").and(page.locator('[href*="mode=presentation"]'));
  await expect(places.first()).toContainText("/free-zones/dubai");
  await places.first().click();
  await expect(studio.preview.getByRole("heading", { level: 1 }).first()).toContainText("Dubai");
});

test("an editor copies a section from another page, and changes the copy alone", async ({
  studio,
  documents,
  page,
}) => {
  const word = uniqueWord();
  const call = { _type: "callToActionSection", actionLabel: "Ask us" };
  const own = { ...call, _key: "call", heading: "Come" };
  const other = { ...call, _key: "call", heading: `Come in ${word}`, place: "first" };
  const from = await documents.service({ sections: [other] });
  const into = await documents.freePage(uniqueWord(), [own]);

  await studio.openDocument(into);
  await page.getByRole("tab", { name: "Sections" }).click();
  await page.getByRole("button", { name: "Copy a section of another page" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy a section of another page" });
  const accept = dialog.getByRole("button", { name: "Put it at the end" });
  await expect(accept).toBeDisabled();
  await dialog.getByLabel("Page").selectOption({ label: `${from.title} (${from.path})` });
  await dialog.getByLabel("Section").selectOption({ label: `Call to action: Come in ${word}` });
  await accept.click();
  await documents.waitFor(`drafts.${into._id}`, {
    sections: [own, { ...call, heading: `Come in ${word}` }],
  });
  const copy = (await documents.stored(`drafts.${into._id}`))?.sections[1];
  expect(copy._key).not.toBe("call");
  // The position of the section within its old page is not copied.
  expect(copy).not.toHaveProperty("place");
  await expect(studio.form.getByText(`Come in ${word}`)).toBeVisible();
  await documents.waitFor(from._id, { sections: [other] });
});
