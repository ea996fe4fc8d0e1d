import { expect, test } from "vitest";
import { zoneFactNames } from "#schemas/fields/zone-facts.ts";
import { emirateSlugs } from "#scripts/seed/content/emirates/slugs.ts";
import type { FreeZoneSlug } from "#scripts/seed/content/free-zones/facts.ts";
import { zoneSources } from "#scripts/seed/content/free-zones/sources.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import type { Answers } from "#web/tools/answers.ts";
import {
  attributeOf,
  byId,
  type Element,
  elementsOf,
  pageElements,
  withAttribute,
  withTag,
  wordsIn,
} from "./page-elements.ts";
import { htmlOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const factNames = zoneFactNames.map(({ value }) => value);

/** The zone finder on the overview of the free zones, as the server renders it for these answers. */
async function finder(answers?: Answers): Promise<Element> {
  const { default: Page } = await import("#web/app/free-zones/page.tsx");
  const asked = answers && { kind: "zone-finder" as const, answers };
  return byId(await htmlOf(await Page({ params: Promise.resolve({}), asked })), "tool");
}

const said = (element: Element) =>
  wordsIn(
    withAttribute(element, "role").find((each) => attributeOf(each, "role") === "status") ??
      element,
  );

/** The zones of a group, by the beginning of its heading, each with all that is said of it. */
function zonesIn(element: Element, group: string): string[] {
  const details = withTag(element, "details").find((each) => wordsIn(each).startsWith(group));
  return details === undefined ? [] : withTag(details, "li").map((zone) => wordsIn(zone));
}

/** The comparison as rows of cells. */
const table = (element: Element) =>
  withTag(element, "tr").map((row) =>
    row.childNodes.flatMap((cell) =>
      "tagName" in cell
        ? [wordsIn(cell, (each) => attributeOf(each, "aria-hidden") === "true")]
        : [],
    ),
  );

test("before anything is asked, every zone remains and can be chosen without a script", async () => {
  const element = await finder();
  const [form] = withTag(element, "form");
  expect(form && attributeOf(form, "action")).toBe("/free-zones#answer");
  // Without a method a form asks by its address.
  expect(form && attributeOf(form, "method")).toBeUndefined();
  expect(withTag(element, "select").map((each) => attributeOf(each, "name"))).toEqual([
    ...factNames,
    "emirate",
  ]);
  expect(wordsIn(element)).toContain("Zones listed here: 42.");
  // A screen reader that loads the page is not to begin with it.
  expect(said(element)).toBe("");
  expect(zonesIn(element, "Zones listed here")).toHaveLength(42);
  expect(withTag(element, "table")).toEqual([]);
  expect(withTag(element, "img")).toEqual([]);
});

test("answers rank the zones: five first with picture, facts and page; each of the others says why", async () => {
  const element = await finder({
    activity: "manufacturing",
    designated: "yes",
    emirate: "sharjah",
  });
  expect(said(element)).toBe("Zones that fit all that is known: 2. Ruled out by a source: 40.");
  const cards = withTag(element, "ol").flatMap((list) => withTag(list, "li"));
  expect(cards.map((card) => wordsIn(card))).toEqual([
    expect.stringMatching(/^SAIF Zone ?Sharjah.*production.*Yes/),
    expect.stringMatching(/^Hamriyah Free Zone ?Sharjah/),
  ]);
  for (const card of cards) {
    expect(withTag(card, "img")).toHaveLength(1);
    expect(withTag(card, "dt")).toHaveLength(3);
    expect(withAttribute(card, "href").map((each) => attributeOf(each, "href"))).toEqual([
      "/free-zones/sharjah",
    ]);
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

test("an answer that there is not gets a sentence at its field, and narrows nothing", async () => {
  const element = await finder({ activity: "<b>", emirate: "atlantis", compare: "atlantis,jafza" });
  // As after every choice is taken back, a screen reader hears that all of them remain.
  expect(said(element)).toBe("Zones listed here: 42.");
  const faulty = withTag(element, "select").filter(
    (each) => attributeOf(each, "aria-invalid") === "true",
  );
  expect(faulty.map((each) => attributeOf(each, "name"))).toEqual(["activity", "emirate"]);
  for (const field of faulty) {
    const id = attributeOf(field, "aria-describedby")?.split(" ").at(-1);
    const message = [...elementsOf(element)].find((each) => attributeOf(each, "id") === id);
    expect(message && wordsIn(message)).toBe("Choose one of the answers in the list.");
  }
  expect(wordsIn(element)).toContain("Up to three zones of this list fit side by side.");
  expect(table(element)[0]).toEqual(["", "JAFZA", "Mainland"]);
});

test.each(emirateSlugs)("the page of %s leads to its own zones in one line", async (slug) => {
  const [link, ...others] = (await pageElements(`/free-zones/${slug}`)).filter((each) =>
    attributeOf(each, "href")?.includes("?tool="),
  );
  expect(others).toEqual([]);
  expect(link && attributeOf(link, "href")).toBe(
    `/free-zones?tool=zone-finder&emirate=${slug}#tool`,
  );
  const fitting = Number(/: (\d+)\./.exec(said(await finder({ emirate: slug })))?.[1]);
  expect(fitting).toBeGreaterThan(0);
  expect(fitting).toBeLessThan(42);
});
