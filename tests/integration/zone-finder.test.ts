import { expect, test } from "vitest";
import { seededOfType } from "#tests/support/first-content.ts";
import {
  factQuestions,
  factsOf,
  isOldPrice,
  questions,
} from "#web/tools/zone-finder/find-zones.ts";
import {
  all,
  dayInPage,
  documentOf,
  one,
  pageDocument,
  valuesOf,
  wordsIn,
} from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { type Query, toolAnswering } from "./tool-answers.ts";

const zoneSources = seededOfType("zoneSource");
const zones = seededOfType("freeZone");

const lake = withSeededLake();

/** The zone finder on the overview of free zones, rendered on the server for these entries. */
const finder = async (answers: Query) =>
  one(documentOf(await toolAnswering("/free-zones", { tool: "zone-finder", ...answers })), "#tool");

const said = (element: Element) => wordsIn(one(element, "[role=status]"));
const headline = (element: Element) => wordsIn(one(element, "h3:has(strong)"));
const cardsOf = (element: Element) => all(element, "ol > li").map((card) => wordsIn(card));

/** The zones of a group, by the beginning of its heading, with their texts. */
function zonesIn(element: Element, group: string): string[] {
  const details = all(element, "details").find((each) => wordsIn(each).startsWith(group));
  return details === undefined ? [] : all(details, ":scope > ul > li").map((zone) => wordsIn(zone));
}

const ASKED = "More zones, with what to ask";
const RULED_OUT = "Ruled out, with the reason";

/** The names of all zones that a result keeps in the list. */
const kept = (element: Element) => {
  const named = (texts: string[]) =>
    texts.flatMap((text) => zones.filter(({ name }) => text.startsWith(name)).slice(-1));
  const groups = ["Zones listed here", "Also state", ASKED];
  const texts = [...cardsOf(element), ...groups.flatMap((group) => zonesIn(element, group))];
  return named(texts).map(({ name }) => name);
};

/** The comparison as rows of cells. */
const table = (element: Element) =>
  all(element, "tr").map((row) => [...row.children].map((cell) => wordsIn(cell, "[aria-hidden]")));

test("before any choice all zones are listed, also without JavaScript", async () => {
  const element = one(await pageDocument("/free-zones"), "#tool");
  // Without a method a form sends its fields in the address.
  expect(valuesOf(element, "action", "form:not([method])")).toEqual(["/free-zones#answer"]);
  expect(valuesOf(element, "name", "select")).toEqual(["who", ...questions]);
  expect(wordsIn(element)).toContain(`Zones listed here: ${zones.length}.`);
  // A screen reader must not begin with it when the page loads.
  expect(said(element)).toBe("");
  expect(zonesIn(element, "Zones listed here")).toHaveLength(zones.length);
  expect(all(element, "table, img")).toEqual([]);
});

test("the zone finder's headline counts the zones that meet every need", async () => {
  const element = await finder({ designated: "yes", premises: "land", emirate: "sharjah" });
  const [, stating, asking] =
    /^(?:(\d+) zones? states? all you need, )?(\d+) (?:more|may fit): ask about a plot of land$/.exec(
      headline(element),
    ) ?? [];
  const cards = cardsOf(element);
  expect(cards).toHaveLength(Number(stating ?? 0) + Number(asking));
  expect(cards).toEqual([
    expect.stringMatching(/^(SAIF|Hamriyah)/),
    expect.stringMatching(/^(SAIF|Hamriyah)/),
  ]);
  expect(said(element)).toBe(`${headline(element)}. ${RULED_OUT}: ${zones.length - 2}.`);
  for (const card of all(element, "ol > li")) {
    expect(valuesOf(card, "href", "a[href^='/free-zones']")).toEqual(["/free-zones/sharjah"]);
    expect(wordsIn(card)).toMatch(/Designated zone for VAT ?Yes ?Source: Cabinet Decision/);
  }
  expect(zonesIn(element, RULED_OUT)).toContainEqual(
    expect.stringMatching(/^JAFZA.*In which emirate\? ?Dubai/),
  );
});

