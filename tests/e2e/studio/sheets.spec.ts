import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { redirectAt } from "#tests/e2e/support/site-pages.ts";
import { lakeClient } from "#tests/e2e/support/stack.ts";
import { be, expect, test } from "#tests/e2e/support/studio.ts";

/** Drops a file on the tool, as from a folder on the desktop. */
async function dropSheet(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type: "text/csv" }));
      return data;
    },
    [name, lines.join("\r\n")] as const,
  );
  await page.getByTestId("sheet-drop").dispatchEvent("drop", { dataTransfer });
}

test("redirects of a sheet are brought in row by row, taken back in one press, and taken out again", async ({
  studio,
  documents,
  page,
}) => {
  const folder = `/from-a-sheet-${randomUUID().slice(0, 8)}`;
  const [first, second, known] = [`${folder}/1`, `${folder}/2`, `${folder}/known`];
  documents.removeLater("_type == 'redirect' && string::startsWith(source, $folder)", { folder });
  const stored = await documents.redirect({ source: known });
  const idOf = (path: string) =>
    lakeClient().fetch<string | null>(`*[_type == "redirect" && source == $path][0]._id`, {
      path,
    });

  await studio.openTool("Sheets");
  await expect(page.getByRole("heading", { name: "Sheets", level: 1 })).toBeVisible();
  // The picker offers what is read.
  await expect(page.getByLabel("A sheet, .csv, .tsv, .tab, .txt or .xlsx")).toHaveAttribute(
    "accept",
    ".csv,.tsv,.tab,.txt,.xlsx",
  );
  await dropSheet(page, "Redirects.TSV", [
    "From\tTo",
    `${first}\t/contact`,
    `${second}\t/contact`,
    "/about\t/free-zones",
    "\t/about",
    `${known}\t/cookie-policy`,
  ]);
  const refused = page.getByRole("region", { name: "Refused" });
  await expect(refused.getByRole("listitem").filter({ hasText: "Row 4: /about" })).toContainText(
    "/about is a live page",
  );
  await expect(refused.getByRole("listitem").filter({ hasText: "Row 5" })).toContainText(
    "Fill in “From”",
  );
  const decide = page.getByRole("region", { name: "To decide" }).getByRole("listitem");
  await expect(decide).toContainText("In the Studio “/contact”, in the sheet “/cookie-policy”");
  await expect(decide.getByRole("checkbox")).not.toBeChecked();
  const made = page.getByRole("region", { name: "New" });
  await made.getByLabel(`Row 3: ${second}`).uncheck();

  await page.getByRole("button", { name: "Take 1 row" }).click();
  await expect(page.getByText("1 row is in.").first()).toBeVisible();
  expect(await idOf(first)).toMatch(/^drafts\./);
  expect(await idOf(second)).toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => idOf(first)).toBeNull();

  // At once for visitors, with the row on which the Studio had something else.
  await page.getByLabel("Into").selectOption("published");
  await expect(decide.getByRole("checkbox")).toBeEnabled();
  await expect(made.getByLabel(`Row 3: ${second}`)).not.toBeChecked();
  await made.getByLabel(`Row 3: ${second}`).check();
  await decide.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Take 3 rows" }).click();
  await expect.poll(() => redirectAt(second)).toEqual({ status: 308, locations: ["/contact"] });
  await documents.waitFor(stored._id, { target: "/cookie-policy" });

  const out = page.getByRole("region", { name: "Take out a sheet" });
  const download = page.waitForEvent("download");
  await out.getByRole("button", { name: "CSV" }).click();
  const sheet = await readFile(await (await download).path(), "utf8");
  expect(sheet).toContain(`;${second};/contact;yes;yes;`);

  const last = page.getByRole("region", { name: "Brought in last" }).getByRole("listitem").first();
  await expect(last).toContainText("Redirects.TSV");
  await last.getByRole("button", { name: "Take it back" }).click();
  await documents.waitFor(stored._id, { target: "/contact" });
  expect(await idOf(second)).toBeNull();
  // The sheet is looked at again.
  await expect(page.getByRole("button", { name: "Take 3 rows" })).toBeEnabled();
});

test.describe("as a viewer", () => {
  // Another user starts the Studio anew.
  test.use({ ownTab: true });

  test("who may not publish sees what a sheet would do, and cannot take it", async ({
    studio,
    page,
  }) => {
    await be(page, "local-viewer");
    await studio.openTool("Sheets");
    await dropSheet(page, "redirects.csv", ["From;To", "/never-there;/contact"]);
    await expect(page.getByRole("region", { name: "New" })).toContainText("Row 2: /never-there");
    await expect(page.getByText("Your role, Viewer, may not do this.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Take 1 row" })).toBeDisabled();
  });
});

test("a sheet whose column was moved alone is refused, until the editor says that it is meant so", async ({
  studio,
  documents,
  page,
}) => {
  const folder = `/moved-${randomUUID().slice(0, 8)}`;
  const targets = ["/about", "/contact", "/free-zones", "/services/education"];
  for (const [index, target] of targets.entries()) {
    await documents.redirect({ source: `${folder}/${index}`, target });
  }
  await studio.openTool("Sheets");
  const moved = [...targets.slice(1), ...targets.slice(0, 1)];
  const rows = moved.map((target, index) => `${folder}/${index}|${target}`);
  await dropSheet(page, "redirects.csv", ["From|To", ...rows]);
  const refusal = page.getByRole("alert").filter({ hasText: "redirects.csv" });
  await expect(refusal).toContainText("in the column “To” 4 rows have what other rows have");
  await expect(page.getByRole("region", { name: "To decide" })).toHaveCount(0);
  await refusal.getByRole("button", { name: "It is meant so" }).click();
  await expect(page.getByRole("region", { name: "To decide" }).getByRole("listitem")).toHaveCount(
    4,
  );
});
