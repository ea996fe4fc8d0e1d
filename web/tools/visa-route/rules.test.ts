import { expect, test } from "vitest";
import {
  eachOfMany,
  expectCited,
  pick,
  seededRules,
  seededTool,
  watched,
} from "#tests/support/tool-rules.ts";
import {
  absenceOf,
  companions,
  judgeRoutes,
  livelihoods,
  owners,
  type Verdict,
  type VisaCase,
  type VisaRoute,
  visaRoutes,
} from "./rules.ts";

const rules = seededRules("visa-route");
const { cases, texts } = seededTool("visa-route");

/** A person without any possible route. */
const person: VisaCase = {
  livelihood: "savings",
  companions: "nobody",
  age: 40,
  income: undefined,
  savings: undefined,
  property: 0,
  owners: "one",
  monthsAway: 0,
};

const judge = (parts: Partial<VisaCase>) => judgeRoutes({ ...person, ...parts }, rules);
const namesOf = (parts: Partial<VisaCase>, state: Verdict["state"]) =>
  judge(parts)
    .flatMap((each) => (each.state === state ? [each.route] : []))
    .join(" ");
const verdictOf = (parts: Partial<VisaCase>, route: VisaRoute) =>
  judge(parts).find((each) => each.route === route);

test("a visitor who fits no visa route sees none open, and as the nearest one that depends on nobody else", () => {
  expect(judge({}).map(({ state, reason }) => `${state}: ${reason}`)).toEqual([
    "notNeeded: familyAlone",
    "closed: ownerClosed",
    "closed: investorClosed",
    "closed: permitClosed",
    "closed: goldenClosed",
    "closed: retirementYoung",
    "closed: workClosed",
    "closed: remoteClosed",
    "closed: greenClosed",
  ]);
});

/**
 * Thresholds as authorities and those who quote them have published them. No authority publishes
 * cases that are worked out, so the cases at and beside each threshold are ours.
 */
