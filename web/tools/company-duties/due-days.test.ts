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
  buyers,
  type Company,
  type DutyName,
  dueDays,
  dutyNames,
  places,
  sortDuties,
  sponsored,
} from "./due-days.ts";

const rules = seededRules("company-duties");
const { rows } = seededTool("company-duties");

/** A consultancy on the mainland with employees, which has every duty but the audit. */
const company: Company = {
  issued: "2027-01-20",
  place: "mainland",
  revenue: 1_200_000,
  buyers: "companies",
  sponsored: "employees",
  yearEnd: 12,
};
const TODAY = "2027-01-20";

const daysOf = (parts: Partial<Company> = {}, today = TODAY) =>
  dueDays({ ...company, ...parts }, rules, today);

/** Days that authorities and those who quote them have worked out, and the days beside them. */
test.each<[source: string, parts: Partial<Company>, duty: DutyName, day: string]>([
  ["FTA Decision 3/2024: three months", {}, "corporateTax", "2027-04-20"],
  [
    "a month without that day: its last day",
    { issued: "2027-11-30" },
    "corporateTax",
    "2028-02-29",
  ],
  ["Article 49: a Saturday goes to Monday", { issued: "2027-02-01" }, "corporateTax", "2027-05-03"],
  ["the same of a Sunday", { issued: "2027-02-02" }, "corporateTax", "2027-05-03"],
  ["a Friday stays", { issued: "2027-01-30" }, "corporateTax", "2027-04-30"],
  ["Article 53: calendar year to 30 September", {}, "taxReturn", "2028-10-02"],
  ["the same, of a weekday", { issued: "2025-01-20" }, "taxReturn", "2027-09-30"],
  ["a year to June: 31 March", { yearEnd: 6 }, "taxReturn", "2029-04-02"],
  ["a year to February: 30 November", { yearEnd: 2 }, "taxReturn", "2028-11-30"],
  ["the same, Article 4: a branch has six", { place: "branch" }, "corporateTax", "2027-07-20"],
  ["MoE: the entry of a branch, a year", { place: "branch" }, "branchRegister", "2028-01-19"],
  ["MR 138/2024: its accounts are audited", { place: "branch" }, "audit", "2028-10-02"],
  ["payment with the return", {}, "taxPayment", "2028-10-02"],
  ["Article 56: seven years after the period", {}, "records", "2034-12-31"],
  ["company law: four months after the year", {}, "generalMeeting", "2028-04-30"],
  [
    "60 days, of which tax law moves none",
    { issued: "2027-01-13" },
    "beneficialOwners",
    "2027-03-14",
  ],
  ["CD 52/2017, Article 7: 30 days after the threshold", {}, "vatRegistration", "2027-06-14"],
  ["Article 64: 28 days after three months", {}, "vatReturn", "2027-09-28"],
  ["MD 244/2025: below 50 million", {}, "invoicingProvider", "2027-03-31"],
  ["the same: start", {}, "invoicing", "2027-07-01"],
  ["the same: 50 million", { revenue: 50e6 }, "invoicing", "2027-01-20"],
  ["a company that begins later", { issued: "2027-08-05" }, "invoicing", "2027-08-05"],
  ["a licence of a year", {}, "licence", "2028-01-19"],
  ["a licence of 29 February", { issued: "2028-02-29" }, "licence", "2029-02-27"],
  ["a visa of two years", {}, "residence", "2029-01-19"],
  ["four months", {}, "unemploymentInsurance", "2027-05-20"],
  ["audit above 50 million", { revenue: 50e6 + 1 }, "audit", "2028-10-02"],
])("%s: %o has %s on %s", (_, parts, duty, day) => {
  expect(daysOf(parts)[duty]).toBe(day);
});

test("a recurring duty shows its next day, and a single duty its own day", () => {
  const later = daysOf({}, "2030-06-15");
  expect(later).toMatchObject({
    corporateTax: "2027-04-20",
    vatRegistration: "2027-06-14",
    licence: "2031-01-19",
    residence: "2031-01-19",
    taxReturn: "2030-09-30",
    generalMeeting: "2031-04-30",
    vatReturn: "2030-06-28",
  });
  const { open, closed } = sortDuties(later, "2030-06-15");
  expect(open[0]).toEqual({ name: "vatReturn", day: "2030-06-28" });
  expect(closed.map(({ name }) => name)).toEqual([
    "beneficialOwners",
    "invoicingProvider",
    "corporateTax",
    "unemploymentInsurance",
    "vatRegistration",
    "invoicing",
  ]);
});

