import { expect, test } from "vitest";
import { findZones, questions, type Wishes } from "#web/tools/zone-finder/find-zones.ts";
import type { FinderZone } from "#web/tools/zone-finder/finder-zone.ts";
import { eachOfMany } from "../many.ts";
import { anyZone, described, options, sourced, zone } from "./zones.ts";

/** The zones of each of the three groups, by their ids. */
function found(zones: readonly FinderZone[], wishes: Wishes) {
  const { fitting, further, ruledOut } = findZones(zones, wishes);
  const ids = (standings: typeof fitting) => standings.map((each) => each.zone.id);
  return { fitting: ids(fitting), further: ids(further), ruledOut: ids(ruledOut) };
}

test("what nobody knows hides no zone; what a zone says of itself ranks it; a source rules out", () => {
  const zones = [
    zone("unknown"),
    zone("other-by-description", { activity: described("media") }),
    zone("fits-by-description", { activity: described("trading") }),
    zone("fits-by-source", { activity: sourced("trading", "media") }),
    zone("other-by-source", { activity: sourced("media") }),
  ];
  expect(found(zones, {}).fitting).toEqual(zones.map(({ id }) => id));
  expect(found(zones, { activity: "trading" })).toEqual({
    fitting: ["fits-by-description", "fits-by-source", "unknown"],
    further: ["other-by-description"],
    ruledOut: ["other-by-source"],
  });
});

test("the more of the wishes a zone is known to meet, the earlier it comes", () => {
  const zones = [
    zone("one", { visas: sourced("sponsored") }),
    zone("none"),
    zone("two", { visas: sourced("sponsored"), premises: described("desk") }),
  ];
  expect(found(zones, { visas: "sponsored", premises: "desk" }).fitting).toEqual([
    "two",
    "one",
    "none",
  ]);
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

test("every zone is in one group; another wish brings none back; only a source or a place rules out", () => {
  const make = (random: () => number) => {
    const wishes = questions.flatMap((question) => {
      const wish = options[question][Math.floor(random() * options[question].length * 3)];
      return wish === undefined ? [] : [[question, wish]];
    });
    return {
      zones: Array.from({ length: 12 }, (_, index) => anyZone(`zone-${index}`, random)),
      wishes: Object.fromEntries(wishes),
    };
  };
  eachOfMany(make, ({ zones, wishes }) => {
    const more = found(zones, wishes);
    const groups = Object.values(more);
    expect(groups.flat().toSorted()).toEqual(zones.map(({ id }) => id).toSorted());
    const [, ...others] = Object.entries(wishes);
    const fewer = found(zones, Object.fromEntries(others));
    expect(fewer.fitting).toEqual(expect.arrayContaining(more.fitting));
    expect(more.ruledOut).toEqual(expect.arrayContaining(fewer.ruledOut));
    for (const { zone: ruled, against } of findZones(zones, wishes).ruledOut) {
      const facts = against.flatMap((name) => (name === "emirate" ? [] : [ruled.facts[name]]));
      expect(facts.every((fact) => fact?.source !== undefined)).toBe(true);
    }
  });
});
