import { reference } from "#schemas/sections/sample-parts.ts";
import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { BEFORE_RETRY, expect, type Studio, test } from "#tests/e2e/support/studio.ts";
import { type StudioDocuments, uniqueWord } from "#tests/e2e/support/studio-documents.ts";

const HEADING = "Skolor som passar";

/** The group of texts in the form of a translation. */
const group = ({ page }: Studio, name: string) => page.getByRole("region", { name, exact: true });

/** The Swedish text of an English phrase. */
const textOf = ({ page }: Studio, phrase: string) =>
  page.getByRole("textbox", { name: `Svenska: ${phrase}`, exact: true });

/** A page with a heading, and a published Swedish translation with one row. */
async function translatedService(documents: StudioDocuments) {
  const service = await documents.service();
  const { heading } = service.hero;
  const row = { _type: "translatedText", field: "hero.heading", source: heading, text: HEADING };
  const translation = await documents.create({
    _type: "translation",
    language: "sv",
    translated: { ...reference(service._id), _weak: true },
    isShown: true,
    rows: [{ ...row, _key: "heading" }],
  });
  return { service, translation, heading };
}

test("a page is translated from the list of its language, and visitors read it", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.service();
  const { heading } = service.hero;
  documents.removeLater("_type == 'translation' && translated._ref == $id", { id: service._id });
  await studio.openList("Translations", "Svenska");
  const listed = group(studio, "To do").getByRole("link", { name: service.title });
  await expect(listed).toContainText("No translation yet.");
  await listed.click();

  await expect(studio.form).toContainText("0% translated");
  await textOf(studio, heading).fill("1 skola");
  await expect(studio.form).toContainText("Keep the numbers of the English phrase");
  await textOf(studio, heading).fill(HEADING);
  await expect(textOf(studio, heading)).toBeFocused();
  // Another page has the same button.
  const button = page.getByRole("button", { name: "Use “Kostnadsfri rådgivning”" }).first();
  await button.click();
  await expect(textOf(studio, "Free Consultation").first()).toHaveValue("Kostnadsfri rådgivning");
  await page.getByTestId("boolean-input").locator("input").press("Space");
  await studio.publish();
  await expectOnSite(`/sv${service.path}`, HEADING);
  await expect(listed).toContainText("Shown");
});

test("the list of a language that is not switched on does not call a page shown", async ({
  studio,
  documents,
}) => {
  const { service, translation } = await translatedService(documents);
  await documents.change(translation._id, { language: "da" });
  await studio.openList("Translations", "Dansk");
  const listed = group(studio, "To do").getByRole("link", { name: service.title });
  await expect(listed).toContainText("Shown once Dansk is on");
});

test("an editor writes what a figure counts, a translator the forms of the language, and pages agree with the number", async ({
  studio,
  documents,
  page,
}) => {
  const figure = await documents.figure({ value: "12" });
  const service = await documents.serviceShowing(figure._id);
  const row = { _type: "translatedText", _key: "lead", field: "hero.lead", source: "It is <1/>." };
  await documents.create({
    _type: "translation",
    language: "sv",
    translated: { ...reference(service._id), _weak: true },
    isShown: true,
    rows: [{ ...row, text: "Det är <1/>." }],
  });
  documents.removeLater("_type == 'translation' && translated._ref == $id", { id: figure._id });

  await studio.openDocument(figure);
  await studio.text("counted.one").fill("zone");
  await expect(studio.error("counted.other")).toBeVisible();
  await studio.text("counted.other").fill("zones");
  await expect(studio.error("counted.other")).toBeHidden();
  await studio.publish();
  await expectOnSite(service.path, "12\u00a0zones<");

  await studio.openList("Translations", "Svenska");
  await group(studio, "To do").getByRole("link", { name: figure.label }).click();
  await expect(studio.form).toContainText("What it counts, after 1…");
  await expect(studio.form).toContainText("What it counts, after 0, 2, 3, 4…");
  await textOf(studio, "zone").fill("zon");
  await textOf(studio, "zones").fill("zoner");
  await page.getByTestId("boolean-input").locator("input").press("Space");
  await studio.publish();
  await expectOnSite(`/sv${service.path}`, "12\u00a0zoner<");
  await documents.change(figure._id, { value: "1" });
  await expectOnSite(`/sv${service.path}`, "1\u00a0zon<");
  await expectOnSite(service.path, "1\u00a0zone<");
});