test.each(["licenceYears", "cardYears", "visaYears", "vatPeriodMonths"] as const)(
  "a figure of zero for %s does not keep the server busy for ever",
  (name) => {
    const old = { ...company, issued: "2024-01-20" };
    const days = dueDays(old, { ...rules, [name]: 0 }, TODAY);
    expect(Object.keys(days).toSorted()).toEqual(dutyNames.toSorted());
  },
);

test.each<[who: string, parts: Partial<Company>, notNeeded: DutyName[]]>([
  [
    "a web shop in a free zone",
    { place: "freeZone", revenue: 375_000, buyers: "consumers", sponsored: "owners" },
    [
      "branchRegister",
      "vatRegistration",
      "vatReturn",
      "invoicingProvider",
      "invoicing",
      "unemploymentInsurance",
      "generalMeeting",
      "audit",
      "wages",
      "substance",
    ],
  ],
  [
    "a holding",
    { place: "qualifying", revenue: 0, sponsored: "nobody" },
    [
      "branchRegister",
      "vatRegistration",
      "vatReturn",
      "unemploymentInsurance",
      "establishmentCard",
      "residence",
      "generalMeeting",
      "wages",
      "healthInsurance",
      "substance",
    ],
  ],
  ["a company in Sharjah with employees", {}, ["branchRegister", "audit", "substance"]],
  ["a branch of a company abroad", { place: "branch" }, ["generalMeeting", "substance"]],
])("%s does not have what its kind does not have", (_, parts, notNeeded) => {
  expect(sortDuties(daysOf(parts), TODAY).notNeeded).toEqual(notNeeded);
});

// A calendar of its own: days are counted one by one, and no date of JavaScript is asked.

type Civil = [year: number, month: number, day: number];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const written = ([year, month, day]: Civil) =>
  [year, `${month}`.padStart(2, "0"), `${day}`.padStart(2, "0")].join("-");

