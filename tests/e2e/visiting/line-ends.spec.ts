import { languages, pathIn } from "#schemas/shared/languages.ts";
import { readReleases } from "#scripts/seed/releases.ts";
import { enterDraftMode } from "#tests/e2e/support/draft-mode.ts";
import { layoutProblems, openIn, partedTexts } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Pages that every language has. */
const paths = [
  "/",
  "/contact",
  "/free-zones/tax-benefits",
  "/cookie-policy",
  "/services/business-registration",
  "/services/residency-visas",
  "/services/tax-residency",
];

/** A postal code such as “LV-1000”, which the contact page has in its text and in the footer. */
const CODE = /\p{Lu}+-\d+/gu;

/** The release in which a language waits for its reader. */
const releaseOf = new Map(
  (await readReleases()).flatMap(({ releaseId, documents }) =>
    documents.map(({ language }) => [language, releaseId] as const),
  ),
);

// A browser preloads pictures that a draft shows late.
test.use({ allowedConsole: [/was preloaded using/] });

const inEachLanguage = languages.flatMap((language) =>
  paths.map((path) => ({ ...language, path })),
);

for (const { id, name, tag, path } of inEachLanguage) {
  test(`on a phone, labels and buttons of ${path} in ${name} have room, and no postal code is parted`, async ({
    page,
  }) => {
    const release = releaseOf.get(id);
    const address = pathIn(id, path);
    if (release === undefined) await page.goto(address);
    else await enterDraftMode(page, address, release);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    const problems: string[] = [];
    for (const width of [390, 320]) {
      await openIn(page, width);
      const found = path === "/contact" ? await partedTexts(page, CODE) : [];
      problems.push(...found.map((text) => `at ${width} px: ${text}`));
    }
    // Header and footer are the same on every page. The bar of a draft covers them.
    const within = path === "/" && release === undefined ? "body" : "main";
    problems.push(...(await layoutProblems(page, [320], within)));
    expect(problems).toEqual([]);
  });
}
