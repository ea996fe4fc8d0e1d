import { expect, test } from "vitest";
import { type ZoneFactName, zoneFactTitles } from "#schemas/fields/zone-facts.ts";
import {
  type FinderZone,
  factsOf,
  findZones,
  neededFact,
  questions,
  readChoice,
  type Wishes,
} from "./find-zones.ts";

type Known = {
  yes?: readonly ZoneFactName[];
  no?: readonly ZoneFactName[];
  visas?: number;
};

/** A zone of which a source states only these facts. */
function zone(
  id: string,
  { yes = [], no = [], ...known }: Known = {},
  slugs: readonly string[] = ["dubai"],
): FinderZone {
  const stated = (facts: readonly ZoneFactName[]) =>
    Object.fromEntries(facts.map((fact) => [fact, 0]));
  return {
    id,
    name: id.toUpperCase(),
    emirates: slugs.map((slug) => ({ slug, name: slug, path: `/free-zones/${slug}` })),
    yes: stated(yes),
    no: stated(no),
    fees: [],
    ...known,
  };
}

/** The zones of each of the three groups, by their ids. */
function found(zones: readonly FinderZone[], wishes: Wishes) {
  const { stating, asking, ruledOut } = findZones(zones, wishes);
  const ids = (matches: typeof stating) => matches.map((each) => each.zone.id);
  return { stating: ids(stating), asking: ids(asking), ruledOut: ids(ruledOut) };
}

test("zones that meet every need come first, then those with the fewest open questions", () => {
  const zones = [
    zone("silent"),
    zone("states-one", { yes: ["trading"] }),
    zone("states-both", { yes: ["trading", "desk"] }),
    zone("denies-one", { yes: ["trading"], no: ["desk"] }),
  ];
  expect(found(zones, {}).stating).toEqual(zones.map(({ id }) => id));
  expect(found(zones, { activity: "trading", premises: "desk" })).toEqual({
    stating: ["states-both"],
    asking: ["states-one", "silent"],
    ruledOut: ["denies-one"],
  });
});

test("a single sourced “no” rules a zone out, and each need shows its result", () => {
  const { ruledOut } = findZones([zone("a", { yes: ["media"], no: ["designated"] })], {
    ...{ activity: "media", designated: "yes", visas: "2", emirate: "dubai" },
  });
  expect(ruledOut).toMatchObject([
    { agreed: ["activity", "emirate"], ask: ["visas"], against: ["designated"] },
  ]);
});

test("a zone is found in every emirate in which it licenses", () => {
  const zones = [zone("ifza", {}, ["fujairah", "dubai"]), zone("dmcc")];
  expect(found(zones, { emirate: "fujairah" })).toMatchObject({
    stating: ["ifza"],
    ruledOut: ["dmcc"],
  });
  expect(found(zones, { emirate: "dubai" }).stating).toEqual(["ifza", "dmcc"]);
});

test.each([
  [{ yes: ["visas"], visas: 3 }, "sponsored", "stating"],
  [{ yes: ["visas"], visas: 3 }, "3", "stating"],
  // A source that promises three does not say that there are no more.
  [{ yes: ["visas"], visas: 3 }, "4", "asking"],
  [{ yes: ["visas"] }, "1", "asking"],
  [{ yes: ["visas"] }, "sponsored", "stating"],
  [{}, "1", "asking"],
  [{ no: ["visas"] }, "1", "ruledOut"],
  [{ no: ["visas"] }, "none", "stating"],
] as const)(
  "a zone with the sourced facts %j counts for a visitor who needs %s visas among those %s",
  (known, visas, group) => {
    expect(found([zone("a", known)], { visas })[group]).toEqual(["a"]);
  },
);

