import { addDays, addMonths } from "#schemas/shared/figures/review-day.ts";
import { endOfMonthAfter, firstPeriodEnd, yearEndFrom } from "../first-period.ts";
import type { ContentOf, Rules } from "../tool.ts";

export type DutyName = ContentOf<"company-duties">["rows"][number]["part"];

/**
 * The duties, in the order in which duties of the same day are listed: those with a day, those that
 * no date begins, and those that ended for everybody.
 */
export const dutyNames = [
  "corporateTax",
  "beneficialOwners",
  "branchRegister",
  "vatRegistration",
  "vatReturn",
  "invoicingProvider",
  "invoicing",
  "unemploymentInsurance",
  "licence",
  "lease",
  "establishmentCard",
  "residence",
  "generalMeeting",
  "audit",
  "taxReturn",
  "taxPayment",
  "records",
  "wages",
  "healthInsurance",
  "ownerChanges",
  "substance",
] as const satisfies readonly DutyName[];

/** The values of the options. A branch is among them in addresses from before it was asked who asks. */
export const places = ["mainland", "freeZone", "qualifying", "branch"] as const;
/** Clients that are no company of the country. */
export const otherPlaces = ["branch", "managed", "person"] as const;
export const buyers = ["companies", "consumers"] as const;
export const sponsored = ["nobody", "owners", "employees"] as const;

/**
 * A company, a branch, a company abroad that is managed from the UAE, or a person in their own name.
 * Amounts are in dirhams.
 */
export type Company = {
  /** ISO date of the licence, or of the first day without one. */
  issued: string;
  place: (typeof places | typeof otherPlaces)[number];
  /** Expected turnover of the first twelve months. */
  revenue: number;
  /** The part of it that VAT knows: supplies in the country, or from it. */
  supplies: number;
  buyers: (typeof buyers)[number];
  sponsored: (typeof sponsored)[number];
  /** The month in which the financial year ends, from 1 to 12. */
  yearEnd: number;
};

/** ISO dates of a duty: its last day before today, and its first from today on. */
export type DueDays = { past?: string; next?: string };

/**
 * The days of a duty, a duty that no date begins, one that this company does not have, or one of a
 * company so old that its only day is past and followed other rules (`isOlder`).
 */
export type Due = DueDays | "undated" | "notNeeded" | "unknown";

const MONTHS_OF_YEAR = 12;
const DAYS_OF_YEAR = 365;

/**
 * The days of each duty of a company. A duty that comes back has its last day before today and its
 * next one; one that comes once has its own day. Only tax law moves a day (`businessDay`).
 * @param today ISO date
 */