test("the translation of a text that a release changes is edited in that release and published with it", async ({
  studio,
  documents,
}) => {
  const { service, translation, heading } = await translatedService(documents);
  await expectOnSite(`/sv${service.path}`, HEADING);
  const release = await documents.release();
  for (const document of [service, translation]) await release.add(document);
  const changed = `${heading}, and early`;
  const version = `versions.${release.releaseId}`;
  await documents.change(`${version}.${service._id}`, { "hero.heading": changed });

  await studio.openInRelease(translation, release.releaseId);
  const settled = group(studio, "Changed in English since");
  await expect(settled).toContainText(heading);
  await expect(settled).toContainText(changed);
  await settled.getByRole("button", { name: "Meaning unchanged" }).click();
  await expect(textOf(studio, changed)).toBeFocused();
  await documents.waitFor(`${version}.${translation._id}`, {
    rows: [{ source: changed, text: HEADING }],
  });
  await release.publish();
  await expectOnSite(service.path, changed);
  await expectOnSite(`/sv${service.path}`, HEADING);
});

test("the preview shows a translation's draft, and a click on a text opens its row", async ({
  studio,
  documents,
  page,
}) => {
  const { service, translation, heading } = await translatedService(documents);
  await studio.openPreview(service);
  const shown = studio.preview.getByRole("heading", { level: 1 });
  await expect(shown).toContainText(heading);
  await page.getByLabel("Language").selectOption({ label: "Svenska" });
  await expect(shown).toContainText(HEADING);
  await expect(async () => {
    await shown.click();
    await expect(textOf(studio, heading)).toBeFocused(BEFORE_RETRY);
  }).toPass();
  await expect(textOf(studio, heading)).toBeInViewport();
  await textOf(studio, heading).fill("Rätt skola i tid");
  await expect(shown).toContainText("Rätt skola i tid");
  await documents.waitFor(`drafts.${translation._id}`, { rows: [{ text: "Rätt skola i tid" }] });
});

test("in the preview of a language a press on an English sentence opens its row, also before the page has a translation", async ({
  studio,
  documents,
  page,
}) => {
  const heading = `A heading that nobody has translated ${uniqueWord()}`;
  const service = await documents.service();
  await documents.change(service._id, { "hero.heading": heading });
  const id = `translation-sv-${service._id}`;
  documents.removeLater("_id in [$id, 'drafts.' + $id]", { id });
  await studio.openPreview(service);
  const shown = studio.preview.getByRole("heading", { level: 1 });
  await expect(shown).toContainText(heading);
  await page.getByLabel("Language").selectOption({ label: "Svenska" });
  await expect(studio.preview.locator("html")).toHaveAttribute("lang", "sv");
  await expect(studio.form).toContainText("not translated yet");
  await expect(async () => {
    await shown.click();
    await expect(textOf(studio, heading)).toBeFocused(BEFORE_RETRY);
  }).toPass();
  await textOf(studio, heading).fill(HEADING);
  await expect(shown).toContainText(HEADING);
  await documents.waitFor(`drafts.${id}`, {
    language: "sv",
    translated: { _ref: service._id },
    rows: [{ source: heading, text: HEADING }],
  });
  await expect(textOf(studio, heading)).toBeFocused();
  expect(
    await documents.stored(`drafts.${service._id}`),
    "a draft of the English page",
  ).toBeUndefined();
});