test("the zone finder's headline counts what is open of each zone alone, and names the nearest", async () => {
  // JAFZA's sources state goods, warehouse and designated zone, and no number of visas.
  const needs = { activity: "trading", premises: "warehouse", visas: "3", designated: "yes" };
  const element = await finder(needs);
  expect(headline(element)).toMatch(
    /^\d+ may fit: \d+ with one open question, \d+ with several open questions$/,
  );
  const asks = [...cardsOf(element), ...zonesIn(element, ASKED)].map(
    (zone) => /Ask us: (.*?)(?: Published|$)/.exec(zone)?.[1] ?? "",
  );
  const ofOne = asks.filter((each) => !each.includes(", "));
  const counted = [asks.length, ofOne.length, asks.length - ofOne.length].map(String);
  expect(headline(element).match(/\d+/g)).toEqual(counted);
  expect(wordsIn(element)).toContain("JAFZA (Ask us: residence visas (3)).");
});

test.each([
  // The commonest case: software, a desk, visas, customers abroad.
  { activity: "technology", customers: "abroad", premises: "desk", visas: "sponsored" },
  { activity: "technology", customers: "abroad", premises: "desk", visas: "2" },
  { activity: "media", premises: "desk", visas: "1" },
  { activity: "services", premises: "office", visas: "3", emirate: "sharjah" },
  { activity: "trading", premises: "warehouse", visas: "sponsored", emirate: "dubai" },
])(
  "asked for %j the finder leaves out no zone but those that a source or their emirate rules out",
  async (query) => {
    const element = await finder(query);
    const out = zonesIn(element, RULED_OUT);
    expect(kept(element)).toHaveLength(zones.length - out.length);
    for (const zone of out) {
      expect(zone).toMatch(/No.*Source: .*Checked on|In which emirate\?/);
    }
    // A zone of which something is not stated says what to ask.
    for (const zone of zonesIn(element, ASKED)) expect(zone).toMatch(/Ask us: /);
  },
);

test.each([
  [{ activity: "trading" }, { visas: "none" }],
  [{ activity: "trading" }, { visas: "none", designated: "no" }],
  [{ activity: "finance", emirate: "dubai" }, { visas: "none" }],
  [
    { activity: "media", emirate: "sharjah" },
    { regulator: "no", designated: "no" },
  ],
  [{ activity: "manufacturing" }, { premises: "none", customers: "abroad" }],
  [
    { visas: "3", emirate: "abu-dhabi" },
    { designated: "no", premises: "none" },
  ],
])("with %j, a choice that needs nothing more (%j) removes no zone", async (needs, less) => {
  const before = await finder(needs);
  const after = await finder({ ...needs, ...less });
  expect(kept(after).toSorted()).toEqual(kept(before).toSorted());
  expect(headline(after)).toBe(headline(before));
  expect(kept(after).length).toBeGreaterThan(0);
});

test("for three visas in Sharjah, zones that state three come first", async () => {
  const element = await finder({ visas: "3", emirate: "sharjah" });
  expect(headline(element)).toMatch(/ask about residence visas \(3\)$/);
  const inSharjah = zones.filter(({ emirate }) => emirate._ref === "emirate-sharjah");
  expect(kept(element)).toHaveLength(inSharjah.length);
});

test("a zone shows its published fees with their evidence", async () => {
  const withFees = zones.filter(({ fees }) => (fees ?? []).length > 0);
  expect(withFees.length).toBeGreaterThan(1);
  const page = await pageDocument("/free-zones");
  const listed = zonesIn(one(page, "#tool"), "Zones listed here");
  for (const { name, fees } of withFees) {
    const shown = listed.find((text) => text.startsWith(name));
    expect(shown).toMatch(
      /Published fees, first two years ?(AED|EUR) [\d,]+ \((price of \d{4}(, old)?|year not stated)\)/,
    );
    for (const { _ref } of fees ?? []) {
      expect(all(page, `#evidence-${_ref}`), `${name}: ${_ref}`).toHaveLength(1);
    }
  }
});

test("a published fee shows the year of its price list, and is called old after two years", async () => {
  const listed = wordsIn(one(await pageDocument("/free-zones"), "#tool"));
  expect(listed).toContain(
    "AED 43,620 (price of 2021, old): DMCC Jump Start package, first year (with VAT)",
  );
  expect(listed).toContain("AED 8,050 (year not stated): Lowest price of a company in SHAMS");
  expect([2023, 2024, 2026].map((year) => isOldPrice(year, "2026-11-28"))).toEqual([
    true,
    false,
    false,
  ]);
});

