import { randomUUID } from "node:crypto";
import { reference } from "#schemas/sections/sample-parts.ts";
import { expectOnSite, redirectAt } from "#tests/e2e/support/site-pages.ts";
import { expect, type Studio, test } from "#tests/e2e/support/studio.ts";
import type { StudioDocuments } from "#tests/e2e/support/studio-documents.ts";

/** Sees an action refused for a figure that a service shows. */
async function expectRefused(
  action: "Unpublish" | "Delete",
  { studio, documents }: { studio: Studio; documents: StudioDocuments },
) {
  const figure = await documents.figure();
  const service = await documents.serviceShowing(figure._id);
  await studio.openDocument(figure);
  await studio.chooseAction(action);
  const dialog = studio.page.getByRole("dialog");
  await expect(dialog).toContainText("1 document still refers to this one");
  await expect(dialog.getByRole("link", { name: service.title })).toBeVisible();
  await expect(dialog.getByRole("button", { name: action })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  return { figure, service };
}

test("a document that others use cannot be unpublished, and the Studio names them", async ({
  studio,
  documents,
}) => {
  const { figure, service } = await expectRefused("Unpublish", { studio, documents });
  await documents.change(service._id, { "hero.lead": [] });
  await studio.unpublish();
  await documents.waitFor(figure._id, undefined);
  await documents.waitFor(`drafts.${figure._id}`, { label: figure.label });
});

test("Unpublish waits until the Studio knows which documents refer to this one", async ({
  studio,
  documents,
  page,
}) => {
  const figure = await documents.figure();
  const service = await documents.serviceShowing(figure._id);
  const known = Promise.withResolvers<void>();
  await page.route(
    (url) => (url.searchParams.get("query") ?? "").includes("*[references($id)]"),
    (route) => known.promise.then(() => route.continue()),
  );
  await studio.openDocument(figure);
  await studio.chooseAction("Unpublish");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Looking for what refers to it…");
  await expect(dialog.getByRole("button", { name: "Unpublish" })).toBeDisabled();
  known.resolve();
  await expect(dialog.getByRole("link", { name: service.title })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Unpublish" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await page.unrouteAll({ behavior: "wait" });
});

test("the address of a deleted page redirects", async ({ studio, documents, page }) => {
  const service = await documents.service();
  documents.removeLater("_type == 'redirect' && source == $path", { path: service.path });
  await expectOnSite(service.path, service.title);
  await studio.openDocument(service);
  await studio.chooseAction("Delete");
  await studio.confirm("Cancel");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await studio.chooseAction("Delete");
  await studio.confirm("Delete");
  const offer = page.getByRole("dialog", { name: "Redirect the address?" });
  await expect(offer).toContainText(`No page lives at ${service.path} any more.`);
  await expect(offer.getByRole("button", { name: "Make the redirect" })).toBeDisabled();
  await offer.getByLabel("Lead them to").selectOption("/contact");
  await offer.getByRole("button", { name: "Make the redirect" }).click();
  await expect
    .poll(() => redirectAt(service.path))
    .toEqual({ status: 308, locations: ["/contact"] });
});

test("a deleted document goes with its translation, and both come back by Undo or from Start", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.service();
  const translation = await documents.create({
    _type: "translation",
    language: "sv",
    translated: { ...reference(service._id), _weak: true },
    rows: [],
  });
  documents.removeLater("_id == $id", { id: `trash.${service._id}` });
  async function deleteIt(): Promise<void> {
    await studio.openDocument(service);
    await studio.chooseAction("Delete");
    const dialog = page.getByRole("dialog", { name: `Delete “${service.title}”?` });
    await expect(dialog).toContainText("its translations go with it");
    await dialog.getByRole("button", { name: "Delete" }).click();
    for (const { _id } of [service, translation]) await documents.waitFor(_id, undefined);
    const offer = page.getByRole("dialog", { name: "Redirect the address?" });
    await offer.getByRole("button", { name: "Close dialog" }).click();
  }
  async function expectBack(): Promise<void> {
    await documents.waitFor(service._id, { title: service.title, hero: service.hero });
    await documents.waitFor(translation._id, { language: "sv" });
  }
  await deleteIt();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectBack();
  await deleteIt();
  await studio.openTool("Start");
  const deleted = page.getByRole("region", { name: "Deleted in the last thirty days" });
  const row = deleted.getByRole("listitem").filter({ hasText: service.title });
  const restore = row.getByRole("button", { name: "Restore" });
  await expect(restore).toHaveAccessibleDescription(service.title);
  await restore.click();
  await expectBack();
  await expect(row).toHaveCount(0);
});

test("what a program deleted comes back from Start, with its translation and what it refers to", async ({
  studio,
  documents,
  page,
}) => {
  const figure = await documents.figure();
  const service = await documents.serviceShowing(figure._id);
  await documents.change(service._id, { orderRank: "0|00007z:" });
  const translation = await documents.create({
    _type: "translation",
    language: "sv",
    translated: { ...reference(service._id), _weak: true },
    rows: [],
  });
  await documents.delete(translation._id);
  await documents.delete(service._id, figure._id);
  await studio.openTool("Start");
  const deleted = page.getByRole("region", { name: "Deleted in the last thirty days" });
  const row = deleted.getByRole("listitem").filter({ hasText: service.title });
  await expect(row).toContainText("Service, ");
  await expect(row).toContainText("in Dubai, Local editor");
  await expect(deleted.getByRole("listitem").filter({ hasText: "Translation" })).toHaveCount(0);
  await row.getByRole("button", { name: "Restore" }).click();
  await documents.waitFor(service._id, { title: service.title, orderRank: "0|00007z:" });
  await documents.waitFor(translation._id, { language: "sv" });
  await documents.waitFor(figure._id, { label: figure.label });
  await documents.waitFor(`drafts.${service._id}`, undefined);
  await expect(row).toHaveCount(0);
  // Another visit of Start reads on from where this browser was.
  await documents.delete(service._id, figure._id, translation._id);
  await page.reload();
  await expect(row.getByRole("button", { name: "Restore" })).toBeVisible();
});

test("what a program deleted in one go is one line on Start, and comes back one by one or all at once", async ({
  studio,
  documents,
  page,
}) => {
  const folder = `/deleted-together-${randomUUID().slice(0, 8)}`;
  const all = [];
  for (let index = 10; index < 22; index++) {
    all.push(await documents.redirect({ source: `${folder}/${index}` }));
  }
  const ids = all.map(({ _id }) => _id);
  await documents.delete(...ids);
  await studio.openTool("Start");
  const deleted = page.getByRole("region", { name: "Deleted in the last thirty days" });
  const rows = deleted.getByRole("listitem").filter({ hasText: folder });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("and 11 more");
  await expect(rows).toContainText("Deleted together, ");
  await rows.getByRole("button", { name: "Show each" }).click();
  await expect(rows).toHaveCount(12);
  const second = rows.filter({ hasText: `${folder}/11` });
  await second.getByRole("button", { name: "Restore" }).click();
  await documents.waitFor(ids[1] ?? "", { source: `${folder}/11` });
  await page.reload();
  await expect(rows).toContainText("and 10 more");
  await rows.getByRole("button", { name: "Restore all" }).click();
  for (const id of ids) await documents.waitFor(id, { _type: "redirect" });
  await expect(rows).toHaveCount(0);
});

test("a document that others use cannot be deleted, and the Studio names them", async ({
  studio,
  documents,
}) => {
  await expectRefused("Delete", { studio, documents });
});
