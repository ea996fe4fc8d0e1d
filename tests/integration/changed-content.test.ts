import { stegaClean } from "@sanity/client/stega";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { pastReviewDay, pastReviewDayParams } from "#schemas/shared/figures/next-review.ts";
import { figureFields } from "#schemas/shared/projections.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { attributeOf, pageElements, withAttribute, withTag, wordsIn } from "./page-elements.ts";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** Publishes documents with some fields changed, until the test has finished; without one if null. */
async function change(id: string, fields: Record<string, unknown>) {
  const client = lake.client();
  const before = await client.getDocument(id);
  if (before === undefined) throw new Error(`The seeded content holds no ${id}.`);
  onTestFinished(async () => void (await client.createOrReplace(before)));
  const gone = Object.keys(fields).filter((field) => fields[field] === null);
  const set = Object.fromEntries(Object.entries(fields).filter(([field]) => !gone.includes(field)));
  await client.patch(id).set(set).unset(gone).commit();
}

const diagramsAt = async (path: string) =>
  (await pageElements(path)).filter(({ tagName }) => tagName === "figure");

test("a changed figure moves its bar", async () => {
  const widths = async () =>
    (await diagramsAt("/services/tax-residency"))
      .flatMap((figure) => withTag(figure, "rect"))
      .map((bar) => attributeOf(bar, "width"));
  expect(await widths()).not.toContain("100%");
  await change("figure-tax-residency-days", { value: "365" });
  expect(await widths()).toContain("100%");
});

test("a country without a place is left out of the distances", async () => {
  await change("homeCountry-sweden", { latitude: null });
  const [arcs] = await diagramsAt("/advantages/accessibility");
  expect(arcs && wordsIn(arcs)).not.toContain("Stockholm");
  expect(arcs && wordsIn(arcs)).toContain("Oslo, Norway5,100 km");
});

/** The first country's part of a page, in words. */
async function swedenOn(path: string): Promise<string> {
  const [, part = ""] = (await renderPage(path)).split('name="home-country"');
  return textOf(`<details ${part.split("</details>")[0]}`);
}

test("what an official source says of a country is shown, and no row for what none says", async () => {
  const children = [{ _type: "span", _key: "b", text: "By exchange." }];
  const text = [{ _type: "block", _key: "a", children }];
  const row = { _type: "countryFact", _key: "a", part: "licence", text };
  await change("homeCountry-sweden", { rows: [row] });
  const sweden = await swedenOn("/services/tax-residency");
  expect(sweden).toContain("Driving licenceBy exchange.");
  expect(sweden.split("Swedish krona")[0]).not.toContain("Papers to legalise");
});

test("a partner's logo keeps its own shape without a style of its own", async () => {
  const home = await lake.client().getDocument("homePage");
  const id = await lake.client().fetch<string>('*[_type == "partner"][0]._id');
  await change(id, { logo: { _type: "imageWithAlt", asset: home?.hero.image.asset } });
  const html = await renderPage("/");
  expect(html).toMatch(/data-name="[^"]+"><svg aria-hidden="true" viewBox="0 0 1920 1080"/);
  expect(html).not.toMatch(/<[^>]* style=/);
});

test("a picture is mirrored by the image server and by nothing on the page", async () => {
  expect(await renderPage("/advantages/safety")).not.toContain("flip=h");
  await change("advantage-safety", { "hero.image.flip": true });
  const html = await renderPage("/advantages/safety");
  expect(html).toContain("flip=h");
  expect(html).not.toContain("-scale-x-100");
});

test("pages that are chosen in the Studio stand in the place of a page's neighbours", async () => {
  const chosen = [
    { _key: "a", _type: "navLink", label: "Taxes", page: { _ref: "taxBenefitsPage" } },
  ];
  await change("emirate-ajman", { readOn: chosen });
  const [, list = ""] = (await renderPage("/free-zones/ajman")).split(">Read on</h2>");
  const links = [...(list.split("</ul>")[0] ?? "").matchAll(/href="([^"]+)"/g)];
  expect(links.map(([, href]) => href)).toEqual(["/free-zones/tax-benefits"]);
});

