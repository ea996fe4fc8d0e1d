import { expect, test } from "#tests/e2e/support/studio.ts";

test("the Studio's search finds and opens a document", async ({ studio, documents, page }) => {
  const figure = await documents.figure();
  await studio.openList();
  const input = page.getByPlaceholder("Search", { exact: true });
  const results = page.getByTestId("search-results").getByRole("option");
  await expect(async () => {
    if (await input.isHidden()) await page.getByTestId("studio-search").click();
    await input.fill(figure.word);
    await expect(results).toHaveCount(1, { timeout: 5_000 });
  }).toPass();
  await results.getByRole("link", { name: figure.label }).click();
  await expect(studio.text("label")).toHaveValue(figure.label);
});

test("a figure is found where one refers to it", async ({ studio, documents, page }) => {
  const figure = await documents.figure();
  const zone = await documents.create({ _type: "freeZone", name: "A zone" });
  await studio.openDocument(zone);
  await page.getByLabel("Established").fill(figure.word);
  await page.getByTestId("autocomplete-popover").getByText(figure.label).click();
  await documents.waitFor(`drafts.${zone._id}`, { established: { _ref: figure._id } });
});
