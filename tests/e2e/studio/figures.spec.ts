import type { Page } from "@playwright/test";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { expectLegible } from "#tests/e2e/support/accessibility.ts";
import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { be, expect, type Studio, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

const NEW_YEAR = "1 Jan 2099, 00:00 in Dubai (31 Dec 2098, 21:00 your time)";

async function openFigure(studio: Studio, words: string, label: string) {
  const { page } = studio;
  await studio.openTool("Figures");
  await page.getByRole("tab", { name: "All" }).click();
  await page.getByLabel("Find a figure").fill(words);
  await page.getByRole("button", { name: label }).click();
  return page.getByRole("region", { name: label });
}

test("the figures tool lists every sentence that shows a figure, each with a link to its field", async ({
  studio,
  page,
}) => {
  const panel = await openFigure(studio, "corporate tax 9", "Federal corporate tax rate");
  const sentences = panel.getByRole("listitem");
  // Also for a figure that takes its value from another.
  await expect(sentences.filter({ hasText: "Other income is taxed at 9%" })).not.toHaveCount(0);
  // The focus moves into the panel, and Escape returns it to the figure in the list.
  await expect(panel).toBeFocused();
  await page.keyboard.press("Escape");
  const row = page.getByRole("button", { name: "Federal corporate tax rate" });
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  const onRegistration = sentences.filter({ hasText: "Business Registration" }).first();
  await onRegistration.getByRole("link", { name: /^Edit in/ }).click();
  await expect(studio.form).toBeVisible();
  await expect(page).toHaveURL(/service-business-registration/);
});

test("badges and texts of a selected figure can be read, in light and dark", async ({
  studio,
  documents,
  page,
}) => {
  const figure = await documents.figure({ status: "toBeConfirmed", checkedOn: "2020-01-01" });
  await openFigure(studio, figure.word, figure.label);
  const row = page.getByRole("button", { name: figure.label });
  await expect(row).toHaveAttribute("aria-pressed", "true");
  for (const badge of ["To be confirmed", "Review due"]) await expect(row).toContainText(badge);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`[data-scheme="${colorScheme}"]`).first()).toBeVisible();
    await expectLegible(page, "button[aria-pressed=true]");
  }
  await page.emulateMedia({ colorScheme: null });
});

test("an editor inserts a figure into a text by searching for its label", async ({
  studio,
  documents,
  page,
}) => {
  const figure = await documents.figure({ value: "31", unit: "%" });
  const service = await documents.listedService();
  await studio.openDocument(service);
  const lead = studio.field("hero.lead");
  await lead.locator("[contenteditable=true]").click();
  await lead.getByRole("button", { name: "Figure" }).click();
  // The search has the focus, so that nothing typed at once is lost.
  await expect(page.getByPlaceholder("Type to search")).toBeFocused();
  await page.keyboard.type(figure.word);
  await page.getByRole("option").filter({ hasText: figure.label }).click();
  await expect(page.getByRole("radio", { name: "Value and unit" })).toBeChecked();
  await expect(lead).toContainText("31%");
  await studio.publish();
  await expectOnSite(service.path, figure._id);
});

test("an editor links words to a page by typing its name at once", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.listedService();
  await studio.openDocument(service);
  await page.getByRole("tab", { name: "Introduction" }).click();
  const body = studio.field("introduction.body");
  const text = body.locator("[contenteditable=true]").first();
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("See this");
  await page.keyboard.press("ControlOrMeta+a");
  await body.getByRole("button", { name: "Link to a page" }).click();
  const search = page.getByPlaceholder("Type to search");
  await expect(search).toBeFocused();
  await page.keyboard.type("Con");
  await expect(search).toHaveValue("Con");
});

