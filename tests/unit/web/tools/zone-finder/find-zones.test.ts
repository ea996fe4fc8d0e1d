import { expect, test } from "vitest";
import {
  findZones,
  questions,
  type Standing,
  type Wishes,
} from "#web/tools/zone-finder/find-zones.ts";
import type { FinderZone } from "#web/tools/zone-finder/finder-zone.ts";
import { seededRandom } from "../seeded-random.ts";
import { anyZone, described, options, sourced, zone } from "./zones.ts";

const CASES = 3000;

const ids = (standings: readonly { zone: { id: string } }[]) =>
  standings.map(({ zone }) => zone.id);

/** The zones of each of the three groups, by their ids. */
function found(zones: Parameters<typeof findZones>[0], wishes: Wishes) {
  const { fitting, open, ruledOut } = findZones(zones, wishes);
  return { fitting: ids(fitting), open: ids(open), ruledOut: ids(ruledOut) };
}

test("every zone remains, in its order, while nothing is chosen", () => {
  const zones = [zone("b"), zone("a"), zone("c", { activity: sourced("media") })];
  expect(found(zones, {})).toEqual({ fitting: ["b", "a", "c"], open: [], ruledOut: [] });
});

test("what a source says decides; what a description says does not rule out; the rest is open", () => {
  const zones = [
    zone("fits-by-source", { activity: sourced("trading", "media") }),
    zone("fits-by-description", { activity: described("trading") }),
    zone("other-by-description", { activity: described("media") }),
    zone("unknown"),
    zone("other-by-source", { activity: sourced("media") }),
  ];
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

test("a zone lies in each emirate in which it licenses companies, and in no other", () => {
  const zones = [zone("ifza", {}, "fujairah", "dubai"), zone("dmcc", {}, "dubai")];
  expect(found(zones, { emirate: "fujairah" })).toMatchObject({
    fitting: ["ifza"],
    ruledOut: ["dmcc"],
  });
  expect(found(zones, { emirate: "dubai" }).fitting).toEqual(["ifza", "dmcc"]);
});

test("customers abroad narrow nothing, those on the mainland do", () => {
  const zones = [zone("a"), zone("b", { customers: sourced("mainland") })];
  expect(found(zones, { customers: "abroad" }).fitting).toEqual(["a", "b"]);
  expect(found(zones, { customers: "mainland" })).toMatchObject({ fitting: ["b"], open: ["a"] });
});

type Case = { zones: FinderZone[]; wishes: Wishes };

/** Zones and wishes that chance makes, the same in every run. */
function makeCases(): Case[] {
  const random = seededRandom(20261122);
  return Array.from({ length: CASES }, () => {
    const zones = Array.from({ length: 12 }, (_, index) => anyZone(`zone-${index}`, random));
    const wishes = questions.flatMap((question) => {
      const wish = options[question][Math.floor(random() * options[question].length * 3)];
      return wish === undefined ? [] : [[question, wish]];
    });
    return { zones, wishes: Object.fromEntries(wishes) };
  });
}

const cases = makeCases();

/** Some of the cases in which something does not hold. */
const exceptions = (holds: (each: Case) => boolean) =>
  cases.filter((each) => !holds(each)).slice(0, 3);

const isWithin = (part: readonly string[], whole: readonly string[]) =>
  part.every((each) => whole.includes(each));

test("every zone is in exactly one group, in its order", () => {
  const holds = ({ zones, wishes }: Case) => {
    const groups = Object.values(found(zones, wishes));
    const places = groups.map((group) =>
      group.map((id) => zones.findIndex((each) => each.id === id)),
    );
    const isInOrder = places.every((group) =>
      group.every((place, at) => place > (group[at - 1] ?? -1)),
    );
    return (
      isInOrder &&
      new Set(groups.flat()).size === zones.length &&
      groups.flat().length === zones.length
    );
  };
  expect(exceptions(holds)).toEqual([]);
});

test("one more wish never brings a zone back", () => {
  const holds = ({ zones, wishes }: Case) => {
    const [, ...others] = Object.entries(wishes);
    const fewer = found(zones, Object.fromEntries(others));
    const more = found(zones, wishes);
    return isWithin(more.fitting, fewer.fitting) && isWithin(fewer.ruledOut, more.ruledOut);
  };
  expect(exceptions(holds)).toEqual([]);
});

test("no zone is ruled out by what nobody knows, or has no source for", () => {
  const isGrounded = ({ zone, against }: Standing) =>
    against.every((question) => {
      if (question === "emirate") return true;
      const { values, source } = zone.facts[question];
      return values.length > 0 && source !== null;
    });
  expect(
    exceptions(({ zones, wishes }) => findZones(zones, wishes).ruledOut.every(isGrounded)),
  ).toEqual([]);
});

test("a zone of which nothing is known is ruled out by its place alone", () => {
  const holds = ({ zones, wishes }: Case) => {
    const forgotten = zones.map((each) => ({ ...each, facts: zone("").facts }));
    return findZones(forgotten, wishes).ruledOut.every(
      ({ against }) => against.join() === "emirate",
    );
  };
  expect(exceptions(holds)).toEqual([]);
});