function civil(day: string): Civil {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

function onward(day: Civil, days: number): Civil {
  let [year, month, date] = day;
  for (let left = days; left > 0; left -= 1) {
    date += 1;
    if (date > lengthOf(year, month)) [month, date] = [month + 1, 1];
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return [year, month, date];
}

function dayBefore([year, month, date]: Civil): Civil {
  if (date > 1) return [year, month, date - 1];
  return month > 1 ? [year, month - 1, lengthOf(year, month - 1)] : [year - 1, 12, 31];
}

function monthsOn([year, month, date]: Civil, months: number): Civil {
  let [y, m] = [year, month];
  for (let left = months; left > 0; left -= 1) [y, m] = m === 12 ? [y + 1, 1] : [y, m + 1];
  return [y, m, Math.min(date, lengthOf(y, m))];
}

const lastOf = ([year, month]: Civil): Civil => [year, month, lengthOf(year, month)];

/** Day of the week by Zeller's congruence: 0 is a Saturday, 1 a Sunday. */
function zeller([year, month, date]: Civil): number {
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month];
  const century = Math.floor(y / 100);
  const rest = y % 100;
  return (
    (date +
      Math.floor((13 * (m + 1)) / 5) +
      rest +
      Math.floor(rest / 4) +
      Math.floor(century / 4) +
      5 * century) %
    7
  );
}

const toMonday = (day: Civil) => onward(day, [2, 1][zeller(day)] ?? 0);

/** The first period's end: the first end of that month which leaves six whole months. */
function periodEndOf(issued: Civil, yearEnd: number): Civil {
  const sixMonths = written(dayBefore(monthsOn(issued, 6)));
  let end = lastOf(issued);
  while (end[1] !== yearEnd || written(end) < sixMonths)
    end = lastOf(monthsOn([end[0], end[1], 1], 1));
  return end;
}

/** The days of a company that was licensed today, with the times of 2026 written out. */
function expectedDays(each: Company): Partial<Record<DutyName, string>> {
  const issued = civil(each.issued);
  const end = periodEndOf(issued, each.yearEnd);
  const taxDay = written(toMonday(lastOf(monthsOn([end[0], end[1], 1], 9))));
  const year = written(dayBefore(monthsOn(issued, 12)));
  const later = (day: string) => (day > each.issued ? day : each.issued);
  const isLarge = each.revenue >= 50_000_000;
  let passed = issued;
  // Turnover comes evenly: after so many days its sum passes the threshold.
  for (let days = 1; (each.revenue * days) / 365 <= 375_000 && days < 400; days += 1) {
    passed = onward(passed, 1);
  }
  const firstPeriod = lastOf(monthsOn([passed[0], passed[1], 1], 3));
  return {
    corporateTax: written(toMonday(monthsOn(issued, each.place === "branch" ? 6 : 3))),
    ...(each.place === "branch" && { branchRegister: year }),
    beneficialOwners: written(onward(issued, 60)),
    ...(each.revenue > 375_000 && {
      vatRegistration: written(toMonday(onward(passed, 30))),
      vatReturn: written(toMonday(onward(firstPeriod, 28))),
    }),
    ...(each.buyers === "companies" && {
      invoicingProvider: later(isLarge ? "2026-10-30" : "2027-03-31"),
      invoicing: later(isLarge ? "2027-01-01" : "2027-07-01"),
    }),
    ...(each.sponsored === "employees" && {
      unemploymentInsurance: written(monthsOn(issued, 4)),
    }),
    licence: year,
    lease: year,
    ...(each.sponsored !== "nobody" && {
      establishmentCard: year,
      residence: written(dayBefore(monthsOn(issued, 24))),
    }),
    ...(each.place === "mainland" && {
      generalMeeting: written(lastOf(monthsOn([end[0], end[1], 1], 4))),
    }),
    ...((["qualifying", "branch"].includes(each.place) || each.revenue > 50_000_000) && {
      audit: taxDay,
    }),
    taxReturn: taxDay,
    taxPayment: taxDay,
    records: written([end[0] + 7, end[1], Math.min(end[2], lengthOf(end[0] + 7, end[1]))]),
  };
}

/** Every third day is an end of a month, and every tenth one beside a leap day. */
function randomDay(random: () => number): string {
  const year = 2024 + Math.floor(random() * 12);
  const month = 1 + Math.floor(random() * 12);
  const chance = random();
  if (chance < 0.1) return pick(random, ["2024-02-29", "2028-02-28", "2028-02-29", "2032-03-01"]);
  const date =
    chance < 0.4 ? lengthOf(year, month) : 1 + Math.floor(random() * lengthOf(year, month));
  return written([year, month, date]);
}

const randomCompany = (random: () => number): Company => ({
  issued: randomDay(random),
  place: pick(random, places),
  revenue:
    random() < 0.4
      ? pick(random, [0, 375_000, 375_001, 50_000_000, 50_000_001])
      : Math.round(random() * 2_000_000),
  buyers: pick(random, buyers),
  sponsored: pick(random, sponsored),
  yearEnd: 1 + Math.floor(random() * 12),
});

test("200 random companies have the same days as an independent calculation", () => {
  let rounds = 0;
  eachOfMany(
    randomCompany,
    (each) => {
      rounds += 1;
      const due = Object.entries(dueDays(each, rules, each.issued));
      const dated = due.filter(([, day]) => day !== "undated" && day !== "notNeeded");
      expect(Object.fromEntries(dated)).toEqual(expectedDays(each));
    },
    200,
  );
  expect(rounds).toBe(200);
});

test("every duty is listed once by date, and its text shows every figure used", () => {
  eachOfMany(randomCompany, (each, random) => {
    const today = randomDay(random);
    const { read, seen } = watched(rules);
    const { open, closed, further, notNeeded } = sortDuties(dueDays(each, seen, today), today);
    const dated = [...closed, ...open];
    const names = [...dated.map(({ name }) => name), ...further, ...notNeeded];
    expect(names.toSorted()).toEqual([...dutyNames].sort());
    expect(dated.map(({ day }) => day)).toEqual(dated.map(({ day }) => day).sort());
    expect(open.length).toBeGreaterThan(0);
    expectCited(
      read,
      rows.map(({ what }) => what),
    );
  });
});