test.each<[source: string, parts: Partial<VisaCase>, open: string, unconfirmed: string]>([
  ["a job there, of any salary", { livelihood: "employer" }, "work green", ""],
  [
    "u.ae: AED 15,000 for the skilled",
    { livelihood: "employer", income: 15_000 },
    "work green",
    "",
  ],
  ["below it the work visa stays", { livelihood: "employer", income: 14_999 }, "work", ""],
  [
    "adro.gov.ae: AED 360,000 a year",
    { livelihood: "freelance", income: 30_000 },
    "permit green",
    "",
  ],
  ["gulfnews.com: in two years", { livelihood: "freelance", income: 29_999 }, "permit", "green"],
  ["the same: Dh15,000 a month", { livelihood: "freelance", income: 15_000 }, "permit", "green"],
  ["below it the permit stays", { livelihood: "freelance", income: 14_999 }, "permit", ""],
  ["a company, of which ICP decides", { livelihood: "company" }, "investor", "green"],
  ["a relative's income", { livelihood: "relative" }, "family", ""],
  ["u.ae: USD 3,500 a month abroad", { livelihood: "remote", income: 12_853.75 }, "remote", ""],
  ["below it", { livelihood: "remote", income: 12_853 }, "", ""],
  ["not said", { livelihood: "remote" }, "remote", ""],
  ["an owner abroad, USD 3,500", { livelihood: "ownAbroad", income: 12_853.75 }, "remote", ""],
  ["an owner abroad, USD 3,400", { livelihood: "ownAbroad", income: 12_486.5 }, "", ""],
  [
    "360 Global Relocations: a deposit",
    { livelihood: "relative", savings: 2e6 },
    "family",
    "golden",
  ],
  ["a dirham less", { livelihood: "relative", savings: 2e6 - 1 }, "family", ""],
  ["Cabinet Resolution 65/2022, annex, Article 8", { property: 2e6 }, "owner golden", ""],
  ["the same article: not less than Dh2,000,000", { property: 1_999_999 }, "owner", ""],
  ["gulfnews.com 2023: Dh750,000 for owners", { property: 750_000 }, "owner", ""],
  ["me-advisorygroup.com: any value, alone", { property: 749_999 }, "", "owner"],
  ["the same", { property: 1 }, "", "owner"],
  ["with others Dh400,000 each", { property: 400_000, owners: "several" }, "", "owner"],
  ["below it", { property: 399_999, owners: "several" }, "", ""],
  ["with others at the old value", { property: 750_000, owners: "several" }, "owner", ""],
  ["Dubai, GDRFA: 55 years or older (eidubai.com)", { age: 55 }, "retirement", ""],
  ["Dubai Land Department: at least 55 (happy-estate.com)", { age: 54 }, "", ""],
  ["u.ae: AED 20,000 a month", { age: 60, income: 20_000 }, "retirement", ""],
  ["below it Dubai alone", { age: 60, income: 19_999 }, "", "retirement"],
  ["gulfnews.com: Dh15,000 in Dubai", { age: 60, income: 15_000 }, "", "retirement"],
  ["below every threshold", { age: 60, income: 14_999, savings: 999_999 }, "", ""],
  ["Cabinet Decision 65/2022: AED 1 million saved", { age: 60, savings: 1e6 }, "retirement", ""],
  ["the same: of property", { age: 60, property: 1e6 }, "owner retirement", ""],
  [
    "gulfnews.com: Dh500,000 of each in Dubai",
    { age: 60, savings: 5e5, property: 5e5 },
    "",
    "owner retirement",
  ],
  ["of one less", { age: 60, savings: 499_999, property: 5e5 }, "", "owner"],
  ["not retired yet", { age: 61, livelihood: "employer", income: 9_000 }, "work", ""],
])("the right visa routes are open for %s: %o", (_, parts, open, unconfirmed) => {
  expect(namesOf(parts, "open")).toBe(open);
  expect(namesOf(parts, "unconfirmed")).toBe(unconfirmed);
});

test.each([
  ["fragomen.com: at most 180 days away", 5, "absenceSafe"],
  ["ICP: a permit to return after 180 days abroad (gulfnews.com)", 6, "absenceRisk"],
  ["a year abroad", 12, "absenceRisk"],
])("%s: %i months abroad are %s, and never end a golden visa (u.ae)", (_, monthsAway, absence) => {
  const each = { ...person, monthsAway };
  expect(absenceOf("investor", each, rules)).toBe(absence);
  expect(absenceOf("golden", each, rules)).toBe("absenceExempt");
});

const brings = { livelihood: "employer", companions: "close" } as const;
const bringsParents = { ...brings, companions: "parents" } as const;

test.each([
  ["brings children", brings, "open: family"],
  ["brings parents", bringsParents, "open: parents"],
  ["brings parents on AED 20,000 (egsh.ae)", { ...bringsParents, income: 2e4 }, "open: parents"],
  [
    "brings parents on less than that",
    { ...bringsParents, income: 19_999 },
    "unconfirmed: parents",
  ],
  [
    "brings parents on AED 10,000 (thenationalnews.com)",
    { ...bringsParents, income: 1e4 },
    "unconfirmed: parents",
  ],
  ["brings parents on less", { ...bringsParents, income: 9_999 }, "closed: parentsLacks"],
  ["brings children on AED 3,000 and housing", { ...brings, income: 3_000 }, "open: family"],
  ["brings children on less", { ...brings, income: 2_999 }, "closed: familyLacks"],
  [
    "has no employer who provides housing",
    { livelihood: "freelance", companions: "close", income: 3_999 },
    "closed: familyLacks",
  ],
  [
    "earns enough to pay for housing",
    { livelihood: "freelance", companions: "close", income: 4_000 },
    "open: family",
  ],
  ["owns enough to bring children", { property: 3e6, companions: "close" }, "open: family"],
  [
    "has an owner's card to be confirmed to bring children with",
    { property: 5e5, companions: "close" },
    "unconfirmed: family",
  ],
  ["has no card to bring children with", { companions: "close" }, "closed: familyClosed"],
  ["is brought", { livelihood: "relative", companions: "close" }, "open: familyByRelative"],
] as const)("a visitor who %s reads why", (_, parts, expected) => {
  const { state, reason } = verdictOf(parts, "family") ?? {};
  expect(`${state}: ${reason}`).toBe(expected);
});