test("an editor previews a figure's new value before publishing, scheduling or cancelling it", async ({
  studio,
  documents,
  page,
}) => {
  const [oldValue, newValue, later] = [31, 27, 25].map((value) => `${value},${uniqueWord()}`);
  const figure = await documents.figure({ value: oldValue });
  const { path } = await documents.serviceShowing(figure._id);
  await expectOnSite(path, `${oldValue}`);

  const panel = await openFigure(studio, figure.word, figure.label);
  const sentence = panel.getByRole("listitem").filter({ hasText: path });
  const change = async (from = "", to = "") => {
    await panel.getByLabel("New value").fill(to);
    await expect(sentence).toContainText(`It is ${from}.`);
    await expect(sentence).toContainText(`It is ${to}.`);
  };
  await panel.getByRole("button", { name: "Change" }).click();
  await change(oldValue, newValue);
  // The change is shown above its button, which stays visible.
  const publish = panel.getByRole("button", { name: "Publish now" });
  await expect(publish).toBeInViewport();
  await publish.click();
  await expectOnSite(path, `${newValue}`);
  await documents.waitFor(figure._id, { value: newValue, checkedOn: dubaiDay() });
  // A finished task is no longer listed.
  await expect(panel.getByLabel("New value")).toHaveCount(0);

  await panel.getByRole("button", { name: "Change" }).click();
  await change(newValue, later);
  await panel.getByLabel("Holds from").fill("2099-01-01");
  await panel.getByText("It may still be called off").click();
  await panel.getByRole("button", { name: "Publish for 1 Jan 2099" }).click();
  const coming = panel.getByRole("region", { name: "Coming" });
  await expect(coming).toContainText(`From ${NEW_YEAR}: ${later}.`);
  await expect(panel.getByLabel("New value")).toHaveCount(0);
  await documents.waitFor(figure._id, { value: newValue, next: { mayBeCalledOff: true } });
  await page.getByRole("tab", { name: "Coming" }).click();
  const row = page.getByRole("tabpanel").getByRole("button", { name: figure.label });
  await expect(row).toContainText(`From 1 Jan 2099: ${later}`);
  await coming.getByRole("button", { name: "Change day or value" }).click();
  await expect(panel.getByLabel("Holds from")).toHaveValue("1 Jan 2099");
  await coming.getByRole("button", { name: "Call it off" }).click();
  await expect(coming).toHaveCount(0);
  await expect(row).not.toContainText("From 1 Jan 2099");
});

test.describe("late in the evening", () => {
  // The clock of a tab stays where a test has set it.
  test.use({ ownTab: true });

  test("the figures tool refuses an invalid value, can undo a publish, and uses the day in Dubai", async ({
    studio,
    documents,
    page,
  }) => {
    // It is late in the evening here, and the next day in Dubai.
    await page.clock.setFixedTime("2026-11-23T21:30:00Z");
    const given = { value: "375,000", unit: "AED", topic: "tax", reviewBy: "2026-11-23" };
    const figure = await documents.figure(given);
    const panel = await openFigure(studio, figure.word, figure.label);
    await expect(page.getByRole("button", { name: figure.label })).toContainText("Review due");
    await panel.getByRole("button", { name: "Confirmed today" }).click();
    await documents.waitFor(figure._id, { checkedOn: "2026-11-24" });
    await panel.getByRole("button", { name: "Change" }).click();
    await expect(panel.getByLabel("Holds from")).toHaveValue("24 Nov 2026");
    const value = panel.getByLabel("New value (in AED)");
    const publish = panel.getByRole("button", { name: "Publish now" });
    await value.fill("10%");
    await expect(panel.getByRole("alert")).toContainText("does not read as a number of AED");
    await expect(publish).toBeDisabled();
    await value.fill("37,500");
    await publish.click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("AED 37,500 in place of AED 375,000?");
    await question.getByRole("button", { name: "Publish AED 37,500" }).click();
    await documents.waitFor(figure._id, { value: "37,500" });
    await page.getByRole("button", { name: "Undo" }).click();
    await documents.waitFor(figure._id, { value: "375,000" });
    await panel.getByText("What was done").click();
    const changed = panel.getByRole("listitem").filter({ hasText: "Changed: AED 37,500" });
    await expect(changed).toContainText("in Dubai, Local editor");
    await changed.getByRole("button", { name: "Put back" }).click();
    await expect(value).toHaveValue("37,500");
  });
});

test("the preview can show the site as of a later day", async ({ studio, documents, page }) => {
  const figure = await documents.figure({ value: "31", next: { from: "2099-01-01", value: "27" } });
  const service = await documents.serviceShowing(figure._id);
  const panel = await openFigure(studio, figure.word, figure.label);
  await expect(panel).toContainText(`From ${NEW_YEAR}: 27. It is law already.`);

  const loading = Promise.withResolvers<void>();
  await page.route(/\/api\/draft-mode\/enable/, (route) =>
    loading.promise.then(() => route.continue()),
  );
  await studio.openPreview(service);
  await page.getByLabel("Figures as of").fill("2099-01-01");
  loading.resolve();
  const shown = studio.preview.locator(`[data-figure=${figure._id}]`).first();
  await expect(shown).toHaveAttribute("value", "27");
  await page.getByLabel("Figures as of").fill("");
  await expect(shown).toHaveAttribute("value", "31");
  await page.unrouteAll({ behavior: "wait" });
});

