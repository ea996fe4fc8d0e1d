import { figure } from "../build/parts.ts";
import { rows, tool } from "./tool.ts";

/**
 * The weeks are what we plan for: experience and no rule of any authority, so none of them is a
 * figure.
 */
export const movePlan = tool("move-plan", {
  heading: "Your plan of the move, with dates",
  introduction:
    "Name the month and who comes. You get every step with the day on which to begin, the papers to collect at home, and a file for your calendar.",
  questions: rows`
    month | In which month do you want to land? | Year and month, such as 2027-08. We plan with its first Monday.
    adults | Adults
    children | Children
    company | A company there?
    - none | No company
    - freeZone | In a free zone
    - mainland | On the mainland
    pets | Do pets come along?
    - no | No
    - yes | Yes
    car | Will you drive?
    - none | No car
    - local | A car from there
    - own | Our own car comes along
    country | Where do you move from?`,
  figures: {
    residencyDays: "tax-residency-days",
    residencyDaysWithTies: "tax-residency-days-with-ties",
  },
  times: rows`
    consultation | Talk it through with us. | 1
    scope | Agree on scope and fee. | 1
    schools | Ask schools for places. | 26
    petsHome | Begin with the pets. | 16
    removal | Choose the removal company. | 12
    carHome | Decide on the car. | 12
    leaving | Settle what ends at home. | 10
    freeZone | Register the company in its free zone. | 3
    mainland | Register the company on the mainland. | 5
    permit | Apply for the entry permit. | 2
    flat | Book the flight and a furnished flat. | 3
    medical | Medical test and fingerprints. | 1
    insurance | Take out health insurance. | 1
    emiratesId | Emirates ID. | 2
    bank | Apply for the bank account. | 2
    family | Sponsor your family. | 3
    lease | Sign the lease. | 1
    driving | Driving licence and car. | 2
    passports | Passports | 4
    diplomas | Diplomas, if the visa asks for them | 8
    marriage | Marriage certificate | 16
    births | Birth certificates | 16
    schoolReports | School reports and vaccination records | 3
    owners | Papers of the company's owners | 3
    petBooks | Vaccinations and blood tests of the pets | 12
    drivingLicences | Driving licences | 8
    carPapers | Registration and purchase papers of the car | 2
    taxPapers | Tax papers, and travel days of the last twelve months | 2`,
  texts: rows`
    submit | Make the plan
    examples | Three examples, worked out
    landing | You land
    weekOf | Week of
    tooSoon | The month you asked for is too soon for all of this. The first landing that leaves time for everything is in the
    planFor | Plan for
    leavesOut | The weeks are what we plan for from experience, not a promise of any authority. A missing stamp or a slow bank moves them, and we tell you so on the day we know.
    papers | Papers to begin with
    elsewhere | Another country
    calendar | Save to your calendar
    consultation | We look at family, business and tax. The first call is free.
    scope | You get both in writing, with the list of papers.
    schools | They ask for reports and vaccination records, and have waiting lists.
    petsHome | Microchip, import permit and flight. Some breeds are not admitted, so we check first.
    removal | With insurance and customs papers. A container takes weeks at sea.
    carHome | Shipping it takes weeks, and the general rate of customs duty is ${figure("customs-duty-mainland")}.
    leaving | Deregistration, tax, insurance and pension are yours to settle.
    freeZone | Your visa may depend on its licence.
    mainland | Some activities need a second approval. Your visa may depend on the licence.
    permit | With it you may enter to become a resident.
    flat | For the first weeks, until you have a lease.
    arrival | and we meet you at the airport.
    medical | Done in the country, on a day of your own.
    insurance | The residence visa asks for it, for each of you.
    emiratesId | The card that bank, lease and car ask for.
    bank | It asks for the Emirates ID.
    family | It asks for your own card and for the lease.
    lease | It asks for a cheque book.
    driving | The car asks for the driving licence.
    presenceWithTies | ${figure("tax-residency-days-with-ties")} there without a break are enough for tax residency with a residence permit and a home, a job or a business there.
    presence | ${figure("tax-residency-days")} there without a break are enough in any case.
    notMonth | Enter a year and a month, as the hint shows.
    pastMonth | This month is past. Enter a later one.
    farMonth | This is more than three years ahead. Enter an earlier month.
    notAdults | Enter a whole number of adults, from one to twenty.
    notChildren | Enter a whole number of children, from zero to twenty.`,
  examples: rows`
    Two adults, two children, a dog, a car and a company | month=2027-08&adults=2&children=2&company=freeZone&pets=yes&car=own&country=homeCountry-latvia
    One adult with a company on the mainland | month=2027-10&adults=1&children=0&company=mainland&pets=no&car=none&country=homeCountry-finland
    A couple without a company, with a car from there | month=2027-02&adults=2&children=0&company=none&pets=no&car=local&country=homeCountry-poland`,
});