/** The texts that editors wrote into the main part of a document, as visitors read them. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  if ("_type" in value && value._type === "span" && "text" in value) {
    return [String(value.text).trim()].filter((text) => text.length > 20);
  }
  return Object.values(value).flatMap(textsIn);
}

test.each([
  ["service-tax-residency", "/services/tax-residency", ["guide", "route", "catalogue", "dossier"]],
  ["advantage-safety", "/advantages/safety", ["column", "chapters", "magazine", "plate"]],
])(
  "every layout of %s shows all of it, each in its own way; the first is that without one",
  async (id, path, layouts) => {
    const own = await lake
      .client()
      .fetch(`*[_id == $id][0]{ hero, body, introduction, benefits, subServices, note }`, { id });
    const texts = textsIn(own);
    expect(texts.length).toBeGreaterThan(8);
    const pages = new Set<string>();
    for (const layout of [null, ...layouts]) {
      await change(id, { layout });
      const html = await renderPage(path);
      const words = textOf(html);
      expect(
        texts.filter((text) => !words.includes(text)),
        String(layout),
      ).toEqual([]);
      pages.add(html);
    }
    expect(pages.size).toBe(layouts.length);
  },
);

async function headOf(path: string) {
  const { fetchPageAt } = await import("#web/content/fetch-any-page.ts");
  const { metadataOf } = await import("#web/page/page-metadata.ts");
  return metadataOf(path, (await fetchPageAt(path)) ?? {});
}

test("a shared link has another picture after the crop or hotspot of the home page's that it shows", async () => {
  const shared = async () => JSON.stringify((await headOf("/cookie-policy")).openGraph?.images);
  const pictures = [await shared()];
  await change("homePage", { "hero.image.crop": { top: 0, bottom: 0, left: 0, right: 0.3 } });
  pictures.push(await shared());
  await change("homePage", { "hero.image.hotspot": { x: 0.1, y: 0.5, width: 0.1, height: 0.1 } });
  pictures.push(await shared());
  expect(new Set(pictures).size).toBe(3);
});

test("a figure that is the same as another follows its value and unit, and its condition where it has none", async () => {
  const [rate, same] = ["figure-corporate-tax-rate", "figure-free-zone-non-qualifying-tax-rate"];
  const shown = () => lake.client().fetch(`*[_id == $same][0]{ ${figureFields} }`, { same });
  await change(rate, { value: "9.75", unit: null, qualifier: "Of all." });
  await change(same, { value: "8", unit: "%", qualifier: "Of some." });
  const { _updatedAt } = (await lake.client().getDocument(rate)) ?? {};
  const own = { _id: same, value: "9.75", unit: null, sameAs: { _updatedAt } };
  expect(await shown()).toMatchObject({ ...own, qualifier: "Of some." });
  await change(same, { qualifier: null });
  expect(await shown()).toMatchObject({ ...own, qualifier: "Of all." });
});

test("every seeded figure has a review day, so that a year on all are past it", async () => {
  const past = (today: string) =>
    lake.client().fetch<string[]>(`*[${pastReviewDay}]._id`, pastReviewDayParams(today));
  expect(await past("2026-11-22")).toEqual([]);
  const originals = `*[_type == "figure" && !defined(sameAs)]._id`;
  const all = await lake.client().fetch<string[]>(originals);
  expect((await past("2027-11-24")).sort()).toEqual(all.sort());
});

afterEach(() => void vi.useRealTimers());

/** A page at a moment: what it says of a figure, in its text and in its evidence. */
async function readAt(moment: string, path: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
  const elements = await pageElements(path);
  return (id: string) => {
    const shown = elements.find((element) => attributeOf(element, "data-figure") === id);
    const evidence = elements.find((element) => attributeOf(element, "data-evidence") === id);
    if (shown === undefined || evidence === undefined) throw new Error(`The page shows no ${id}`);
    const days = withAttribute(evidence, "datetime").map((time) => attributeOf(time, "datetime"));
    return { text: wordsIn(shown), evidence: wordsIn(evidence), days };
  };
}

test("at midnight in Dubai a page turns: next values begin, and review days have passed", async () => {
  const path = "/free-zones/tax-benefits";
  const relief = "figure-small-business-relief-state";
  const next = {
    ...{ from: "2027-01-01", value: "is over", qualifier: "From then on." },
    ...{ sourceTitle: "Decision 74", checkedOn: "2026-11-21" },
  };
  await change(relief, { value: "is open", qualifier: "Until then.", next });
  await change("figure-small-business-relief-revenue", { reviewBy: "2026-12-31" });
  // Midnight in Dubai is eight in the evening, by the clock of Greenwich.
  const before = await readAt("2026-12-31T19:59:59Z", path);
  const after = await readAt("2026-12-31T20:00:00Z", path);
  expect([before(relief).text, after(relief).text]).toEqual(["is open", "is over"]);
  expect(before(relief).evidence).toContain("Until then.");
  expect(after(relief).evidence).toContain("From then on.");
  expect(after(relief).evidence).toContain("Decision 74");
  expect(after(relief).evidence).not.toContain("Due to be checked again");

  const revenue = "figure-small-business-relief-revenue";
  const overdue = `Due to be checked again since ${readableDay("2026-12-31")}.`;
  expect(before(revenue).evidence).not.toContain(overdue);
  expect(after(revenue).evidence).toContain(overdue);
  // The rates' day, the day of checking, and the day on which it is due again.
  expect(after(revenue).days).toEqual(["2026-05-08", "2026-11-21", "2026-12-31"]);
  vi.useRealTimers();
});

test("a published page holds no mark of where it is edited", async () => {
  const html = await renderPage("/free-zones/tax-benefits");
  expect(stegaClean(html)).toBe(html);
});