test("an office counts for a visitor who needs a desk, and zones without required premises come first for one who needs none", () => {
  const zones = [
    zone("offices", { yes: ["office"], no: ["desk"] }),
    zone("neither", { no: ["desk", "office"] }),
    zone("without", { yes: ["noPremises"] }),
    zone("never-without", { no: ["noPremises"] }),
  ];
  expect(found(zones, { premises: "desk" })).toEqual({
    ...{ stating: ["offices"], asking: ["without", "never-without"], ruledOut: ["neither"] },
  });
  expect(found(zones, { premises: "none" }).stating).toEqual([
    ...["without", "offices", "neither", "never-without"],
  ]);
});

/** The wishes for less, which every zone fulfils. */
const less: Wishes[] = [
  ...[{ visas: "none" }, { designated: "no" }, { regulator: "no" }],
  ...[{ customers: "abroad" }, { premises: "none" }],
];

const facts = Object.keys(zoneFactTitles).filter(
  (name): name is ZoneFactName => name in zoneFactTitles,
);

/** Zones with every fact stated, denied, and not stated, in two emirates. */
const manyZones = [
  zone("silent"),
  zone("silent-elsewhere", {}, ["sharjah"]),
  ...facts.flatMap((fact) => [
    zone(`yes-${fact}`, { yes: [fact] }),
    zone(`no-${fact}`, { no: [fact] }),
    zone(`all-but-${fact}`, { yes: facts.filter((each) => each !== fact) }, ["sharjah"]),
  ]),
];

/** Every single choice, and every two of different questions. */
const choices: Wishes[] = [
  {},
  ...factsOf.activity.map((activity) => ({ activity })),
  ...["none", ...factsOf.premises.slice(1)].map((premises) => ({ premises })),
  ...["none", "sponsored", "1", "7"].map((visas) => ({ visas })),
  ...["mainland", "abroad"].map((customers) => ({ customers })),
  ...["yes", "no"].flatMap((answer) => [{ regulator: answer }, { designated: answer }]),
  ...["dubai", "sharjah"].map((emirate) => ({ emirate })),
];
const pairs = choices.flatMap((one) => choices.map((other) => ({ ...one, ...other })));

test("needing less never removes a zone", () => {
  for (const wishes of pairs) {
    for (const wish of less) {
      const [name = ""] = Object.keys(wish);
      if (name in wishes) continue;
      const before = found(manyZones, wishes);
      const after = found(manyZones, { ...wishes, ...wish });
      expect(after.ruledOut.toSorted(), JSON.stringify({ wishes, wish })).toEqual(
        before.ruledOut.toSorted(),
      );
      expect(after.stating.toSorted()).toEqual(before.stating.toSorted());
    }
  }
});

test("a zone is ruled out only by a sourced “no” or by its emirate, never by a missing fact", () => {
  for (const wishes of pairs) {
    const { stating, asking, ruledOut } = findZones(manyZones, wishes);
    expect(stating.length + asking.length + ruledOut.length).toBe(manyZones.length);
    for (const { zone: each, against } of ruledOut) {
      const reasons = against.filter((question) => {
        if (question === "emirate")
          return each.emirates.every(({ slug }) => slug !== wishes.emirate);
        const fact = neededFact(question, wishes[question] ?? "");
        return fact !== undefined && fact in each.no;
      });
      expect(reasons, JSON.stringify({ id: each.id, wishes })).toEqual(against);
    }
    const silent = ruledOut.filter(({ zone: { id } }) => id === "silent");
    expect(silent).toHaveLength(wishes.emirate === "sharjah" ? 1 : 0);
  }
});

test("a zone with every fact confirmed meets every need in its emirate", () => {
  const all = zone("knows-all", { yes: facts, visas: 7 });
  for (const wishes of pairs) {
    const isElsewhere = wishes.emirate === "sharjah";
    expect(found([...manyZones, all], wishes).stating.includes("knows-all")).toBe(!isElsewhere);
  }
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
])(
  "from the entries %o the zone finder reads %o, reports %j as wrong and compares %j",
  (entries, wishes, wrong, compared) => {
    const read = readChoice(entries, asked, listed);
    expect(read.wishes).toEqual(wishes);
    expect(Object.keys(read.problems)).toEqual(wrong);
    expect(read.compared.map(({ id }) => id)).toEqual(compared);
  },
);