test("a text in other words than the glossary says so until an editor accepts them", async ({
  studio,
  documents,
}) => {
  const { service, translation } = await translatedService(documents);
  const source = "A free zone company";
  await documents.change(service._id, { "hero.heading": source });
  const row = { _type: "translatedText", _key: "heading", field: "hero.heading", source };
  await documents.change(translation._id, { rows: [{ ...row, text: "Ett bolag i zonen" }] });
  await studio.openDocument(translation);
  const hint = studio.form.getByText("In the glossary “free zone company” is “frizonsföretag”.");
  await expect(textOf(studio, source)).toHaveAccessibleDescription(/frizonsföretag/);
  await textOf(studio, source).fill("Ett frizonsföretag");
  await expect(hint).toBeHidden();
  await textOf(studio, source).fill("Ett bolag i en zon");
  await expect(hint).toBeVisible();
  await studio.form.getByRole("button", { name: "Accept these words" }).click();
  await expect(hint).toBeHidden();
  await documents.waitFor(`drafts.${translation._id}`, {
    rows: [{ text: "Ett bolag i en zon", acceptedTerms: ["free zone company"] }],
  });
});

test("who has read a language's release is named once, can be taken back, and the release has a button that publishes it", async ({
  studio,
  documents,
  page,
}) => {
  const inRelease = "_type == 'translation' && language == 'no' && _id in path('versions.**')";
  const waiting = await documents.count(inRelease, {});
  const reader = "Kari Nordmann";
  const named = () => documents.count(`${inRelease} && readBy == $reader`, { reader });
  await studio.openList("Languages");
  const norwegian = group(studio, "Norsk");
  await norwegian.getByLabel("Who has read Norsk in the release").fill(reader);
  await norwegian.getByRole("button", { name: `of all ${waiting}` }).click();
  await expect.poll(named).toBe(waiting);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(named).toBe(0);

  // Whoever comes back sees who is named.
  await expect(norwegian).toContainText(`0 of ${waiting} name a reader.`);
  await norwegian.getByRole("button", { name: `of all ${waiting}` }).click();
  await expect.poll(named).toBe(waiting);
  await studio.openTool("Start");
  await studio.openList("Languages");
  await expect(norwegian.getByLabel("Who has read Norsk in the release")).toHaveValue(reader);
  await expect(norwegian).toContainText(`${waiting} of ${waiting} name a reader.`);
  await expect(norwegian.getByRole("button", { name: `of all ${waiting}` })).toBeDisabled();
  await lakeClient()
    .patch({ query: `*[${inRelease}]` })
    .unset(["readBy"])
    .commit();

  await page.getByTestId("studio-navbar").getByRole("link", { name: "Start" }).click();
  await page
    .getByRole("region", { name: "Releases that wait" })
    .getByRole("link", { name: "Norwegian" })
    .click();
  await expect(page.getByTestId("publish-all-button")).toBeEnabled();
});

test.describe("with a site that does not answer", () => {
  // The checks of pages would take a minute, and the documents are checked without them.
  test.use({ alsoAllowed: [/net::ERR_FAILED/] });

  test("Checks name a text that was changed in English, and lead to its row", async ({
    studio,
    documents,
    page,
  }) => {
    const { service, translation, heading } = await translatedService(documents);
    const changed = `${heading}, and early`;
    await documents.change(service._id, { "hero.heading": changed });
    await studio.leave();
    await page.route(`${addresses.site}/**`, (route) => route.abort());
    await page
      .getByTestId("studio-navbar")
      .getByRole("link", { name: /^Checks/ })
      .click();
    const found = group(studio, "Translated texts that were changed in English");
    await expect(found).toContainText(changed, { timeout: 100_000 });
    await page.unrouteAll({ behavior: "wait" });
    await found.getByRole("link", { name: `Open “${service.title}, Svenska”` }).click();
    await expect(textOf(studio, changed)).toBeFocused();
    await group(studio, "Changed in English since")
      .getByRole("button", { name: "Meaning unchanged" })
      .click();
    await documents.waitFor(`drafts.${translation._id}`, { rows: [{ source: changed }] });
  });
});
