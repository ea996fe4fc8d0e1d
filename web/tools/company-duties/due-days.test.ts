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
  type Due,
  type DueDays,
  type DutyName,
  dueDays,
  dutyNames,
  otherPlaces,
  pastReturn,
  places,
  sortDuties,
  sponsored,
  waiverDay,
} from "./due-days.ts";

const rules = seededRules("company-duties");
const { rows } = seededTool("company-duties");

/** A consultancy on the mainland with employees, which has every duty but the audit. */
const company: Company = {
  issued: "2027-01-20",
  place: "mainland",
  revenue: 1_200_000,
  supplies: 1_200_000,
  buyers: "companies",
  sponsored: "employees",
  yearEnd: 12,
};
const TODAY = "2027-01-20";

/** A company whose turnover all counts for VAT, unless its supplies are named. */
const companyOf = (parts: Partial<Company>): Company => ({
  ...company,
  supplies: parts.revenue ?? company.supplies,
  ...parts,
});

const dueOf = (parts: Partial<Company> = {}, today = TODAY) =>
  dueDays(companyOf(parts), rules, today);

const daysIn = (due: Due): DueDays => (typeof due === "string" ? {} : due);

/** The duties of an old company that were to be done once. */
const unknownIn = (due: Record<DutyName, Due>) =>
  dutyNames.filter((name) => due[name] === "unknown");

/** The first day of each duty from today on, or its last one. */
const daysOf = (parts: Partial<Company> = {}, today = TODAY) =>
  Object.fromEntries(
    Object.entries(dueOf(parts, today)).map(([name, due]) => {
      const { past, next = past } = daysIn(due);
      return [name, next ?? due];
    }),
  );

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
  ["dividends are no supply", { revenue: 4e6, supplies: 1e5 }, "vatRegistration", "notNeeded"],
  ["Article 64: 28 days after three months", {}, "vatReturn", "2027-09-28"],
  ["MD 244/2025: below 50 million", {}, "invoicingProvider", "2027-03-31"],
  ["the same: start", {}, "invoicing", "2027-07-01"],
  ["the same: 50 million", { revenue: 50e6 }, "invoicing", "2027-01-20"],
  ["a company that begins later", { issued: "2027-08-05" }, "invoicing", "2027-08-05"],
  ["a licence of a year", {}, "licence", "2028-01-19"],
  ["a licence of 29 February", { issued: "2028-02-29" }, "licence", "2029-02-28"],
  ["a visa from 29 February", { issued: "2028-02-29" }, "residence", "2030-02-28"],
  ["a visa of two years", {}, "residence", "2029-01-19"],
  ["four months", {}, "unemploymentInsurance", "2027-05-20"],
  ["audit above 50 million", { revenue: 50e6 + 1 }, "audit", "2028-10-02"],
])("%s: a company with %o has the duty %s on %s", (_, parts, duty, day) => {
  expect(daysOf(parts)[duty]).toBe(day);
});

