import { expect, test } from "vitest";
import { zoneFactNames } from "#schemas/fields/zone-facts.ts";
import type { FreeZoneSlug } from "#scripts/seed/content/free-zones/facts.ts";
import { zoneSources } from "#scripts/seed/content/free-zones/sources.ts";
import { emirateSlugs } from "#scripts/seed/content/slugs.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import type { Answers } from "#web/tools/answers.ts";
import { all, documentOf, one, pageDocument, valuesOf, wordsIn } from "./page-elements.ts";
import { htmlOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const factNames = zoneFactNames.map(({ value }) => value);

/** The zone finder on the overview of the free zones, as the server renders it for these answers. */
async function finder(answers?: Answers): Promise<Element> {
  const { default: Page } = await import("#web/app/free-zones/page.tsx");
  const asked = answers && { kind: "zone-finder" as const, answers };
  return one(documentOf(await htmlOf(await Page({ params: Promise.resolve({}), asked }))), "#tool");
}

const said = (element: Element) => wordsIn(one(element, "[role=status]"));

/** The zones of a group, by the beginning of its heading, each with all that is said of it. */
function zonesIn(element: Element, group: string): string[] {
  const details = all(element, "details").find((each) => wordsIn(each).startsWith(group));
  return details === undefined ? [] : all(details, "li").map((zone) => wordsIn(zone));
}

/** The comparison as rows of cells. */
const table = (element: Element) =>
  all(element, "tr").map((row) => [...row.children].map((cell) => wordsIn(cell, "[aria-hidden]")));

test("before anything is asked, every zone remains and can be chosen without a script", async () => {
  const element = await finder();
  // Without a method a form asks by its address.
  expect(valuesOf(element, "action", "form:not([method])")).toEqual(["/free-zones#answer"]);
  expect(valuesOf(element, "name", "select")).toEqual([...factNames, "emirate"]);
  expect(wordsIn(element)).toContain("Zones listed here: 42.");
  // A screen reader that loads the page is not to begin with it.
  expect(said(element)).toBe("");
  expect(zonesIn(element, "Zones listed here")).toHaveLength(42);
  expect(all(element, "table, img")).toEqual([]);
});

test("answers rank the zones: five first with picture, facts and page; each of the others says why", async () => {
  const element = await finder({
    activity: "manufacturing",
    designated: "yes",
    emirate: "sharjah",
  });
  expect(said(element)).toBe("Zones that fit all that is known: 2. Ruled out by a source: 40.");
  const cards = all(element, "ol li");
  expect(cards.map((card) => wordsIn(card))).toEqual([
    expect.stringMatching(/^SAIF Zone ?Sharjah.*production.*Yes/),
    expect.stringMatching(/^Hamriyah Free Zone ?Sharjah/),
  ]);
  for (const card of cards) {
    expect(all(card, "img")).toHaveLength(1);
    expect(all(card, "dt")).toHaveLength(3);
    expect(valuesOf(card, "href")).toEqual(["/free-zones/sharjah"]);
  }
  expect(zonesIn(element, "Ruled out")).toContainEqual(
    expect.stringMatching(/^JAFZA.*In which emirate\? Dubai\./),
  );
});

test("a comparison cites the source and the day of every fact, or says that it is to be asked", async () => {
  const slugs: FreeZoneSlug[] = ["rakez", "adgm", "dubai-healthcare-city"];
  const element = await finder({ compare: slugs.join(",") });
  const [heads, ...rows] = table(element);
  // In the order of the zones, whatever that of the choice.
  expect(heads).toEqual(["", "ADGM", "Dubai Healthcare City", "RAKEZ", "Mainland"]);
  const columns: FreeZoneSlug[] = ["adgm", "dubai-healthcare-city", "rakez"];
  for (const [row, name] of factNames.entries()) {
    for (const [column, slug] of columns.entries()) {
      const source = zoneSources.find(
        ({ kind, zones }) => kind === name && zones.some(({ _ref }) => _ref === `freeZone-${slug}`),
      );
      const cell = rows[row]?.[column + 1];
      const expected =
        source === undefined
          ? "to be asked"
          : `Source: ${source.sourceTitle}. Checked on ${readableDay(source.checkedOn)}.`;
      expect(cell?.toLowerCase(), `${slug}, ${name}`).toContain(expected.toLowerCase());
    }
    expect(rows[row]?.at(-1), name).not.toBe("");
  }
});

test("what an editor finds out of a zone decides from then on", async () => {
  const asked = { designated: "yes" };
  const before = zonesIn(await finder(asked), "These fit, too");
  expect(before).toContainEqual(expect.stringMatching(/^Dubai CommerCity/));
  await lake
    .client()
    .transaction()
    .patch("freeZone-dubai-commercity", { set: { designated: "no" } })
    .create({
      _id: "zoneSource-new",
      _type: "zoneSource",
      sourceTitle: "A decision",
      checkedOn: "2026-11-22",
      kind: "designated",
      zones: [
        { _type: "reference", _ref: "freeZone-dubai-commercity", _weak: true, _key: "commercity" },
      ],
    })
    .commit();
  expect(zonesIn(await finder(asked), "Ruled out")).toContainEqual(
    expect.stringMatching(
      /^Dubai CommerCity.*A designated zone for VAT\? No\. Source: A decision\./,
    ),
  );
});

test("an answer that there is not narrows nothing, and zones that there are not get a sentence", async () => {
  const element = await finder({ activity: "<b>", emirate: "atlantis", compare: "atlantis,jafza" });
  // As after every choice is taken back, a screen reader hears that all of them remain.
  expect(said(element)).toBe("Zones listed here: 42.");
  expect(wordsIn(element)).toContain("Choose one of the answers in the list.");
  expect(wordsIn(element)).toContain("Up to three zones of this list fit side by side.");
  expect(table(element)[0]).toEqual(["", "JAFZA", "Mainland"]);
});

test.each(emirateSlugs)("the page of %s leads to its own zones in one line", async (slug) => {
  const links = valuesOf(await pageDocument(`/free-zones/${slug}`), "href");
  expect(links.filter((href) => href.includes("?tool="))).toEqual([
    `/free-zones?tool=zone-finder&emirate=${slug}#tool`,
  ]);
  const fitting = Number(/: (\d+)\./.exec(said(await finder({ emirate: slug })))?.[1]);
  expect(fitting).toBeGreaterThan(0);
  expect(fitting).toBeLessThan(42);
});