export function dueDays(
  company: Company,
  rules: Rules<"company-duties">,
  today: string,
): Record<DutyName, Due> {
  const { issued, revenue } = company;
  const isBranch = company.place === "branch";
  const isLicensed = company.place !== "managed";
  const isPerson = company.place === "person";
  /** A legal person with a licence, which has duties from its first day. */
  const isLegal = isLicensed && !isPerson;
  const hasVisas = isLicensed && company.sponsored !== "nobody";
  const hasEmployees = isLicensed && company.sponsored === "employees";
  const isLarge = revenue >= rules.invoicingRevenue;
  const periodEnd = firstTaxPeriodEnd(company, rules);
  const isOld = isOlder(company, rules);
  const once = (day: string, isUnknown?: boolean): Due =>
    isUnknown ? "unknown" : day < today ? { past: day } : { next: day };
  const again = (dayAt: (index: number) => string) => daysAround(dayAt, today);
  const ofPeriod = (days: (end: string) => Due): Due =>
    periodEnd === undefined ? "notNeeded" : days(periodEnd);
  const taxDays = ofPeriod((end) =>
    again((years) =>
      businessDay(endOfMonthAfter(end, years * MONTHS_OF_YEAR + rules.taxReturnMonths)),
    ),
  );
  /** The last days of a term that begins with the licence and is renewed for the same term. */
  const renewal = (years: number) =>
    again((terms) => lastDayOf(issued, (terms + 1) * years * MONTHS_OF_YEAR));
  const due = (isNeeded: boolean, days: Due): Due => (isNeeded ? days : "notNeeded");
  const isAudited = company.place === "qualifying" || isBranch || revenue > rules.auditRevenue;
  const invoicingFrom = (day: string, ofLarge: string) =>
    due(company.buyers === "companies", once(later(isLarge ? ofLarge : day, issued)));
  const vat = company.supplies > rules.vatThreshold ? vatDays(company, rules) : undefined;
  return {
    // FTA Decision 3/2024, Articles 3 to 5.
    corporateTax: ofPeriod((end) =>
      once(
        businessDay(
          isLegal
            ? addMonths(issued, isBranch ? rules.branchTaxMonths : rules.taxRegistrationMonths)
            : endOfMonthAfter(end, rules.afterYearMonths),
        ),
        isOld && !isPerson,
      ),
    ),
    beneficialOwners: due(isLegal, once(addDays(issued, rules.ownerDays), isOld)),
    branchRegister: due(isBranch, renewal(rules.licenceYears)),
    vatRegistration: vat ? once(vat.registration, isOld) : "notNeeded",
    vatReturn: vat ? again(vat.returnAt) : "notNeeded",
    invoicingProvider: invoicingFrom(rules.providerDay, rules.providerDayLarge),
    invoicing: invoicingFrom(rules.invoicingDay, rules.invoicingDayLarge),
    wages: due(hasEmployees, "undated"),
    unemploymentInsurance: due(hasEmployees, once(addMonths(issued, rules.insuranceMonths), isOld)),
    licence: due(isLicensed, renewal(rules.licenceYears)),
    lease: due(isLicensed, renewal(rules.licenceYears)),
    establishmentCard: due(hasVisas, renewal(rules.cardYears)),
    residence: due(hasVisas, renewal(rules.visaYears)),
    generalMeeting: due(
      company.place === "mainland",
      ofPeriod((end) =>
        again((years) => endOfMonthAfter(end, years * MONTHS_OF_YEAR + rules.meetingMonths)),
      ),
    ),
    audit: due(isAudited, taxDays),
    taxReturn: taxDays,
    taxPayment: taxDays,
    records: ofPeriod((end) => once(addMonths(end, rules.recordYears * MONTHS_OF_YEAR))),
    ownerChanges: due(isLegal, "undated"),
    healthInsurance: due(hasVisas, "undated"),
    substance: "notNeeded",
  };
}

/**
 * Whether a company is older than the rule that gives new ones a fixed time to register. Its first
 * registrations had days of their own, by a table of months and by laws that came later.
 */
export const isOlder = ({ issued }: Company, { registrationSince }: Rules<"company-duties">) =>
  issued < registrationSince;

/**
 * The last day of the first tax period, which begins when there is a corporate tax (Federal
 * Decree-Law 47/2022, Article 69; clarification CTP003); undefined for a person whose turnover stays
 * below the limit (Cabinet Decision 49/2023). A person's period is the calendar year, the first whose
 * turnover passes it, as if it came evenly. A company abroad keeps its own financial year.
 */
function firstTaxPeriodEnd(company: Company, rules: Rules<"company-duties">): string | undefined {
  const { issued, yearEnd, place, revenue } = company;
  /** The first end of a whole taxed year from a day on. */
  const taxedYearEnd = (from: string, month: number) =>
    yearEndFrom(later(from, addDays(addMonths(rules.taxSince, MONTHS_OF_YEAR), -1)), month);
  if (place === "managed") return taxedYearEnd(issued, yearEnd);
  if (place !== "person") {
    const first = firstPeriodEnd(issued, yearEnd);
    return issued < rules.taxSince ? taxedYearEnd(addDays(first, 1), yearEnd) : first;
  }
  if (revenue <= rules.personTurnover) return undefined;
  const ownYear = taxedYearEnd(issued, MONTHS_OF_YEAR);
  // Part of the year brings part of the turnover.
  const time = Date.parse(addDays(ownYear, 1)) - Date.parse(issued);
  return (revenue * time) / MILLISECONDS_A_YEAR > rules.personTurnover
    ? ownYear
    : endOfMonthAfter(ownYear, MONTHS_OF_YEAR);
}

const MILLISECONDS_A_YEAR = DAYS_OF_YEAR * 86_400_000;

