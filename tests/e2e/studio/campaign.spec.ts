import { reference } from "#schemas/sections/sample-parts.ts";
import { answerAt, expectOnSite, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { BEFORE_RETRY, expect, type Studio, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { line } from "#tests/support/parts-of-content.ts";

// Sanity logs this when its menu opens before the page's document has reached the preview.
test.use({ alsoAllowed: [/reading 'findIndex'/] });

/** Types into a text that may hold figures. */
async function write(studio: Studio, path: string, text: string): Promise<void> {
  const input = studio.field(path).locator("[contenteditable=true]");
  await input.click();
  await input.pressSequentially(text);
  await expect(input).toContainText(text);
}

const close = (studio: Studio) =>
  studio.page.getByRole("dialog").getByRole("button", { name: "Close dialog" }).click();

test("an editor makes a campaign page of sections from an empty page", async ({
  studio,
  documents,
  page,
}) => {
  const word = uniqueWord();
  const path = `/${word}/spring`;
  documents.removeLater("_type == 'freePage' && slug.current == $slug", { slug: path.slice(1) });
  await expectStatus(path, 404);
  await studio.openList("Free pages");
  await page.getByTestId("action-intent-button").click();
  await studio.text("title").fill(`Spring ${word}`);
  await studio.text("slug").fill("services/spring");
  await studio.openValidation();
  await expect(studio.validation).toContainText("begin with /services are kept for other parts");
  await studio.text("slug").fill(path.slice(1));
  await expect(studio.validation).not.toContainText("are kept for other parts");
  await studio.text("hero.heading").fill("Move before the summer");
  await write(studio, "hero.lead", "Eight weeks from the first call to a home of your own.");

  await page.getByRole("tab", { name: "Sections" }).click();
  const text = await studio.addSection("Text");
  await studio.text(`${text}.heading`).fill("The chapter");
  await write(studio, `${text}.body`, "What the chapter says.");
  await close(studio);
  const note = await studio.addSection("Note");
  await studio.text(`${note}.note.title`).fill("The remark");
  await write(studio, `${note}.note.text`, "What the remark says.");
  await close(studio);
  const action = await studio.addSection("Call to action");
  await studio.text(`${action}.heading`).fill("The invitation");
  await studio.text(`${action}.actionLabel`).fill("Book a call");
  await studio.text(`${action}.subject`).fill("The spring offer");
  await close(studio);
  await studio.publish();
  await expectOnSite(path, "The invitation");
  const { html } = await answerAt(path);
  const shown = html.match(/The (chapter|remark|invitation)(?=<)/g);
  expect([...new Set(shown)]).toEqual(["The chapter", "The remark", "The invitation"]);
});

test("an editor inserts a section between two others in the preview of a page without a draft", async ({
  studio,
  documents,
  page,
}) => {
  const word = uniqueWord();
  const path = `/${word}`;
  const section = { _type: "richTextSection", body: line("What it says.") };
  const free = await documents.freePage(word, [
    { ...section, _key: "first", heading: "The chapter" },
    { ...section, _key: "second", heading: "The next one" },
  ]);
  await expectOnSite(path, "The next one");
  const documentIsRead = page.waitForResponse(
    (response) =>
      response.url().includes("document.snapshots") && response.url().includes(free._id),
  );
  await studio.openPreview({ ...free, path });
  await documentIsRead;
  const { preview } = studio;
  const places = preview.locator("main [data-sanity]");
  const insert = preview.getByRole("button", { name: "Insert before" });
  // Data reaches the page a moment later, so a menu from before is opened again.
  await expect(async () => {
    await places.last().click({ button: "right", position: { x: 8, y: 8 }, force: true });
    await expect(insert).toBeVisible(BEFORE_RETRY);
  }).toPass();
  await insert.hover();
  await preview.getByRole("menuitem", { name: "Checklist" }).click();
  await documents.waitFor(`drafts.${free._id}`, {
    sections: [{ _key: "first" }, { _type: "checklistSection" }, { _key: "second" }],
  });
  await expect(places).toHaveCount(3);
});

test("a last day is understood as people write it, and one that is not keeps the page from being published", async ({
  studio,
  documents,
}) => {
  const word = uniqueWord();
  const section = { _type: "richTextSection", _key: "a", heading: "A", body: line("Words.") };
  const free = await documents.freePage(word, [section]);
  await documents.change(free._id, { afterwards: reference("contactPage") });
  const draft = `drafts.${free._id}`;
  await studio.openDocument(free);
  const until = studio.text("until");
  for (const typed of ["31.1.2027", "2027-01-31", "31 Jan 2027"]) {
    await until.fill(typed);
    await until.press("Tab");
    await expect(until).toHaveValue("31 Jan 2027");
    await documents.waitFor(draft, { until: "2027-01-31" });
    await until.fill("");
  }
  await until.fill("end of January");
  await until.press("Tab");
  await expect(studio.form.getByTestId("field-error")).toHaveText(
    "“end of January” cannot be read as a day. Write it as 27 Nov 2026.",
  );
  await expect(studio.publishButton).toBeDisabled();
  await until.fill("31 Jan 2027");
  await studio.publish();
  await documents.waitFor(free._id, { until: "2027-01-31" });
});
