import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

// The features of a project are requested once per tab.
test.use({ ownTab: true });

for (const [plan, features, isThere] of [
  ["holds", ["contentReleases", "singleDocRelease"], true],
  ["does not hold", [], false],
] as const) {
  test(`the Studio offers releases and scheduled drafts only if the project's plan ${plan}`, async ({
    studio,
    documents,
    page,
  }) => {
    await page.route(/\/features(\?|$)/, (route) => route.fulfill({ json: features }));
    const service = await documents.service();
    await page.goto(`${addresses.studio}/structure`);
    await studio.openDocument(service);
    await studio.text("hero.heading").fill(`Headline ${uniqueWord()}`);
    await documents.waitFor(`drafts.${service._id}`, {});

    await page.getByRole("button", { name: "Open document actions" }).click();
    await expect(page.getByRole("menuitem", { name: "Discard changes" })).toBeVisible();
    const scheduled = page.getByRole("menuitem", { name: "Schedule publish" });
    await expect(scheduled).toHaveCount(isThere ? 1 : 0);
    await page.keyboard.press("Escape");
    const tools = page.getByRole("link", { name: "Releases", exact: true });
    await expect(tools).toHaveCount(isThere ? 1 : 0);
    await page.getByTestId("global-perspective-menu-button").click();
    await expect(page.getByTestId("release-menu")).toContainText("Published");
    await expect(page.getByTestId("create-new-release-button")).toHaveCount(isThere ? 1 : 0);
  });
}
