import { addDays, addMonths } from "#schemas/shared/figures/review-day.ts";
import { endOfMonthAfter, firstPeriodEnd } from "../first-period.ts";
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

/** The values of the options. */
export const places = ["mainland", "freeZone", "qualifying", "branch"] as const;
export const buyers = ["companies", "consumers"] as const;
export const sponsored = ["nobody", "owners", "employees"] as const;

/** A new company. Amounts are in dirhams. */
export type Company = {
  /** ISO date of the licence. */
  issued: string;
  place: (typeof places)[number];
  /** Expected turnover of the first twelve months. */
  revenue: number;
  buyers: (typeof buyers)[number];
  sponsored: (typeof sponsored)[number];
  /** The month in which the financial year ends, from 1 to 12. */
  yearEnd: number;
};

/** An ISO date, a duty that no date begins, or one that this company does not have. */
export type Due = string | "undated" | "notNeeded";

const MONTHS_OF_YEAR = 12;
const DAYS_OF_YEAR = 365;

/**
 * The day of each duty of a company. A duty that comes back has its next day from today on; one
 * that comes once keeps its day when the day is past. Only tax law moves a day (`businessDay`).
 * @param today ISO date
 */
export function dueDays(
  company: Company,
  rules: Rules<"company-duties">,
  today: string,
): Record<DutyName, Due> {
  const { issued, revenue, yearEnd } = company;
  const hasVisas = company.sponsored !== "nobody";
  const hasEmployees = company.sponsored === "employees";
  const sellsToCompanies = company.buyers === "companies";
  const isBranch = company.place === "branch";
  const isLarge = revenue >= rules.invoicingRevenue;
  const periodEnd = firstPeriodEnd(issued, yearEnd);
  const taxDay = next(
    (years) =>
      businessDay(endOfMonthAfter(periodEnd, years * MONTHS_OF_YEAR + rules.taxReturnMonths)),
    today,
  );
  /** The last day of a term that begins with the licence and is renewed for the same term. */
  const renewal = (years: number) =>
    next((terms) => addDays(addMonths(issued, (terms + 1) * years * MONTHS_OF_YEAR), -1), today);
  const isAudited = company.place === "qualifying" || isBranch || revenue > rules.auditRevenue;
  const due = (isNeeded: boolean, day: Due): Due => (isNeeded ? day : "notNeeded");
  return {
    corporateTax: businessDay(
      addMonths(issued, isBranch ? rules.branchTaxMonths : rules.taxRegistrationMonths),
    ),
    beneficialOwners: addDays(issued, rules.ownerDays),
    branchRegister: due(isBranch, renewal(rules.licenceYears)),
    ...vatDays(company, rules, today),
    invoicingProvider: due(
      sellsToCompanies,
      later(isLarge ? rules.providerDayLarge : rules.providerDay, issued),
    ),
    invoicing: due(
      sellsToCompanies,
      later(isLarge ? rules.invoicingDayLarge : rules.invoicingDay, issued),
    ),
    wages: due(hasEmployees, "undated"),
    unemploymentInsurance: due(hasEmployees, addMonths(issued, rules.insuranceMonths)),
    licence: renewal(rules.licenceYears),
    lease: renewal(rules.licenceYears),
    establishmentCard: due(hasVisas, renewal(rules.cardYears)),
    residence: due(hasVisas, renewal(rules.visaYears)),
    generalMeeting: due(
      company.place === "mainland",
      next(
        (years) => endOfMonthAfter(periodEnd, years * MONTHS_OF_YEAR + rules.meetingMonths),
        today,
      ),
    ),
    audit: due(isAudited, taxDay),
    taxReturn: taxDay,
    taxPayment: taxDay,
    records: addMonths(periodEnd, rules.recordYears * MONTHS_OF_YEAR),
    ownerChanges: "undated",
    healthInsurance: due(hasVisas, "undated"),
    substance: "notNeeded",
  };
}

/**
 * The days of VAT, as if turnover came evenly. The registration takes effect with the month after
 * the one in which turnover passes the threshold, and the first period begins with it.
 */
function vatDays(
  { issued, revenue }: Company,
  rules: Rules<"company-duties">,
  today: string,
): Pick<Record<DutyName, Due>, "vatRegistration" | "vatReturn"> {
  if (revenue <= rules.vatThreshold) {
    return { vatRegistration: "notNeeded", vatReturn: "notNeeded" };
  }
  const passed = addDays(issued, Math.floor((DAYS_OF_YEAR * rules.vatThreshold) / revenue));
  return {
    vatRegistration: businessDay(addDays(passed, rules.vatRegistrationDays)),
    vatReturn: next((periods) => {
      const end = endOfMonthAfter(passed, (periods + 1) * rules.vatPeriodMonths);
      return businessDay(addDays(end, rules.vatReturnDays));
    }, today),
  };
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
 * The first day of a series from today on. A series that does not move on ends: an editor may have
 * set its term to zero.
 */
function next(dayAt: (index: number) => string, today: string): string {
  let index = 0;
  while (dayAt(index) < today && dayAt(index) < dayAt(index + 1)) index += 1;
  return dayAt(index);
}

const later = (a: string, b: string) => (a > b ? a : b);

/** The duties with a day in their order, and the others. @param today ISO date */
export function sortDuties(due: Readonly<Record<DutyName, Due>>, today: string) {
  const dated = dutyNames
    .flatMap((name) => (isDay(due[name]) ? [{ name, day: due[name] }] : []))
    .sort((a, b) => a.day.localeCompare(b.day));
  return {
    open: dated.filter(({ day }) => day >= today),
    closed: dated.filter(({ day }) => day < today),
    further: dutyNames.filter((name) => due[name] === "undated"),
    notNeeded: dutyNames.filter((name) => due[name] === "notNeeded"),
  };
}

const isDay = (due: Due) => due !== "undated" && due !== "notNeeded";
