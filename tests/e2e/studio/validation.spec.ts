import { expect, test } from "#tests/e2e/support/studio.ts";

test("a service with three benefits is not published", async ({ studio, documents, page }) => {
  const service = await documents.listedService();
  await studio.openDocument(service);
  await page.getByRole("tab", { name: "Benefits and sub-services" }).click();
  await studio.field("benefits").getByTestId("array-item-menu-button").first().click();
  await page.getByRole("menuitem", { name: "Remove" }).click();

  const underField = page.getByTestId("field-error");
  await expect(underField).toContainText("This part of the page shows exactly 4");
  await studio.openValidation();
  await expect(studio.validation).toContainText("This part of the page shows exactly 4");
  await expect(studio.publishButton).toBeDisabled();

  await studio.openDocument(service);
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(tab("Benefits and sub-services")).toHaveAttribute("aria-selected", "true");
  await tab("Page").click();
  await studio.text("title").fill("");
  await studio.openValidation();
  await expect(studio.validation.getByRole("button")).toContainText(["Title", "Benefits"]);
});
