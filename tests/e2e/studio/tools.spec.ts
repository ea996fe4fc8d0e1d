import { BEFORE_RETRY, expect, test } from "#tests/e2e/support/studio.ts";

test("a click on a tool's text, before or after a figure in it, leads to its field", async ({
  studio,
}) => {
  await studio.openPreview({ _id: "zoneFinder", _type: "zoneFinder", path: "/free-zones" });
  const tool = studio.preview.locator("#tool");
  const places = {
    "on qualifying income": "texts.tax",
    "In which emirate?": "questions.emirate.label",
  };
  for (const [words, field] of Object.entries(places)) {
    // The page leads to its fields once it has found the Studio around it.
    await expect(async () => {
      await tool.getByText(words).first().click();
      await expect(studio.text(field)).toBeFocused(BEFORE_RETRY);
    }).toPass();
  }
});

test("a tool's form has named fields in tabs, and refuses a figure that does not exist", async ({
  studio,
}) => {
  await studio.openDocument({ _id: "taxEstimate", _type: "taxEstimate" });
  for (const name of ["Introduction", "Questions", "Figures", "Result", "Messages", "Examples"]) {
    await expect(studio.form.getByRole("tab", { name })).toBeVisible();
  }
  await studio.form.getByRole("tab", { name: "Result" }).click();
  const tax = studio.text("texts.tax");
  await tax.fill("Tax of {nothing}");
  await expect(studio.error("texts.tax")).toBeVisible();
  await studio.openValidation();
  await expect(studio.validation).toContainText("No figure is called {nothing}");
  await expect(studio.publishButton).toBeDisabled();
  await tax.fill("Tax of {rate}");
  await expect(studio.error("texts.tax")).toHaveCount(0);
  await studio.chooseAction("Discard changes");
  await studio.confirm("Discard changes");
  await expect(tax).toHaveValue("Corporate tax");
});
