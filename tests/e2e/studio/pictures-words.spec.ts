import { translationId } from "#schemas/shared/translations/translation-rows.ts";
import { BEFORE_RETRY, expect, test } from "#tests/e2e/support/studio.ts";

test("a doubtful alternative text is found beside its picture, written there in English and Swedish, and taken back", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.service({});
  const { hero } = service;
  await documents.change(service._id, { "hero.image.alt": "IMG_2041.jpg" });
  const swedish = translationId("sv", service._id);
  documents.removeLater("_id in [$id, 'drafts.' + $id]", { id: swedish });

  await studio.openTool(/^Checks/);
  // A tool that has just been opened may begin once more, with its first tab.
  const tab = page.getByRole("tab", { name: "What pictures show" });
  await expect(async () => {
    await tab.click();
    await expect(page.getByLabel("Language", { exact: true })).toBeVisible(BEFORE_RETRY);
  }).toPass();
  const name = `${service.title} › Hero › Image`;
  const place = page.getByRole("group", { name, exact: true });
  const text = place.getByRole("textbox");
  await expect(place).toContainText("This is the name of a file");
  await expect(place).toContainText(`Beside it: ${hero.heading}`);
  await expect(place.getByRole("link", { name: `See ${service.path}` })).toBeVisible();
  await text.fill("Pupils in front of a school");
  await place.getByRole("button", { name: "Save" }).click();
  await documents.waitFor(service._id, {
    hero: { image: { alt: "Pupils in front of a school" } },
  });
  await expect(place).toHaveCount(0);

  const isOfTranslations = (url: URL) =>
    (url.searchParams.get("query") ?? "").includes(
      '_type == "translation" && language == $language',
    );
  const known = Promise.withResolvers<void>();
  await page.route(isOfTranslations, (route) => known.promise.then(() => route.continue()));
  await page.getByLabel("Language", { exact: true }).selectOption("sv");
  await expect(page.getByText("Reading the translations…")).toBeVisible();
  await expect(page.getByText("Not translated yet.")).toHaveCount(0);
  known.resolve();
  await expect(place).toContainText("In English: Pupils in front of a school");
  await text.fill("Elever framför en skola");
  await place.getByRole("button", { name: "Save" }).click();
  const row = { source: "Pupils in front of a school", text: "Elever framför en skola" };
  await documents.waitFor(`drafts.${swedish}`, { rows: [row] });
  await page.getByRole("button", { name: "Undo" }).click();
  await documents.waitFor(`drafts.${swedish}`, undefined);
  await expect(place).toContainText("Not translated yet.");
  await page.unrouteAll({ behavior: "wait" });
});
