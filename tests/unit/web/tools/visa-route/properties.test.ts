import { expect, test } from "vitest";
import { toolNeeds } from "#schemas/shared/tools/tool-kinds.ts";
import { readVisaCase } from "#web/tools/visa-route/read-case.ts";
import {
  companions,
  findRoutes,
  livelihoods,
  type VisaCase,
  type VisaRules,
  visaRoutes,
} from "#web/tools/visa-route/rules.ts";
import { seededRandom } from "../seeded-random.ts";
import { rules } from "./cases.ts";

const ROUNDS = 5_000;

function pick<Item>(random: () => number, [first, ...rest]: readonly [Item, ...Item[]]): Item {
  return [first, ...rest][Math.floor(random() * (rest.length + 1))] ?? first;
}

/** Cases of every kind, and often exactly at a threshold or beside it. */
function randomCase(random: () => number): VisaCase {
  const beside = (limit: number) => Math.max(0, limit + Math.round(random() * 2 - 1));
  return {
    livelihood: pick(random, livelihoods),
    companions: pick(random, companions),
    age: random() < 0.5 ? beside(rules.retirementAge) : 18 + Math.floor(random() * 103),
    property: random() < 0.5 ? beside(rules.goldenProperty) : Math.round(10 ** (random() * 12)),
    monthsAway: random() < 0.5 ? pick(random, [0, 5, 5.9, 6, 12]) : random() * 12,
  };
}

const openRoutes = (person: VisaCase) => findRoutes(person, rules).open.map(({ route }) => route);

test("every route is either open or closed, once, in the page's order", () => {
  const random = seededRandom(1);
  const texts = Object.keys(toolNeeds("visa-route").texts);
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = randomCase(random);
    const { open, closed } = findRoutes(person, rules);
    const found = [...open, ...closed].map(({ route }) => route);
    expect(found.toSorted(), JSON.stringify(person)).toEqual([...visaRoutes].sort());
    for (const routes of [open, closed]) {
      const places = routes.map(({ route }) => visaRoutes.indexOf(route));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
    for (const { reason } of [...open, ...closed]) expect(texts).toContain(reason);
  }
});

test("more property, more years and more time at home close no route", () => {
  const random = seededRandom(2);
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = randomCase(random);
    const before = openRoutes(person);
    for (const other of [
      { ...person, property: person.property + Math.round(10 ** (random() * 8)) },
      { ...person, age: person.age + Math.ceil(random() * 40) },
      { ...person, monthsAway: person.monthsAway * random() },
    ]) {
      expect(openRoutes(other), JSON.stringify({ person, other })).toEqual(
        expect.arrayContaining(before),
      );
    }
  }
});

test("time abroad changes no route, and only ever turns safe into risk", () => {
  const random = seededRandom(3);
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = randomCase(random);
    const longer = { ...person, monthsAway: Math.min(12, person.monthsAway + random() * 6) };
    const [before, after] = [findRoutes(person, rules), findRoutes(longer, rules)];
    expect(after.closed).toEqual(before.closed);
    for (const [index, { route, absence }] of before.open.entries()) {
      const now = after.open[index];
      expect(now?.route).toBe(route);
      if (absence !== "absenceSafe") expect(now?.absence).toBe(absence);
    }
  }
});

test("every result cites every figure that was read for it", () => {
  const random = seededRandom(4);
  const { texts } = toolNeeds("visa-route");
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = new Set<string>();
    const watched: VisaRules = new Proxy(rules, {
      get(target, name, receiver) {
        read.add(String(name));
        return Reflect.get(target, name, receiver);
      },
    });
    const person = randomCase(random);
    const { open, closed } = findRoutes(person, watched);
    const shown = [
      ...open.flatMap(({ reason, absence }) => [reason, absence]),
      ...closed.map(({ reason }) => reason),
    ];
    const cited = shown.flatMap((name) => texts[name] ?? []);
    // Without an open route nobody asks how long an absence may be.
    if (open.some(({ route }) => route !== "golden")) expect(read).toContain("absenceLimit");
    expect(
      [...read].filter((name) => !cited.includes(name)),
      JSON.stringify(person),
    ).toEqual([]);
  }
});

test("whatever is typed makes a case within bounds, or a sentence at each wrong field", () => {
  const random = seededRandom(5);
  const pieces = ["", "-", "1", "12", "55", "1900", "e9", ".5", ",000", " ", "x", "NaN", "∞", "½"];
  const typed = () =>
    Array.from({ length: Math.floor(random() * 4) }, () => pick(random, ["0", ...pieces])).join("");
  const texts = Object.keys(toolNeeds("visa-route").texts);
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = {
      livelihood: random() < 0.9 ? pick(random, livelihoods) : typed(),
      companions: random() < 0.9 ? pick(random, companions) : typed(),
      age: random() < 0.7 ? String(Math.floor(random() * 130)) : typed(),
      property: typed(),
      monthsAway: random() < 0.7 ? String(Math.floor(random() * 14)) : typed(),
    };
    const { person, problems = {} } = readVisaCase(answers);
    for (const problem of Object.values(problems)) expect(texts).toContain(problem);
    if (person === undefined) {
      expect(Object.keys(problems).length, JSON.stringify(answers)).toBeGreaterThan(0);
      continue;
    }
    const { age, property, monthsAway } = person;
    expect(age >= 18 && age <= 120, JSON.stringify(answers)).toBe(true);
    expect(property >= 0 && property <= 1e12, JSON.stringify(answers)).toBe(true);
    expect(monthsAway >= 0 && monthsAway <= 12, JSON.stringify(answers)).toBe(true);
  }
});
