import type { Page } from "@playwright/test";
import { lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { picture } from "#tests/support/first-content.ts";
import { line } from "#tests/support/parts-of-content.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";

const benefits = (heading: string) => ({ _type: "benefitsSection", _key: "benefits", heading });

test("a section of picture and text is published without a link, and each mistake in it is named", async ({
  studio,
  documents,
  page,
}) => {
  const freePage = await documents.freePage(uniqueWord(), []);
  await studio.openDocument(freePage);
  await page.getByRole("tab", { name: "Sections" }).click();
  const section = await studio.addSection("Picture beside text");
  await studio.text(`${section}.heading`).fill("Where we are");
  await page.getByRole("dialog").getByRole("button", { name: "Close dialog" }).click();
  await studio.openValidation();
  await expect(studio.validation).toContainText(
    "Sections › Picture beside text “Where we are” › Text",
  );
  await expect(studio.validation).not.toContainText("Link");

  // Text and image are filled in. The rest has initial values.
  const draft = `drafts.${freePage._id}`;
  await expect
    .poll(() => documents.count("_id == $draft && count(sections) == 1", { draft }))
    .toBe(1);
  const filledIn = {
    "sections[0].body": line("What is there."),
    "sections[0].image": picture("documents"),
  };
  await lakeClient().patch(draft).set(filledIn).commit();
  await studio.publish();
  const [stored] = (await documents.stored(freePage._id))?.sections ?? [];
  expect(stored).toMatchObject({ _type: "pictureTextSection", heading: "Where we are" });
  expect(stored).not.toHaveProperty("link");
});

test("a list says in a sentence how many entries it needs", async ({ studio, documents, page }) => {
  const freePage = await documents.freePage(uniqueWord(), [benefits("What you gain")]);
  await studio.openDocument(freePage);
  await page.getByRole("tab", { name: "Sections" }).click();
  await studio.openValidation();
  await expect(studio.validation).toContainText("Sections › Benefits “What you gain” › Benefits");
  await expect(studio.validation).toContainText("Needs three to six benefits.");
});

/** Delays the rules that query the content lake for redirects. */
async function holdRules(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => /_type\s*==\s*"redirect"/.test(url.searchParams.get("query") ?? ""),
    (route) => held.promise.then(() => route.continue()),
  );
  return held.resolve;
}

test("old problems are pale until the new validation has ended", async ({
  studio,
  documents,
  page,
}) => {
  const redirect = await documents.redirect();
  await studio.openDocument(redirect);
  await studio.text("source").fill("about");
  const said = page.getByTestId("field-error");
  await expect(said).toHaveCSS("opacity", "1");
  const before = (await said.textContent()) ?? "";
  const release = await holdRules(page);
  await studio.text("source").fill("/about");
  await expect(said).toHaveText(before);
  await expect(said).toHaveCSS("opacity", "0.4");
  release();
  const now = said.filter({ hasText: "/about is a live page" });
  await expect(now).toHaveCSS("opacity", "1");
  await expect(said.filter({ hasText: before })).toHaveCount(0);
  await page.unrouteAll({ behavior: "wait" });
});

test("the form shows a page's whole address below its slug, and days in words", async ({
  studio,
  documents,
}) => {
  const word = uniqueWord();
  const freePage = await documents.freePage(word, sectionSamples().slice(0, 1));
  await studio.openDocument(freePage);
  await studio.text("slug").fill(`${word}/spring`);
  const address = studio.page.getByTestId("whole-address");
  await expect(address).toHaveText(new RegExp(`^https?://[^/]+/${word}/spring$`));

  const figure = await documents.figure({ checkedOn: "2026-11-27" });
  await studio.openDocument(figure);
  await expect(studio.text("checkedOn")).toHaveValue("27 Nov 2026");
});
