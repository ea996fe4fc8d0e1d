import { monthNames } from "#schemas/shared/figures/month-names.ts";
import { clients } from "#schemas/shared/tools/clients.ts";
import { layoutProblems, openIn, partedTexts } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { toolOn } from "#tests/e2e/support/tool-form.ts";
import { advisedCases, entriesOfCase } from "#tests/support/advised-cases.ts";
import { seeded } from "#tests/support/first-content.ts";
import { wholeLink } from "#tests/support/whole-link.ts";
import { readCarriedMessage } from "#web/forms/carried-message.ts";

/*
 * The cases that tests/integration/who-asks.test.ts reckons by the law, opened by their addresses on
 * a phone: all in English, and two of each kind of client in Swedish.
 */

const PHONE = { width: 390, height: 844 };
const NARROW = 320;
const SWEDISH_CASES = 2;

/** Amounts, and the numbers of days with their months, as both languages write them. */
const CURRENCY = "(?:AED|EUR|USD)";
const UNBROKEN = new RegExp(
  `${CURRENCY}\\s\\d[\\d,]*|\\d[\\d\\s]*\\s${CURRENCY}|\\d{1,2}\\s(?:${monthNames().flat().join("|")})(?!\\p{L})`,
  "giu",
);

const labels = new Map(seeded("toolWords").options.map(({ answer, label }) => [answer, label]));
const digitsOf = (text: string | null) => text?.replaceAll(/\D/g, "");

for (const client of clients) {
  test(`on a phone ${labels.get(client)} opens an address, and has the answer and the way to the call on the first screen`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const own = advisedCases.filter(([, who]) => who === client);
    expect(own.length).toBeGreaterThanOrEqual(SWEDISH_CASES);
    const visits = [
      ...own.map((each) => ({ each, prefix: "" })),
      ...own.slice(0, SWEDISH_CASES).map((each) => ({ each, prefix: "/sv" })),
    ];
    for (const { each, prefix } of visits) {
      const [, , , headline] = each;
      const { path, asked } = entriesOfCase(each);
      const query = wholeLink(`${new URLSearchParams(asked)}`);
      await page.setViewportSize(PHONE);
      await page.goto(`${prefix}${path}?${query}#answer`);
      const sheet = toolOn(page).locator(".tool-sheet");
      const title = sheet.locator("h3 strong");
      await expect(title).toBeInViewport();
      // Words are compared in English, numbers in both languages.
      if (prefix === "") await expect(title).toHaveText(headline);
      expect(digitsOf(await title.textContent())).toBe(digitsOf(headline));

      const call = sheet.locator("a.btn-primary");
      await expect(call).toBeInViewport({ ratio: 1 });
      const href = (await call.getAttribute("href")) ?? "";
      const message = readCarriedMessage(new URL(href, page.url()).hash) ?? "";
      if (prefix === "") expect(message).toContain(`Who asks? ${labels.get(client)}`);
      expect(digitsOf(message)).toContain(digitsOf(headline));

      expect(await layoutProblems(page, [PHONE.width], "#tool")).toEqual([]);
      for (const width of [PHONE.width, NARROW]) {
        await openIn(page, width);
        expect(await partedTexts(page, UNBROKEN, ".tool-sheet")).toEqual([]);
      }
    }
  });
}
