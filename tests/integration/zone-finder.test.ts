import { expect, test } from "vitest";
import { zoneFactNames } from "#schemas/fields/zone-facts.ts";
import { english } from "#schemas/shared/languages.ts";
import { seededOfType } from "#tests/support/first-content.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { all, documentOf, one, pageDocument, valuesOf, wordsIn } from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { answerOf, type Query } from "./tool-answers.ts";

const zoneSources = seededOfType("zoneSource");

const lake = withSeededLake();

const factNames = zoneFactNames.map(({ value }) => value);

/** The zone finder on the overview of free zones, rendered on the server for these entries. */
const finder = async (answers: Query) =>
  one(documentOf(await answerOf("/free-zones", { tool: "zone-finder", ...answers })), "#tool");

const said = (element: Element) => wordsIn(one(element, "[role=status]"));

/** The zones of a group, by the beginning of its heading, with their texts. */
function zonesIn(element: Element, group: string): string[] {
  const details = all(element, "details").find((each) => wordsIn(each).startsWith(group));
  return details === undefined ? [] : all(details, "li").map((zone) => wordsIn(zone));
}

/** The comparison as rows of cells. */
const table = (element: Element) =>
  all(element, "tr").map((row) => [...row.children].map((cell) => wordsIn(cell, "[aria-hidden]")));

const zones = seededOfType("freeZone");

test("before anything is asked, every zone remains and can be chosen without a script", async () => {
  const element = one(await pageDocument("/free-zones"), "#tool");
  // Without a method a form sends its fields in the address.
  expect(valuesOf(element, "action", "form:not([method])")).toEqual(["/free-zones#answer"]);
  expect(valuesOf(element, "name", "select")).toEqual([...factNames, "emirate"]);
  expect(wordsIn(element)).toContain(`Zones listed here: ${zones.length}.`);
  // A screen reader must not begin with it when the page loads.
  expect(said(element)).toBe("");
  expect(zonesIn(element, "Zones listed here")).toHaveLength(zones.length);
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
  const zones = ["adgm", "dubai-healthcare-city", "rakez"];
  const [heads, ...rows] = table(await finder({ compare: zones.toReversed().join() }));
  // The zones keep their order, whatever the order of choices.
  expect(heads).toEqual(["", "ADGM", "Dubai Healthcare City", "RAKEZ", "Mainland"]);
  const evidenceOf = (fact: string, zone: string) => {
    const source = zoneSources.find(
      ({ kind, zones }) => kind === fact && zones.some(({ _ref }) => _ref === `freeZone-${zone}`),
    );
    if (source === undefined) return expect.stringMatching(/to be asked/i);
    const day = readableDay(source.checkedOn, english);
    return expect.stringContaining(`Source: ${source.sourceTitle}. Checked on ${day}.`);
  };
  const anything = expect.stringMatching(/./);
  expect(rows.slice(0, -1)).toEqual(
    factNames.map((fact) => [anything, ...zones.map((zone) => evidenceOf(fact, zone)), anything]),
  );
});

test("what an editor finds out of a zone decides from then on", async () => {
  const id = "freeZone-dubai-commercity";
  const reference = { _type: "reference", _ref: id, _weak: true, _key: "a" };
  await lake.change(id, { designated: "no" });
  await lake.client().create({
    ...{ _type: "zoneSource", kind: "designated", zones: [reference] },
    ...{ sourceTitle: "A decision", checkedOn: "2026-11-22" },
  });
  expect(zonesIn(await finder({ designated: "yes" }), "Ruled out")).toContainEqual(
    expect.stringMatching(
      /^Dubai CommerCity.*A designated zone for VAT\? No\. Source: A decision\./,
    ),
  );
});

test("an answer that there is not narrows nothing, and zones that there are not get a sentence", async () => {
  const element = await finder({ activity: "<b>", emirate: "atlantis", compare: "atlantis,jafza" });
  // When every choice is taken back, a screen reader announces that all of them remain.
  expect(said(element)).toBe("Zones listed here: 42.");
  expect(wordsIn(element)).toContain("Choose one of the answers in the list.");
  expect(wordsIn(element)).toContain("Up to three zones of this list fit side by side.");
  expect(table(element)[0]).toEqual(["", "JAFZA", "Mainland"]);
});

test.each(seededOfType("emirate").map(({ slug }) => slug.current))(
  "the page of %s leads to its own zones in one line",
  async (slug) => {
    const links = valuesOf(await pageDocument(`/free-zones/${slug}`), "href");
    expect(links.filter((href) => href.includes("?tool="))).toEqual([
      `/free-zones?tool=zone-finder&emirate=${slug}#tool`,
    ]);
    const fitting = Number(/: (\d+)\./.exec(said(await finder({ emirate: slug })))?.[1]);
    expect(fitting).toBeGreaterThan(0);
    expect(fitting).toBeLessThan(42);
  },
);
