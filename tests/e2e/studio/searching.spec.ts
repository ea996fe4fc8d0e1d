import { test } from "#tests/e2e/support/studio.ts";

test("a figure is found where one refers to it", async ({ studio, documents, page }) => {
  const figure = await documents.figure();
  const zone = await documents.create({ _type: "freeZone", name: "A zone" });
  await studio.openDocument(zone);
  await page.getByLabel("Established").fill(figure.word);
  await page.getByTestId("autocomplete-popover").getByText(figure.label).click();
  await documents.waitFor(`drafts.${zone._id}`, { established: { _ref: figure._id } });
});
