import { reference } from "#schemas/sections/sample-parts.ts";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { answerAt, expectOnSite, expectStatus, redirectAt } from "#tests/e2e/support/site-pages.ts";
import { expect, test, uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";

test("a campaign page is shown to its last day, and redirects from the next day on", async ({
  documents,
}) => {
  const path = `/${uniqueWord()}`;
  const { _id } = await documents.freePage(
    path.slice(1),
    sectionSamples().filter(({ _type }) => _type === "noteSection"),
  );
  const end = { listing: "listed", afterwards: reference("contactPage") };
  await documents.change(_id, { ...end, until: dubaiDay() });
  await expectOnSite("/sitemap.xml", path);
  await expectStatus(path, 200);

  await documents.change(_id, { until: "2026-01-01" });
  await expectStatus(path, 307);
  expect(await redirectAt(`${path}?utm_source=letter`)).toEqual({
    status: 307,
    locations: ["/contact?utm_source=letter"],
  });
  await expect.poll(async () => (await answerAt("/sitemap.xml")).html).not.toContain(path);
  expect((await answerAt(`/share-image${path}.png`)).status).toBe(404);

  // The page may return.
  await documents.change(_id, { until: dubaiDay() });
  await expectStatus(path, 200);
});
