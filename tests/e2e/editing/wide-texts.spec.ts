import { widthProblems } from "#tests/e2e/support/layout-problems.ts";
import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { expect, test, uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { is } from "#tests/support/field-values.ts";
import { freeTexts } from "#tests/support/free-texts.ts";
import {
  limitsOf,
  type SectionSample,
  sectionSamples,
  typeOfSection,
} from "#tests/support/section-samples.ts";
import { wideTexts } from "#tests/support/wide-texts.ts";

test("a page of sections with very long words is never wider than the window", async ({
  page,
  documents,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Both are as long as the Studio allows.
  const figure = await documents.figure({
    value: "1".repeat(24),
    unit: "Niederlassungserlaubnis.",
  });
  const slug = `${uniqueWord()}/wide`;
  const free = sectionSamples().filter(({ _type }) => !_type.startsWith("zone"));
  const sections = free.map((section) => withFigure(section, figure._id));
  const { _id } = await documents.freePage(slug, sections);
  const typed = sections.flatMap((section, index) => [
    ...freeTexts(typeOfSection(section), section, `sections[${index}]`),
  ]);
  expect(typed.length).toBeGreaterThan(60);
  for (const [kind, text] of Object.entries(wideTexts)) {
    const word = uniqueWord();
    const wide = typed
      .filter(({ of }) => !is(of, "url"))
      .map(({ path, of }) => [path, text.slice(0, limitsOf(of).max)]);
    await documents.change(_id, { ...Object.fromEntries(wide), title: word });
    await expectOnSite(`/${slug}`, word);
    await page.goto(`/${slug}`);
    expect.soft(await widthProblems(page), kind).toEqual([]);
  }
});

/** The same section with one figure in every place. */
function withFigure(section: SectionSample, id: string): SectionSample {
  return JSON.parse(JSON.stringify(section).replaceAll(/"_ref":"figure-[^"]+"/g, `"_ref":"${id}"`));
}
