import { expectOnSite, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { test, uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { incomplete, sectionSamples } from "#tests/support/section-samples.ts";

test("a page with incomplete sections still shows everything that is complete", async ({
  documents,
}) => {
  const samples = sectionSamples().filter(({ _type }) => !_type.startsWith("zone"));
  const lacking = samples.flatMap(incomplete).map(({ section }) => section);
  const last = { ...samples.find(({ _type }) => _type === "noteSection"), _key: "last" };
  const slug = `${uniqueWord()}/incomplete`;
  await documents.freePage(slug, [...lacking, last]);
  await expectStatus(`/${slug}`, 200);
  await expectOnSite(`/${slug}`, "Rules change now and then");
});