test("the figures tool understands differently written numbers, or asks, and finds a figure by any of them", async ({
  studio,
  documents,
  page,
}) => {
  const figure = await documents.figure({ value: "400,000", unit: "AED", sourceTitle: "One law" });
  const panel = await openFigure(studio, `${figure.word} 400000`, figure.label);
  await panel.getByRole("button", { name: "Change" }).click();
  const value = panel.getByLabel("New value (in AED)");
  const publish = panel.getByRole("button", { name: "Publish now" });
  for (const typed of ["375 000", "375000", "375,000", "375.000,00"]) {
    await value.fill(typed);
    await expect(panel).toContainText(/Reads AED\s375,000/);
    await expect(publish).toBeEnabled();
  }
  await value.fill("375.000");
  const question = panel.getByRole("region", { name: "Which number" });
  await expect(question.getByRole("button")).toHaveText([/AED\s375,000/, /AED\s375/]);
  await expect(publish).toBeDisabled();
  await question.getByRole("button", { name: /375,000/ }).click();
  await expect(question).toHaveCount(0);
  await expect(value).toHaveValue("375,000");
  await value.fill("375 000");
  await publish.click();
  await documents.waitFor(figure._id, { value: "375,000" });
  for (const search of ["375000", "375.000", "375 000", "375,000"]) {
    await page.getByLabel("Find a figure").fill(search);
    await expect(page.getByRole("button", { name: figure.label })).toBeVisible();
  }

  // The same in the form of the document.
  await studio.openDocument(figure);
  await studio.text("value").fill("12 500");
  await studio.text("label").focus();
  await expect(studio.text("value")).toHaveValue("12,500");
  await studio.text("value").fill("12.500");
  await expect(page.getByTestId("field-error")).toContainText("in two ways");
  await expect(studio.publishButton).toBeDisabled();
  await studio
    .field("value")
    .getByRole("button", { name: /AED\s12\.50$/ })
    .click();
  await expect(studio.text("value")).toHaveValue("12.50");
});

test("after a change of a law, an editor opens the other figures of the same law", async ({
  studio,
  documents,
  page,
}) => {
  const sourceTitle = `Cabinet Decision No. ${Date.now()} of 2026`;
  const [figure, other] = await Promise.all([
    documents.figure({ value: "9", unit: "%", sourceTitle }),
    documents.figure({ value: "15", unit: "%", sourceTitle }),
  ]);
  const panel = await openFigure(studio, figure.word, figure.label);
  await panel.getByRole("button", { name: "Change" }).click();
  await panel.getByRole("link", { name: `15%: ${other.label}` }).click();
  await expect(page.getByRole("region", { name: other.label })).toBeVisible();
});

test.describe("as a viewer", () => {
  // Another user starts the Studio anew.
  test.use({ ownTab: true });

  test("a user without the right to change figures is told so and sees no buttons for it", async ({
    studio,
    documents,
    page,
  }) => {
    const given = { value: "9", next: { from: "2099-01-01", value: "10", sourceTitle: "A law" } };
    const figure = await documents.figure({
      ...given,
      log: [{ _key: "a", done: "Before", value: "8" }],
    });
    await be(page, "local-viewer");
    const panel = await openFigure(studio, figure.word, figure.label);
    await expect(panel).toContainText("Your role, Viewer, may not do this");
    await expect(panel.getByRole("region", { name: "Coming" })).toContainText("1 Jan 2099");
    await panel.getByText("What was done").click();
    await expect(panel.getByRole("listitem").filter({ hasText: "Before: 8" })).toBeVisible();
    await expect(panel.getByRole("button")).toHaveCount(0);
  });
});

