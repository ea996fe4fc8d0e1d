import { expect, test } from "vitest";
import { factRows } from "./index.ts";

const stored = { _rev: "a", _createdAt: "b", _updatedAt: "c" };
const zone = (facts: object, _id = "freeZone-a") => ({
  ...{ ...stored, _id, _type: "freeZone", name: "A" },
  ...facts,
});
const source = (_id: string, kind: string, ...zones: string[]) => ({
  ...{ ...stored, _id, _type: "zoneSource", kind },
  zones: zones.map((_ref) => ({ _type: "reference", _ref, _weak: true, _key: _ref })),
});
const cited = { _type: "reference", _ref: "source" };
const row = (fact: string, rest: object) => ({ _key: fact, fact, ...rest });

test("migrating a free zone: what a sourced list does not contain becomes a “no”", () => {
  const rows = factRows(zone({ premises: ["none", "desk"] }), [
    source("source", "premises", "freeZone-b", "freeZone-a"),
  ]);
  expect(rows).toEqual([
    row("noPremises", { stated: "yes", source: cited }),
    row("desk", { stated: "yes", source: cited }),
    row("office", { stated: "no", source: cited }),
    row("workshop", { stated: "no", source: cited }),
    row("warehouse", { stated: "no", source: cited }),
    row("land", { stated: "no", source: cited }),
  ]);
});

test.each([
  ["customers", ["abroad", "mainland"], "mainland", "yes"],
  ["customers", ["abroad"], "mainland", "no"],
  ["visas", "sponsored", "visas", "yes"],
  ["visas", "none", "visas", "no"],
  ["regulator", "yes", "regulator", "yes"],
  ["designated", "no", "designated", "no"],
])("the field %s with %j and a source becomes %s: %s", (field, value, fact, stated) => {
  const sources = [source("source", field, "freeZone-a")];
  expect(factRows(zone({ [field]: value }), sources)).toEqual([
    row(fact, { stated, source: cited }),
  ]);
});

test("migrating a free zone: without a source of its own no fact becomes a “yes” or “no”", () => {
  const facts = { activity: ["media"], customers: ["abroad"], designated: "no", visas: "none" };
  const sources = [
    source("source", "activity", "freeZone-b"),
    source("drafts.source", "designated", "freeZone-a"),
    source("other", "regulator", "freeZone-a"),
  ];
  expect(factRows(zone(facts), sources)).toEqual([row("media", { stated: "notStated" })]);
});

test("migrating a free zone's draft uses the zone's sources and keeps existing rows", () => {
  const mine = { _key: "mine", fact: "desk", stated: "notStated" };
  const draft = zone({ premises: ["desk", "land"], facts: [mine] }, "drafts.freeZone-a");
  expect(factRows(draft, [])).toEqual([mine, row("land", { stated: "notStated" })]);
  const [first, ...added] = factRows(draft, [source("source", "premises", "freeZone-a")]);
  expect(first).toEqual(mine);
  expect(added).toContainEqual(row("land", { stated: "yes", source: cited }));
});