test("a recurring duty shows its last and its next day, and a single duty its own day", () => {
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
  const { open, closed } = sortDuties(dueOf({}, "2030-06-15"));
  expect(open[0]).toEqual({ name: "vatReturn", day: "2030-06-28" });
  expect(closed.map(({ name }) => name)).toEqual([
    "beneficialOwners",
    "invoicingProvider",
    "corporateTax",
    "unemploymentInsurance",
    "vatRegistration",
    "invoicing",
    "residence",
    "taxReturn",
    "taxPayment",
    "licence",
    "lease",
    "establishmentCard",
    "vatReturn",
    "generalMeeting",
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
])("%s is told of no duty that does not concern it", (_, parts, notNeeded) => {
  expect(sortDuties(dueOf(parts)).notNeeded).toEqual(notNeeded);
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

/**
 * The end of the first tax period, for each kind of client; undefined for a person below the limit.
 * A year is taxed that begins in June 2023 or later.
 */
function taxYearOf(company: Company): Civil | undefined {
  const first = firstYearOf(company);
  if (first === undefined) return undefined;
  let end = first;
  const ownBegin = ["person", "managed"].includes(company.place)
    ? onward(lastOf([end[0] - 1, end[1], 1]), 1)
    : civil(company.issued);
  for (let begin = ownBegin; written(begin) < "2023-06-01"; ) {
    begin = onward(end, 1);
    end = lastOf([end[0] + 1, end[1], 1]);
  }
  return end;
}

/** The end of the first financial year. */
function firstYearOf({ issued: day, place, yearEnd, revenue }: Company): Civil | undefined {
  const issued = civil(day);
  if (place === "managed") {
    let end = lastOf(issued);
    while (end[1] !== yearEnd) end = lastOf(monthsOn([end[0], end[1], 1], 1));
    return end;
  }
  if (place !== "person") return periodEndOf(issued, yearEnd);
  if (revenue <= 1_000_000) return undefined;
  let days = 1;
  for (let next = issued; next[1] < 12 || next[2] < 31; next = onward(next, 1)) days += 1;
  const isThisYear = (revenue / 365) * Math.min(days, 365) > 1_000_000;
  return [issued[0] + (isThisYear ? 0 : 1), 12, 31];
}

/** A series of days, by the number of the term. */
type Series = (term: number) => Civil;

/** The last day of a series before a day, and the first from it on. */
function around(series: Series, today: string): DueDays {
  let past: string | undefined;
  for (let term = 0; term < 200; term += 1) {
    const day = written(series(term));
    if (day >= today) return { ...(past && { past }), next: day };
    past = day;
  }
  throw new Error("The series ends before today.");
}

/** The days of a company by the words of the law, with the times of 2026 written out. */
function expectedDays(each: Company, today: string): Partial<Record<DutyName, DueDays>> {
  const issued = civil(each.issued);
  const isPerson = each.place === "person";
  const isLicensed = each.place !== "managed";
  const end = taxYearOf(each);
  const again = (series: Series) => around(series, today);
  const once = (day: string): DueDays => (day < today ? { past: day } : { next: day });
  /** The last day of so many months after the first period. */
  const afterPeriod = (years: number, months: number, [year, month]: Civil) =>
    lastOf(monthsOn([year, month, 1], 12 * years + months));
  const taxDays = end && again((years) => toMonday(afterPeriod(years, 9, end)));
  const registration =
    isPerson || !isLicensed
      ? end && afterPeriod(0, 3, end)
      : monthsOn(issued, each.place === "branch" ? 6 : 3);
  /** The day before the same day of a later month, or the end of a month that lacks that day. */
  const termEnd = (months: number) => {
    const same = monthsOn(issued, months);
    return same[2] === issued[2] ? dayBefore(same) : same;
  };
  const yearly = again((years) => termEnd(12 * (years + 1)));
  const later = (day: string) => once(day > each.issued ? day : each.issued);
  const isLarge = each.revenue >= 50_000_000;
  /** What is done once, of a company that is older than today's rules: no day is known. */
  const isOld = each.issued < "2024-03-01";
  // Supplies come evenly. Those of the next thirty days count from the first day on; otherwise it
  // takes so many days until their sum passes the threshold.
  const isAtOnce = (each.supplies / 365) * 30 > 375_000;
  let passed = issued;
  for (
    let days = 1;
    !isAtOnce && (each.supplies * days) / 365 <= 375_000 && days < 400;
    days += 1
  ) {
    passed = onward(passed, 1);
  }
  const vatReturn: Series = (term) => {
    // A registration from the first day of a month has that whole month in its first period.
    const whole = isAtOnce && issued[2] === 1 ? 1 : 0;
    const period = lastOf(monthsOn([passed[0], passed[1], 1], 3 * (term + 1) - whole));
    return toMonday(onward(period, 28));
  };
  return {
    ...(registration &&
      (isPerson || !isOld) && { corporateTax: once(written(toMonday(registration))) }),
    ...(each.place === "branch" && { branchRegister: yearly }),
    ...(isLicensed &&
      !isPerson &&
      !isOld && { beneficialOwners: once(written(onward(issued, 60))) }),
    ...(each.supplies > 375_000 && {
      ...(!isOld && { vatRegistration: once(written(toMonday(onward(passed, 30)))) }),
      vatReturn: again(vatReturn),
    }),
    ...(each.buyers === "companies" && {
      invoicingProvider: later(isLarge ? "2026-10-30" : "2027-03-31"),
      invoicing: later(isLarge ? "2027-01-01" : "2027-07-01"),
    }),
    ...(isLicensed &&
      !isOld &&
      each.sponsored === "employees" && {
        unemploymentInsurance: once(written(monthsOn(issued, 4))),
      }),
    ...(isLicensed && { licence: yearly, lease: yearly }),
    ...(isLicensed &&
      each.sponsored !== "nobody" && {
        establishmentCard: yearly,
        residence: again((terms) => termEnd(24 * (terms + 1))),
      }),
    ...(each.place === "mainland" &&
      end && { generalMeeting: again((years) => afterPeriod(years, 4, end)) }),
    ...(taxDays && {
      ...((["qualifying", "branch"].includes(each.place) || each.revenue > 50_000_000) && {
        audit: taxDays,
      }),
      taxReturn: taxDays,
      taxPayment: taxDays,
    }),
    ...(end && {
      records: once(written([end[0] + 7, end[1], Math.min(end[2], lengthOf(end[0] + 7, end[1]))])),
    }),
  };
}

function expectCalendar(each: Company, today: string) {
  const due = Object.entries(dueDays(each, rules, today));
  const dated = due.filter(([, days]) => typeof days !== "string");
  expect(Object.fromEntries(dated), `on ${today}`).toEqual(expectedDays(each, today));
}

/** Every third day is an end of a month, and every tenth one beside a leap day. */
function randomDay(random: () => number): string {
  const year = 2015 + Math.floor(random() * 21);
  const month = 1 + Math.floor(random() * 12);
  const chance = random();
  if (chance < 0.1)
    return pick(random, ["2023-06-01", "2024-02-29", "2028-02-28", "2028-02-29", "2032-03-01"]);
  const date =
    chance < 0.4 ? lengthOf(year, month) : 1 + Math.floor(random() * lengthOf(year, month));
  return written([year, month, date]);
}

function randomCompany(random: () => number): Company {
  const revenue =
    random() < 0.4
      ? pick(random, [0, 375_000, 375_001, 4_562_500, 4_562_501, 6e6, 50_000_000, 50_000_001])
      : Math.round(random() * 2_000_000);
  return {
    issued: randomDay(random),
    place: pick(random, [...places, ...otherPlaces]),
    revenue,
    supplies: random() < 0.7 ? revenue : Math.round(random() * revenue),
    buyers: pick(random, buyers),
    sponsored: pick(random, sponsored),
    yearEnd: 1 + Math.floor(random() * 12),
  };
}

test("400 random companies have the days of an independent calendar, before and after today", () => {
  let rounds = 0;
  eachOfMany(
    randomCompany,
    (each, random) => {
      rounds += 1;
      expectCalendar(each, each.issued);
      expectCalendar(each, randomDay(random));
    },
    400,
  );
  expect(rounds).toBe(400);
});

/** A licence in each month of a leap year: its leap day, ends of months, weekends. */
const licences = [
  ...["2028-01-31", "2028-02-29", "2028-03-01", "2028-04-30", "2028-05-12", "2028-06-30"],
  ...["2028-07-02", "2028-08-31", "2028-09-30", "2028-10-01", "2028-11-30", "2028-12-31"],
];

test.each(licences)(
  "after a licence of %s every duty has the days of an independent calendar, on any day",
  (issued) => {
    for (const place of [...places, ...otherPlaces]) {
      for (const revenue of [900_000, 1_400_000, 6_000_000, 60_000_000]) {
        const each = companyOf({ issued, place, revenue, sponsored: "employees" });
        for (const today of [issued, "2029-02-28", "2029-09-30", "2029-10-01", "2030-03-01"]) {
          for (const yearEnd of [12, 2, 6]) expectCalendar({ ...each, yearEnd }, today);
        }
      }
    }
  },
);

test.each<[issued: string, revenue: number, registration: string, firstReturn: string]>([
  ["2027-03-01", 5e6, "2027-03-31", "2027-06-28"],
  ["2027-01-12", 6e6, "2027-02-11", "2027-05-28"],
  ["2027-01-12", 4.5e6, "2027-03-15", "2027-06-28"],
  ["2027-08-31", 60e6, "2027-09-30", "2027-12-28"],
  ["2028-02-29", 5e6, "2028-03-30", "2028-06-28"],
])(
  "after a licence of %s, with %d dirhams, VAT registration and first return have the right days",
  (issued, revenue, day, first) => {
    expect(dueOf({ issued, revenue }, issued)).toMatchObject({
      vatRegistration: { next: day },
      vatReturn: { next: first },
    });
  },
);

/** Persons, branches and companies abroad have their own days (FTA Decision 3/2024, Articles 3 to 5). */
test.each<
  [who: string, parts: Partial<Company>, register: string | undefined, file: string | undefined]
>([
  ["a person below a million", { place: "person", revenue: 900_000 }, undefined, undefined],
  ["a person at a million", { place: "person", revenue: 1e6 }, undefined, undefined],
  ["a person above it in 2027", { place: "person", revenue: 1.4e6 }, "2028-03-31", "2028-10-02"],
  [
    "one who passes it next year",
    { place: "person", revenue: 1.4e6, issued: "2027-10-12" },
    "2029-04-02",
    "2029-10-01",
  ],
  ["a branch", { place: "branch", issued: "2027-08-31" }, "2028-02-29", "2029-10-01"],
  ["a branch of a leap day", { place: "branch", issued: "2028-02-29" }, "2028-08-29", "2029-10-01"],
  ["a branch with a year to June", { place: "branch", yearEnd: 6 }, "2027-07-20", "2029-04-02"],
  ["a company abroad", { place: "managed", issued: "2027-03-10" }, "2028-03-31", "2028-10-02"],
  [
    "one with a year to June",
    { place: "managed", issued: "2027-03-10", yearEnd: 6 },
    "2027-09-30",
    "2028-03-31",
  ],
  [
    "one at the end of its year",
    { place: "managed", issued: "2026-12-31" },
    "2027-03-31",
    "2027-09-30",
  ],
])("%s registers for corporate tax and files on its own days", (_, parts, register, file) => {
  const { corporateTax, taxReturn, taxPayment } = dueOf(parts, parts.issued ?? "2027-01-01");
  expect(daysIn(corporateTax).next).toBe(register);
  expect(daysIn(taxReturn).next).toBe(file);
  expect(taxPayment).toEqual(taxReturn);
});

test.each<[Company["place"], DutyName[]]>([
  ["person", ["beneficialOwners", "ownerChanges", "generalMeeting", "branchRegister"]],
  ["managed", ["licence", "lease", "establishmentCard", "residence", "wages", "healthInsurance"]],
  ["branch", ["generalMeeting"]],
])("no %s is told a duty that it cannot have", (place, without) => {
  const { notNeeded } = sortDuties(dueOf({ place, revenue: 2e6, sponsored: "employees" }));
  expect(notNeeded).toEqual(expect.arrayContaining(without));
});

/** Whoever has had a company for longer asks what is late. */
test.each<[issued: string, today: string, late: object | undefined, waiver: string]>([
  ["2024-07-02", "2026-11-28", { day: "2026-09-30", fine: 1_000 }, "2026-07-31"],
  ["2025-03-10", "2026-11-28", { day: "2026-09-30", fine: 1_000 }, "2026-07-31"],
  ["2024-12-15", "2026-11-28", { day: "2026-09-30", fine: 1_000 }, "2026-07-31"],
  ["2024-12-15", "2026-09-30", undefined, "2026-07-31"],
  ["2024-12-15", "2026-10-01", { day: "2026-09-30", fine: 500 }, "2026-07-31"],
  ["2024-12-15", "2026-10-30", { day: "2026-09-30", fine: 500 }, "2026-07-31"],
  ["2024-12-15", "2026-10-31", { day: "2026-09-30", fine: 1_000 }, "2026-07-31"],
  // The thirteenth month costs more: the next return was due on a Monday, two days late.
  ["2026-12-15", "2029-10-01", { day: "2028-10-02", fine: 6_000 }, "2028-07-31"],
  ["2025-12-15", "2028-10-02", { day: "2027-09-30", fine: 7_000 }, "2027-07-31"],
])(
  "a company of %s reads on %s what its last tax return may cost",
  (issued, today, late, waiver) => {
    expect(pastReturn(dueOf({ issued }, today), rules, today)).toEqual(late);
    expect(waiverDay(companyOf({ issued }), rules)).toBe(waiver);
  },
);

/** Article 69 of the corporate tax law: the first year that begins in June 2023 or later. */
test.each<[issued: string, parts: Partial<Company>, filed: string, waiver: string]>([
  // The year 2024 was the first; that of 2025 was to be filed by September 2026.
  ["2019-05-05", {}, "2026-09-30", "2025-07-31"],
  ["2023-05-31", {}, "2026-09-30", "2025-07-31"],
  // Its first year is half of 2023, from 20 June on.
  ["2023-06-20", {}, "2026-09-30", "2024-07-31"],
  ["2024-02-29", {}, "2026-09-30", "2025-07-31"],
  // A year from June 2023 to May 2024, and one from July.
  ["2010-12-31", { yearEnd: 5 }, "2026-03-02", "2024-12-31"],
  ["2010-12-31", { yearEnd: 6 }, "2026-03-31", "2025-01-31"],
  // A person is taxed by calendar years, from 2024 on.
  ["2021-04-01", { place: "person", revenue: 1.4e6 }, "2026-09-30", "2025-07-31"],
  ["2021-04-01", { place: "managed" }, "2026-09-30", "2025-07-31"],
])(
  "who has had a company since %s, %o, reads which tax return was due last, and until when the first waived a fine",
  (issued, parts, filed, waiver) => {
    const older = { issued, place: "freeZone", ...parts } as const;
    const due = dueOf(older, "2026-11-29");
    expect(daysIn(due.taxReturn).past).toBe(filed);
    expect(waiverDay(companyOf(older), rules)).toBe(waiver);
  },
);

test("a company from before today's rules is told no day of what was to be done once", () => {
  const due = dueOf({ issued: "2024-02-29" }, "2026-11-29");
  const { open, closed } = sortDuties(due);
  const unknown = unknownIn(due);
  expect(unknown).toEqual([
    "corporateTax",
    "beneficialOwners",
    "vatRegistration",
    "unemploymentInsurance",
  ]);
  const dated = new Set([...open, ...closed].map(({ name }) => name));
  expect(unknown.filter((name) => dated.has(name))).toEqual([]);
  expect(unknownIn(dueOf({ issued: "2024-03-01" }, "2026-11-29"))).toEqual([]);
});

test("every duty is listed once by date, and its text shows every figure used", () => {
  eachOfMany(randomCompany, (each, random) => {
    const today = randomDay(random);
    const { read, seen } = watched(rules);
    const due = dueDays(each, seen, today);
    pastReturn(due, seen, today);
    waiverDay(each, seen);
    const { open, closed, further, notNeeded } = sortDuties(due);
    const dated = [...closed, ...open];
    const names = [
      ...new Set(dated.map(({ name }) => name)),
      ...further,
      ...notNeeded,
      ...unknownIn(due),
    ];
    expect(names.toSorted()).toEqual([...dutyNames].sort());
    expect(dated.map(({ day }) => day)).toEqual(dated.map(({ day }) => day).sort());
    expect(closed.every(({ day }) => day < today)).toBe(true);
    expect(open.length).toBeGreaterThan(0);
    expectCited(
      read,
      rows.flatMap(({ what, penalty, unless = "" }) => [what, penalty, unless]),
    );
  });
});
