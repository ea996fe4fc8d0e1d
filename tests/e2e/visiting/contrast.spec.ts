import { expect, test } from "#tests/e2e/support/test.ts";

test("whoever asks for more contrast gets lines and placeholders as dark as the text", async ({
  page,
}) => {
  await page.goto("/contact");
  const colors = () =>
    page.getByLabel("Message").evaluate((field) => ({
      text: getComputedStyle(field).color,
      line: getComputedStyle(field).borderTopColor,
      placeholder: getComputedStyle(field, "::placeholder").color,
    }));
  const usual = await colors();
  expect([usual.line, usual.placeholder]).not.toContain(usual.text);
  await page.emulateMedia({ contrast: "more" });
  const { text, line, placeholder } = await colors();
  expect([line, placeholder]).toEqual([text, text]);
});
