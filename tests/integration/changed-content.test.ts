import { afterEach, expect, test, vi } from "vitest";
import { figureFields } from "#schemas/shared/projections.ts";
import { line } from "#tests/support/parts-of-content.ts";
import { all, dayInPage, one, pageDocument, valuesOf, wordsIn } from "./page-elements.ts";
import { countOf, readOnOf, renderPage, textsIn } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();
const { change } = lake;

test("changing a figure changes its bar in a diagram", async () => {
  const widths = async () =>
    valuesOf(await pageDocument("/services/tax-residency"), "width", "rect");
  expect(await widths()).not.toContain("100%");
  await change("figure-tax-residency-days", { value: "365" });
  expect(await widths()).toContain("100%");
});

test("the map shows the driving time from each other emirate to Dubai", async () => {
  const rows = all(await pageDocument("/advantages/travel"), "tr").map((row) => wordsIn(row));
  // Timetables and guides give 80 to 105 minutes by car without traffic.
  expect(rows).toContainEqual(expect.stringMatching(/^Fujairah.* km, (8\d|9\d|10[0-5]) min$/));
  expect(rows).toContainEqual(expect.stringMatching(/^Dubai.*–$/));
});

test("a home country shows only facts that an official source states", async () => {
  const source = { sourceTitle: "Police of Dubai", checkedOn: "2026-11-21" };
  const text = line("By exchange.");
  const row = { _type: "countryFact", _key: "a", part: "licence", text, ...source };
  await change("homeCountry-sweden", { rows: [row] });
  const page = await pageDocument("/services/tax-residency");
  const sweden = wordsIn(one(page, "[data-country]"));
  expect(sweden).toContain("Driving licenceBy exchange.");
  expect(sweden).not.toContain("Papers to legalise");
});

test("a partner's logo keeps its proportions", async () => {
  const { hero } = await lake.stored("homePage");
  const id = await lake.client().fetch<string>('*[_type == "partner"][0]._id');
  await change(id, { logo: { _type: "imageWithAlt", asset: hero.image.asset } });
  const html = await renderPage("/");
  expect(html).toMatch(/data-name="[^"]+"><svg aria-hidden="true" viewBox="0 0 1920 1080"/);
  expect(html).not.toMatch(/<[^>]* style=/);
});

test("related pages that an editor chooses replace the automatic ones", async () => {
  const chosen = [
    { _key: "a", _type: "navLink", label: "Taxes", page: { _ref: "taxBenefitsPage" } },
  ];
  await change("emirate-ajman", { readOn: chosen });
  expect(readOnOf(await renderPage("/free-zones/ajman"))).toEqual(["/free-zones/tax-benefits"]);
});

test.each([
  ["service-tax-residency", "/services/tax-residency", ["guide", "route", "catalogue", "dossier"]],
  ["advantage-safety", "/advantages/safety", ["column", "chapters", "magazine", "plate"]],
])(
  "every layout of %s shows all content in its own way, and the first is the default",
  async (id, path, layouts) => {
    const texts = textsIn(await lake.stored(id));
    expect(texts.length).toBeGreaterThan(8);
    const pages = new Set<string>();
    for (const layout of [null, ...layouts]) {
      await change(id, { layout });
      const html = await renderPage(path);
      const count = countOf(html);
      const missing = texts.filter((text) => count(text) === 0);
      expect(missing, String(layout)).toEqual([]);
      pages.add(html);
    }
    expect(pages.size).toBe(layouts.length);
  },
);

test("a figure that refers to another shows the other's value, unit and condition", async () => {
  const [rate, same] = ["figure-corporate-tax-rate", "figure-free-zone-non-qualifying-tax-rate"];
  const shown = () => lake.client().fetch(`*[_id == $same][0]{ ${figureFields} }`, { same });
  await change(rate, { value: "9.75", unit: null, qualifier: "Of all." });
  await change(same, { value: "8", unit: "%", qualifier: "Of some." });
  const { _updatedAt } = await lake.stored(rate);
  const own = { _id: same, value: "9.75", unit: null, sameAs: { _updatedAt } };
  expect(await shown()).toMatchObject({ ...own, qualifier: "Of some." });
  await change(same, { qualifier: null });
  expect(await shown()).toMatchObject({ ...own, qualifier: "Of all." });
});

afterEach(() => void vi.useRealTimers());

/** What a page shows of a figure at a moment, in its text and in its evidence. */
async function readAt(moment: string, path: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
  const document = await pageDocument(path);
  return (id: string) => {
    const evidence = one(document, `[id=evidence-${id}]`);
    const text = wordsIn(one(document, `[data-figure=${id}]`));
    return { text, evidence: wordsIn(evidence), days: valuesOf(evidence, "datetime") };
  };
}

test("at midnight in Dubai pages show the next values of figures and due reviews", async () => {
  const path = "/free-zones/tax-benefits";
  const relief = "figure-small-business-relief-state";
  const source = { sourceTitle: "Decision 74", checkedOn: "2026-11-21" };
  await change(relief, {
    value: "is open",
    next: { from: "2027-01-01", value: "is over", ...source },
  });
  await change("figure-small-business-relief-revenue", { reviewBy: "2026-12-31" });
  // Midnight in Dubai is 20:00 UTC.
  const before = await readAt("2026-12-31T19:59:59Z", path);
  const after = await readAt("2026-12-31T20:00:00Z", path);
  expect([before(relief).text, after(relief).text]).toEqual(["is open", "is over"]);
  expect(before(relief).evidence).not.toContain("Decision 74");
  expect(after(relief).evidence).toContain("Decision 74");

  const revenue = "figure-small-business-relief-revenue";
  const overdue = `Due to be checked again since ${dayInPage("2026-12-31")}.`;
  expect(before(revenue).evidence).not.toContain(overdue);
  expect(after(revenue).evidence).toContain(overdue);
  // The day of the rates, the day of checking, and the day of the next check.
  expect(after(revenue).days).toEqual(["2026-05-08", "2026-11-27", "2026-12-31"]);
});
