import { expect, test } from "vitest";
import { findZones, questions, type Wishes } from "#web/tools/zone-finder/find-zones.ts";
import type { FinderZone } from "#web/tools/zone-finder/finder-zone.ts";
import { eachOfMany } from "../many.ts";
import { anyZone, described, options, sourced, zone } from "./zones.ts";

/** The zones of each of the three groups, by their ids. */
function found(zones: readonly FinderZone[], wishes: Wishes) {
  const { fitting, open, ruledOut } = findZones(zones, wishes);
  const ids = (standings: typeof fitting) => standings.map((each) => each.zone.id);
  return { fitting: ids(fitting), open: ids(open), ruledOut: ids(ruledOut) };
}

test("what a source says decides; what a description says does not rule out; the rest is open", () => {
  const zones = [
    zone("fits-by-source", { activity: sourced("trading", "media") }),
    zone("fits-by-description", { activity: described("trading") }),
    zone("other-by-description", { activity: described("media") }),
    zone("unknown"),
    zone("other-by-source", { activity: sourced("media") }),
  ];
  expect(found(zones, {}).fitting).toEqual(zones.map(({ id }) => id));
  expect(found(zones, { activity: "trading" })).toEqual({
    fitting: ["fits-by-source", "fits-by-description"],
    open: ["other-by-description", "unknown"],
    ruledOut: ["other-by-source"],
  });
});

test("one no rules out, however much else fits, and each question says how it went", () => {
  const { ruledOut } = findZones(
    [zone("a", { activity: described("media"), designated: sourced("no") })],
    { activity: "media", designated: "yes", visas: "sponsored", emirate: "dubai" },
  );
  expect(ruledOut).toMatchObject([
    { agreed: ["activity", "emirate"], open: ["visas"], against: ["designated"] },
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
  expect(found(zones, { customers: "mainland" })).toMatchObject({
    fitting: ["dmcc"],
    open: ["ifza"],
  });
});

test("every zone is in one group, in its order; another wish brings none back; only a source or a place rules out", () => {
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
    for (const group of groups) {
      const places = group.map((id) => zones.findIndex((each) => each.id === id));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
    const [, ...others] = Object.entries(wishes);
    const fewer = found(zones, Object.fromEntries(others));
    expect(fewer.fitting).toEqual(expect.arrayContaining(more.fitting));
    expect(more.ruledOut).toEqual(expect.arrayContaining(fewer.ruledOut));
    for (const { zone: ruled, against } of findZones(zones, wishes).ruledOut) {
      const facts = against.flatMap((name) => (name === "emirate" ? [] : [ruled.facts[name]]));
      expect(facts.every(({ values, source }) => values.length > 0 && source !== null)).toBe(true);
    }
  });
});