/** The last day of a term of whole months. A month without the day of its begin ends it. */
function lastDayOf(begin: string, months: number): string {
  const day = addMonths(begin, months);
  return day.slice(8) === begin.slice(8) ? addDays(day, -1) : day;
}

/**
 * The days of VAT, as if supplies came evenly. Who expects to pass the threshold within the next
 * thirty days has to register from the first day (Federal Decree-Law 8/2017, Article 13; Cabinet
 * Decision 52/2017, Article 7). Otherwise the registration takes effect with the month after the
 * one in which the supplies of twelve months pass it. A period ends with a month.
 */
function vatDays({ issued, supplies }: Company, rules: Rules<"company-duties">) {
  const isExpected = (supplies * rules.vatAheadDays) / DAYS_OF_YEAR > rules.vatThreshold;
  const daysBefore = isExpected ? 0 : Math.floor((DAYS_OF_YEAR * rules.vatThreshold) / supplies);
  const passed = addDays(issued, daysBefore);
  const lastDayBefore = isExpected ? addDays(issued, -1) : passed;
  return {
    registration: businessDay(addDays(passed, rules.vatRegistrationDays)),
    returnAt: (periods: number) => {
      const end = endOfMonthAfter(lastDayBefore, (periods + 1) * rules.vatPeriodMonths);
      return businessDay(addDays(end, rules.vatReturnDays));
    },
  };
}

/** A return whose day is past, with what may have come of it. */
export type PastReturn = {
  /** The day on which it was due, as an ISO date. */
  day: string;
  /** The penalty until today if it has not been filed, in dirhams. */
  fine: number;
};

/**
 * The last corporate tax return that was due, if any. Its penalty counts each month that has begun
 * since its day, and rises after a year (Cabinet Decision 75/2023).
 * @param today ISO date
 */
export function pastReturn(
  { taxReturn }: Pick<Record<DutyName, Due>, "taxReturn">,
  rules: Rules<"company-duties">,
  today: string,
): PastReturn | undefined {
  const day = daysIn(taxReturn).past;
  if (day === undefined) return undefined;
  let fine = 0;
  for (let month = 0; addMonths(day, month) < today; month += 1) {
    fine += month < MONTHS_OF_YEAR ? rules.returnFine : rules.returnFineLater;
  }
  return { day, fine };
}

/**
 * The last day on which the first return still waives the penalty for a late registration. It is
 * not moved from a weekend, because no source says that a waiver is. Undefined without a tax.
 */
export function waiverDay(company: Company, rules: Rules<"company-duties">): string | undefined {
  const end = firstTaxPeriodEnd(company, rules);
  return end && endOfMonthAfter(end, rules.waiverMonths);
}

const SATURDAY = 6;

/**
 * The day on which a period of tax law ends: the next business day, if its last day is a Saturday
 * or a Sunday (Federal Decree-Law 28/2022, Article 49). Public holidays are not known in advance,
 * because half of them depend on the moon.
 * @param day ISO date
 */
export function businessDay(day: string): string {
  const weekday = new Date(day).getUTCDay();
  if (weekday === SATURDAY) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

/**
 * The last day of a series before today, and the first from today on. A series that does not move
 * on ends: an editor may have set its term to zero.
 */
function daysAround(dayAt: (index: number) => string, today: string): DueDays {
  let past: string | undefined;
  for (let index = 0; ; index += 1) {
    const day = dayAt(index);
    if (day >= today) return past === undefined ? { next: day } : { past, next: day };
    if (past !== undefined && day <= past) return { past };
    past = day;
  }
}

const later = (a: string, b: string) => (a > b ? a : b);

const daysIn = (due: Due): DueDays => (typeof due === "string" ? {} : due);

/** The duties with a day in their order, and the others. A duty that comes back may be in both. */
export function sortDuties(due: Readonly<Record<DutyName, Due>>) {
  const dated = (when: keyof DueDays) =>
    dutyNames
      .flatMap((name) => {
        const day = daysIn(due[name])[when];
        return day === undefined ? [] : [{ name, day }];
      })
      .sort((a, b) => a.day.localeCompare(b.day));
  const of = (kind: Due) => dutyNames.filter((name) => due[name] === kind);
  return {
    open: dated("next"),
    closed: dated("past"),
    further: of("undated"),
    notNeeded: of("notNeeded"),
  };
}
