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
  type VisaCase,
  visaRoutes,
} from "./rules.ts";

const rules = seededRules("visa-route");
const { routes, texts } = seededTool("visa-route");

/** A person without any possible route. */
const person: VisaCase = {
  livelihood: "savings",
  companions: "nobody",
  age: 40,
  income: undefined,
  savings: undefined,
  property: 0,
  monthsAway: 0,
};

const judge = (parts: Partial<VisaCase>) => judgeRoutes({ ...person, ...parts }, rules);
const openTo = (parts: Partial<VisaCase>) => judge(parts).filter(({ state }) => state === "open");

test("to whom nothing applies no route is open; each says what opens it, in the page's order", () => {
  expect(judge({})).toEqual(
    visaRoutes.map((route) =>
      route === "family"
        ? { route, state: "notNeeded", reason: "familyAlone" }
        : { route, state: "closed", reason: "closed" },
    ),
  );
});

/**
 * Thresholds as authorities and those who quote them have published them. No authority publishes
 * cases that are worked out, so the cases at and beside each threshold are ours.
 */
test.each<[source: string, parts: Partial<VisaCase>, open: string]>([
  ["a job there, of any salary", { livelihood: "employer" }, "work green"],
  ["u.ae: AED 15,000 for the skilled", { livelihood: "employer", income: 15_000 }, "work green"],
  ["below it the work visa stays", { livelihood: "employer", income: 14_999 }, "work"],
  ["u.ae: AED 360,000 in two years", { livelihood: "freelance", income: 15_000 }, "freelancer"],
  ["below it", { livelihood: "freelance", income: 14_999 }, ""],
  ["a relative's income", { livelihood: "relative" }, "family"],
  ["ICP: USD 3,500 a month from abroad", { livelihood: "remote", income: 12_853.75 }, "remote"],
  ["below it", { livelihood: "remote", income: 12_853 }, ""],
  ["not said", { livelihood: "remote" }, "remote"],
  ["Cabinet Resolution 65/2022, annex, Article 8 (khaleejtimes.com)", { property: 2e6 }, "golden"],
  ["the same article: not less than Dh2,000,000", { property: 1_999_999 }, ""],
  ["Dubai, GDRFA: 55 years or older (eidubai.com)", { age: 55 }, "retirement"],
  ["Dubai Land Department: at least 55 (happy-estate.com)", { age: 54 }, ""],
  ["Visit Dubai: AED 15,000 a month", { age: 60, income: 15_000 }, "retirement"],
  ["below every threshold", { age: 60, income: 14_999, savings: 999_999, property: 999_999 }, ""],
  ["Cabinet Decision 65/2022: AED 1 million saved", { age: 60, savings: 1e6 }, "retirement"],
  ["the same: AED 1 million of property", { age: 60, property: 1e6 }, "retirement"],
  ["not retired yet", { age: 61, livelihood: "employer", income: 9_000 }, "work"],
])("%s: %o", (_, parts, open) => {
  const routes = openTo(parts).map(({ route }) => route);
  expect(routes.join(" ")).toBe(open);
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

test.each([
  ["brings children", brings, "family: open"],
  ["brings parents", { ...brings, companions: "parents" }, "family: parentsOfYours"],
  ["brings children on AED 3,000 and housing", { ...brings, income: 3_000 }, "family: open"],
  ["brings children on less", { ...brings, income: 2_999 }, "family: familyIncome"],
  ["owns enough to bring children", { property: 3e6, companions: "close" }, "family: open"],
  ["has no card to bring children with", { companions: "close" }, "family: closed"],
  ["is brought", { livelihood: "relative", companions: "close" }, "family: familyByRelative"],
  ["owns less than Dubai's card for owners asks for", { property: 399_999 }, "golden: closed"],
  ["owns enough for that card", { property: 400_000 }, "golden: goldenOwner"],
  ["owns less than a golden visa asks for", { property: 1_999_999 }, "golden: goldenOwner"],
] as const)("who %s reads why", (_, parts, reason) => {
  expect(judge(parts).map((each) => `${each.route}: ${each.reason}`)).toContain(reason);
});

/** Cases of every kind, often exactly at a threshold or next to it. */
function randomCase(random: () => number): VisaCase {
  const beside = (limit: number) => Math.max(0, limit + Math.round(random() * 2 - 1));
  return {
    livelihood: pick(random, livelihoods),
    companions: pick(random, companions),
    income:
      random() < 0.3 ? undefined : pick(random, [beside(3_000), beside(15_000), 12_853.75, 1e5]),
    savings: random() < 0.5 ? undefined : beside(1e6),
    age: random() < 0.5 ? beside(rules.retirementAge) : 18 + Math.floor(random() * 103),
    property: random() < 0.5 ? beside(rules.goldenProperty) : Math.round(10 ** (random() * 12)),
    monthsAway: random() < 0.5 ? pick(random, [0, 5, 5.9, 6, 12]) : random() * 12,
  };
}

test("every route stands once, and says why with every figure read for it", () => {
  eachOfMany(randomCase, (each) => {
    const { read, seen } = watched(rules);
    const verdicts = judgeRoutes(each, seen);
    expect(verdicts.map(({ route }) => route)).toEqual(visaRoutes);
    const shown = verdicts.flatMap(({ route, state, reason }) => {
      const own = routes.find((every) => every.route === route);
      const said = reason === "open" || reason === "closed" ? own?.[reason] : texts[reason];
      return [said ?? "", state === "open" ? texts[absenceOf(route, each, seen)] : ""];
    });
    expectCited(read, shown);
  });
});
