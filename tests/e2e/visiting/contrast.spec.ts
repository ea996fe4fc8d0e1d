import { expect, test } from "#tests/e2e/support/test.ts";

test("a visitor who prefers more contrast gets field borders as dark as the text", async ({
  page,
}) => {
  await page.goto("/contact");
  const colors = () =>
    page.getByLabel("Message").evaluate((field) => ({
      text: getComputedStyle(field).color,
      line: getComputedStyle(field).borderTopColor,
    }));
  const usual = await colors();
  expect(usual.line).not.toBe(usual.text);
  await page.emulateMedia({ contrast: "more" });
  const { text, line } = await colors();
  expect(line).toBe(text);
});
