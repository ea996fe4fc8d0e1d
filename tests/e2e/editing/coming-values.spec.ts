import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { expect, test } from "#tests/e2e/support/studio-documents.ts";

test("a figure's evidence shows a value that becomes law on a later day", async ({
  documents,
  page,
}) => {
  const next = { from: "2099-01-01", value: "27", qualifier: "For whoever comes later." };
  const figure = await documents.figure({ value: "31", next });
  const { path } = await documents.serviceShowing(figure._id);
  await expectOnSite(path, "For whoever comes later.");
  await page.goto(path);
  await page.locator(`.figure-mark:has([data-figure="${figure._id}"]) button`).first().click();
  const opened = page.locator(".evidence li:popover-open");
  await expect(opened).toContainText("From 1 January 2099: 27. For whoever comes later.");

  await documents.change(figure._id, { "next.mayBeCalledOff": true });
  await expect
    .poll(async () => (await page.request.get(path)).text(), { message: "what may be called off" })
    .not.toContain("For whoever comes later.");
});
