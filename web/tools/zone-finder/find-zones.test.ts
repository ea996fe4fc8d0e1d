import { expect, test } from "vitest";
import type { ZoneFactName } from "#schemas/fields/zone-facts.ts";
import {
  type Fact,
  type FinderZone,
  findZones,
  questions,
  readChoice,
  type Wishes,
} from "./find-zones.ts";

const described = (...values: string[]): Fact => ({ values });
const sourced = (...values: string[]): Fact => ({ values, source: 0 });

/** A zone about which only the given facts are known. */
function zone(
  id: string,
  facts: Partial<Record<ZoneFactName, Fact>> = {},
  slugs: readonly string[] = ["dubai"],
): FinderZone {
  return {
    id,
    name: id.toUpperCase(),
    emirates: slugs.map((slug) => ({ slug, name: slug, path: `/free-zones/${slug}` })),
    facts,
  };
}

/** The zones of each of the three groups, by their ids. */
function found(zones: readonly FinderZone[], wishes: Wishes) {
  const { fitting, further, ruledOut } = findZones(zones, wishes);
  const ids = (matches: typeof fitting) => matches.map((each) => each.zone.id);
  return { fitting: ids(fitting), further: ids(further), ruledOut: ids(ruledOut) };
}

test("what nobody knows hides no zone; the more a zone says or a source knows of the wishes, the earlier it comes; a source rules out", () => {
  const zones = [
    zone("unknown"),
    zone("other-by-description", { activity: described("media") }),
    zone("fits-by-description", { activity: described("trading") }),
    zone("fits-by-source", { activity: sourced("trading", "media") }),
    zone("fits-twice", { activity: described("trading"), premises: sourced("desk") }),
    zone("other-by-source", { activity: sourced("media") }),
  ];
  expect(found(zones, {}).fitting).toEqual(zones.map(({ id }) => id));
  expect(found(zones, { activity: "trading", premises: "desk" })).toEqual({
    fitting: ["fits-twice", "fits-by-description", "fits-by-source", "unknown"],
    further: ["other-by-description"],
    ruledOut: ["other-by-source"],
  });
});

test("one no rules out, however much else fits, and each question says how it went", () => {
  const { ruledOut } = findZones(
    [zone("a", { activity: described("media"), designated: sourced("no") })],
    { activity: "media", designated: "yes", visas: "sponsored", emirate: "dubai" },
  );
  expect(ruledOut).toMatchObject([
    { agreed: ["activity", "emirate"], ask: ["visas"], other: [], against: ["designated"] },
  ]);
});

test("a zone lies in each emirate in which it licenses; customers abroad narrow nothing, those on the mainland do", () => {
  const zones = [
    zone("ifza", {}, ["fujairah", "dubai"]),
    zone("dmcc", { customers: sourced("mainland") }),
  ];
  expect(found(zones, { emirate: "fujairah" })).toMatchObject({
    fitting: ["ifza"],
    ruledOut: ["dmcc"],
  });
  expect(found(zones, { emirate: "dubai", customers: "abroad" }).fitting).toEqual(["ifza", "dmcc"]);
  expect(found(zones, { customers: "mainland" }).fitting).toEqual(["dmcc", "ifza"]);
});

const asked = questions.map((name) => ({
  name,
  options: [`first ${name}`, `second ${name}`].map((value) => ({
    value,
    label: value,
    figure: null,
  })),
}));
const listed = ["jafza", "dmcc", "difc", "adgm", "rakez"].map((id) => ({ id }));

test.each([
  [{}, {}, [], []],
  [{ activity: "first activity", visas: "" }, { activity: "first activity" }, [], []],
  [{ activity: "first visas" }, {}, ["activity"], []],
  [{ activity: "first activity,second activity" }, {}, ["activity"], []],
  [{ visas: "constructor", emirate: "__proto__" }, {}, ["visas", "emirate"], []],
  [{ compare: "atlantis,dmcc" }, {}, ["compare"], ["dmcc"]],
  [{ compare: "jafza,dmcc,difc,adgm" }, {}, ["compare"], ["jafza", "dmcc", "difc"]],
  [{ compare: "dmcc,dmcc,", utm_source: "x", toString: "y" }, {}, [], ["dmcc"]],
])("of %o reads %o, names %j and compares %j", (answers, wishes, wrong, compared) => {
  const read = readChoice(answers, asked, listed);
  expect(read.wishes).toEqual(wishes);
  expect(Object.keys(read.problems)).toEqual(wrong);
  expect(read.compared.map(({ id }) => id)).toEqual(compared);
});
