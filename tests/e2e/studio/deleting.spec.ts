import { expectOnSite, redirectAt } from "#tests/e2e/support/site-pages.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";

test("the address of a deleted page leads on", async ({ studio, documents, page }) => {
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