test("a retired person is told which of income, savings and property is closest to the limit", () => {
  const retired = { age: 60, income: 6_000, savings: 900_000, property: 100_000 };
  const missing = (parts: Partial<VisaCase>) => verdictOf({ ...retired, ...parts }, "retirement");
  expect(missing({})?.missing).toMatchObject({ of: "savings", amount: 100_000, isDisputed: false });
  expect(missing({ property: 950_000, savings: 0 })?.missing).toMatchObject({
    ...{ of: "property", amount: 50_000 },
  });
  expect(missing({ income: 14_000 })?.missing).toMatchObject({
    ...{ of: "income", amount: 1_000, isDisputed: true },
  });
});

/** Cases of every kind, often exactly at a threshold or next to it. */
function randomCase(random: () => number): VisaCase {
  const beside = (limit: number) => Math.max(0, limit + Math.round(random() * 2 - 1));
  const salaries = [3_000, 4_000, 10_000, 15_000, 20_000, 30_000] as const;
  const values = [1, 4e5, 5e5, 75e4, 1e6, 2e6] as const;
  return {
    livelihood: pick(random, livelihoods),
    companions: pick(random, companions),
    owners: pick(random, owners),
    income:
      random() < 0.3 ? undefined : pick(random, [beside(pick(random, salaries)), 12_853.75, 1e5]),
    savings: random() < 0.5 ? undefined : beside(pick(random, [5e5, 1e6, 2e6])),
    age: random() < 0.5 ? beside(rules.retirementAge) : 18 + Math.floor(random() * 103),
    property: random() < 0.5 ? beside(pick(random, values)) : Math.round(10 ** (random() * 12)),
    monthsAway: random() < 0.5 ? pick(random, [0, 5, 5.9, 6, 12]) : random() * 12,
  };
}

test("a result lists every visa route once, and cites every figure that it used", () => {
  eachOfMany(randomCase, (each) => {
    const { read, seen } = watched(rules);
    const verdicts = judgeRoutes(each, seen);
    expect(verdicts.map(({ route }) => route).sort()).toEqual([...visaRoutes].sort());
    const shown = verdicts.flatMap(({ route, state, reason }) => {
      const said = cases.find(({ name }) => name === reason)?.text;
      const hasCard = state === "open" || state === "unconfirmed";
      return [said ?? "", hasCard ? texts[absenceOf(route, each, seen)] : ""];
    });
    expectCited(read, shown);
  });
});

test("a visitor who meets the missing amount of a visa route is no longer refused that route", () => {
  eachOfMany(randomCase, (each) => {
    for (const { route, missing } of judgeRoutes(each, rules)) {
      if (!missing) continue;
      expect(missing.amount).toBeGreaterThan(0);
      const enough = (each[missing.of] ?? 0) + missing.amount;
      const after = judgeRoutes({ ...each, [missing.of]: enough }, rules);
      const state = after.find((every) => every.route === route)?.state;
      expect(missing.isDisputed ? ["unconfirmed"] : ["open", "unconfirmed"]).toContain(state);
    }
  });
});

test("closed routes are sorted by how much of their threshold is missing", () => {
  eachOfMany(randomCase, (each) => {
    const closed = judgeRoutes(each, rules).filter(({ state }) => state === "closed");
    const shares = closed.map(({ missing }) => missing?.share ?? 1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});