test("a figure's buttons are inactive until the Studio knows whether somebody else is editing it", async ({
  documents,
  page,
}) => {
  const figure = await documents.figure({ value: "9" });
  const known = Promise.withResolvers<void>();
  await page.route(
    (url) =>
      (url.searchParams.get("query") ?? "").includes(
        '_type == "figure" && _id in path("drafts.**")',
      ),
    (route) => known.promise.then(() => route.continue()),
  );
  await page.goto(`${addresses.studio}/figures/${figure._id}`);
  await expect(page.getByText("Reading the figures…")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirmed today" })).toHaveCount(0);
  known.resolve();
  await expect(page.getByRole("button", { name: "Confirmed today" })).toBeEnabled();
  await page.unrouteAll({ behavior: "wait" });
});

test.describe("what needs a second person", () => {
  // Each person starts the Studio anew.
  test.use({ ownTab: true });

  test("a figure proposed by one person is published by another who has read it", async ({
    studio,
    documents,
    page,
  }) => {
    const figure = await documents.figure({ value: "9", unit: "%", topic: "tax" });
    await documents.change("siteSettings", { secondPerson: ["tax"] });
    try {
      const panel = await openFigure(studio, figure.word, figure.label);
      await panel.getByRole("button", { name: "Change" }).click();
      await panel.getByLabel("New value").fill("9.5");
      await panel.getByRole("button", { name: "Propose now" }).click();
      await page.getByRole("button", { name: "Propose 9.5%" }).click();
      const proposal = panel.getByRole("region", { name: "Proposal" });
      await expect(proposal).toContainText("Local editor proposes 9.5%");
      const approve = proposal.getByRole("button", { name: "Approve and publish" });
      await expect(proposal).toContainText("Somebody who has not edited it");
      await expect(approve).toBeDisabled();
      await expect(proposal.getByRole("button", { name: "Decline" })).toBeDisabled();
      await documents.waitFor(figure._id, { value: "9" });

      await be(page, "local-contributor");
      await page.goto(addresses.studio);
      await openFigure(studio, figure.word, figure.label);
      await expect(proposal).toContainText("Your role, Contributor, may not do this");
      await expect(approve).toHaveCount(0);
      await documents.waitFor(figure._id, { value: "9" });

      await be(page, "local-reviewer");
      await page.goto(addresses.studio);
      await openFigure(studio, figure.word, figure.label);
      await approve.click();
      await documents.waitFor(figure._id, { value: "9.5" });
      await panel.getByText("What was done").click();
      await expect(panel.getByRole("listitem").filter({ hasText: "Approved" })).toContainText(
        "Local reviewer",
      );
    } finally {
      await documents.change("siteSettings", { secondPerson: [] });
    }
  });

  /** Creates a draft of a document by a user. */
  async function draft(person: string, _id: string, fields: object): Promise<void> {
    const lake = lakeClient().withConfig({ headers: { cookie: `content-lake-person=${person}` } });
    await lake.createVersion({ baseId: _id, publishedId: _id });
    await lake.patch(`drafts.${_id}`).set(fields).commit();
  }

  const write = (person: string, { _id }: { _id: string }, value: string) =>
    draft(person, _id, { value });

  test.afterEach(async ({ documents }) => {
    await documents.change("siteSettings", { secondPerson: [] });
  });

  test("a proposed figure waits for another person, who can decline it with a reason", async ({
    documents,
    page,
  }) => {
    const given = { value: "9", unit: "%", topic: "tax" };
    const [figure, own] = [await documents.figure(given), await documents.figure(given)];
    await documents.change("siteSettings", { secondPerson: ["tax"] });
    await write("local-reviewer", own, "8");
    // A discarded draft does not make its author an author of the next one.
    await write("local-reviewer", figure, "7");
    await lakeClient().discardVersion({ publishedId: figure._id });
    await write("local-editor", figure, "9.5");

    await be(page, "local-reviewer");
    await page.goto(addresses.studio);
    const waiting = page.getByRole("region", { name: "Waits for you" });
    await expect(waiting).not.toContainText(own.label);
    await waiting.getByRole("link", { name: figure.label }).click();
    const panel = page.getByRole("region", { name: figure.label });
    const proposal = panel.getByRole("region", { name: "Proposal" });
    await expect(proposal.getByRole("button", { name: "Approve and publish" })).toBeEnabled();
    await proposal.getByRole("button", { name: "Decline" }).click();
    const dialog = page.getByRole("dialog", { name: "Decline the proposal?" });
    await expect(dialog.getByRole("button", { name: "Decline" })).toBeDisabled();
    await dialog.getByLabel("Why").fill("It is not law yet");
    await dialog.getByRole("button", { name: "Decline" }).click();
    await expect(panel).toContainText("Last: Declined (It is not law yet): 9.5%");
    await documents.waitFor(`drafts.${figure._id}`, undefined);
    await documents.waitFor(figure._id, { value: "9" });
  });

  test("a figure is approved in its form and logged, and cannot be scheduled without approval", async ({
    studio,
    documents,
    page,
  }) => {
    const figure = await documents.figure({ value: "9", unit: "%", topic: "tax" });
    await documents.change("siteSettings", { secondPerson: ["tax"] });
    await write("local-editor", figure, "9.5");
    await be(page, "local-reviewer");
    await studio.openDocument(figure);
    const approve = page.getByRole("button", { name: "Approve and publish" });
    await expect(approve).toBeEnabled();
    await page.getByRole("button", { name: "Open document actions" }).click();
    await expect(page.getByRole("menuitem", { name: /schedule publish/ })).toBeDisabled();
    await page.keyboard.press("Escape");
    await approve.click();
    const approved = { done: "Approved", by: "local-reviewer", value: "9.5" };
    await documents.waitFor(figure._id, { value: "9.5", log: [{ done: "Before" }, approved] });
  });

  test("a figure is declined in its form with a reason", async ({ studio, documents, page }) => {
    const figure = await documents.figure({ value: "9", unit: "%", topic: "tax" });
    await documents.change("siteSettings", { secondPerson: ["tax"] });
    await write("local-editor", figure, "9.5");
    await declineInForm(studio, page, figure);
    const declined = { done: "Declined (Too early)", by: "local-reviewer", value: "9.5" };
    await documents.waitFor(figure._id, { value: "9", log: [{ done: "Before" }, declined] });
  });

  test.describe("a legal page", () => {
    const policy = { _id: "cookiePolicyPage", _type: "cookiePolicyPage" };
    const before = { lead: "" };

    test.beforeEach(async ({ documents }) => {
      before.lead = String((await documents.stored(policy._id))?.lead);
      await documents.change("siteSettings", { secondPerson: ["legal"] });
      await draft("local-editor", policy._id, { lead: "Another lead." });
    });

    test.afterEach(async () => {
      await lakeClient().delete(`drafts.${policy._id}`);
      await lakeClient().patch(policy._id).set(before).unset(["log"]).commit();
    });

    test("a legal page is declined in its form with a reason", async ({
      studio,
      documents,
      page,
    }) => {
      await declineInForm(studio, page, policy);
      const declined = { done: "Declined (Too early)", by: "local-reviewer" };
      await documents.waitFor(policy._id, { ...before, log: [declined] });
      await expect(studio.field("log")).toContainText("Declined (Too early)");
    });

    test("a legal page is approved in its form and logged", async ({ studio, documents, page }) => {
      await be(page, "local-editor");
      await studio.openDocument(policy);
      await expect(page.getByRole("button", { name: "Waits for a second person" })).toBeDisabled();
      await page.getByRole("button", { name: "Open document actions" }).click();
      await expect(page.getByRole("menuitem", { name: /Decline/ })).toBeDisabled();
      await page.keyboard.press("Escape");

      await be(page, "local-reviewer");
      await page.goto(addresses.studio);
      const waiting = page.getByRole("region", { name: "Waits for you" });
      await waiting.getByRole("link", { name: "Cookie policy" }).click();
      await page.getByRole("button", { name: "Approve and publish" }).click();
      const approved = { done: "Approved", by: "local-reviewer" };
      await documents.waitFor(policy._id, { lead: "Another lead.", log: [approved] });
    });
  });

  /** Declines the draft of a document in the document's own form. */
  async function declineInForm(
    studio: Studio,
    page: Page,
    document: { _id: string; _type: string },
  ): Promise<void> {
    await be(page, "local-reviewer");
    await studio.openDocument(document);
    await expect(page.getByRole("button", { name: "Approve and publish" })).toBeEnabled();
    await page.getByRole("button", { name: "Open document actions" }).click();
    await page.getByRole("menuitem", { name: "Decline" }).click();
    const dialog = page.getByRole("dialog", { name: "Decline the proposal?" });
    await expect(dialog.getByRole("button", { name: "Decline" })).toBeDisabled();
    await dialog.getByLabel("Why").fill("Too early");
    await dialog.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByText("Declined.")).toBeVisible();
  }
});