test("names such as DMCC and GoFreelance keep their capitals", async () => {
  const page = await pageDocument("/free-zones");
  const listed = zonesIn(one(page, "#tool"), "Zones listed here").join(" ");
  for (const name of [": DMCC Jump Start package", ": Talent Pass", ": GoFreelance permit"]) {
    expect(listed).toContain(name);
  }
});

test("a comparison cites the source and the day of every fact, or says that it is not stated", async () => {
  const compared = ["adgm", "dubai-healthcare-city", "rakez"];
  const [heads, ...rows] = table(await finder({ compare: compared.toReversed().join() }));
  // The zones keep their order, whatever the order of choices.
  expect(heads).toEqual(["", "ADGM", "Dubai Healthcare City", "RAKEZ", "Mainland"]);
  const evidenceOf = (question: keyof typeof factsOf, zone: string) => {
    const facts: readonly string[] = factsOf[question];
    const stated = zones
      .find(({ _id }) => _id === `freeZone-${zone}`)
      ?.facts?.filter(({ fact }) => facts.includes(fact));
    if (!stated?.length) return [expect.stringMatching(/not stated/i)];
    return stated.map(({ source }) => {
      const cited = zoneSources.find(({ _id }) => _id === source?._ref);
      const day = dayInPage(cited?.checkedOn ?? "");
      return expect.stringContaining(`Source: ${cited?.sourceTitle}. Checked on ${day}.`);
    });
  };
  for (const [index, question] of factQuestions.entries()) {
    for (const [column, zone] of compared.entries()) {
      for (const expected of evidenceOf(question, zone)) {
        expect(rows[index]?.[column + 1], `${question} of ${zone}`).toEqual(expected);
      }
    }
  }
});

test("a fact that an editor adds to a zone counts only with its source", async () => {
  const id = "freeZone-dubai-commercity";
  const source = { _type: "zoneSource", sourceTitle: "A decision", checkedOn: "2026-11-22" };
  await lake.client().create({ _id: "zoneSource-decision", ...source });
  const row = { _key: "designated", fact: "designated", stated: "no" };
  await lake.change(id, { facts: [row] });
  expect(zonesIn(await finder({ designated: "yes" }), RULED_OUT).join()).not.toMatch(/CommerCity/);
  const cited = { ...row, source: { _type: "reference", _ref: "zoneSource-decision" } };
  await lake.change(id, { facts: [cited] });
  expect(zonesIn(await finder({ designated: "yes" }), RULED_OUT)).toContainEqual(
    expect.stringMatching(/^Dubai CommerCity.*designated zone for VAT\? ?No ?Source: A decision\./),
  );
  await lake.change(id, { facts: [{ ...cited, stated: "notStated" }] });
  expect(zonesIn(await finder({ designated: "yes" }), RULED_OUT).join()).not.toMatch(/CommerCity/);
});

test("an unknown choice is ignored, and an unknown zone is reported", async () => {
  const element = await finder({ activity: "<b>", emirate: "atlantis", compare: "atlantis,jafza" });
  // When every choice is taken back, a screen reader announces that all of them remain.
  expect(said(element)).toBe("Zones listed here: 42.");
  expect(wordsIn(element)).toContain("Choose one of the answers in the list.");
  expect(wordsIn(element)).toContain("Up to three zones of this list fit side by side.");
  expect(table(element)[0]).toEqual(["", "JAFZA", "Mainland"]);
});

test.each(seededOfType("emirate").map(({ slug }) => slug.current))(
  "the page of %s links to its own free zones",
  async (slug) => {
    const links = valuesOf(await pageDocument(`/free-zones/${slug}`), "href");
    expect(links.filter((href) => href.includes("?tool="))).toEqual([
      expect.stringMatching(
        new RegExp(`^/free-zones\\?tool=zone-finder&check=\\w+&emirate=${slug}#tool$`),
      ),
    ]);
    const stating = Number.parseInt(headline(await finder({ emirate: slug })), 10);
    expect(stating).toBeGreaterThan(0);
    expect(stating).toBeLessThan(zones.length);
  },
);
