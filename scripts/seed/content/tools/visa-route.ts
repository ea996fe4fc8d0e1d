import { figure } from "../build/parts.ts";
import { dirham, euro, otherCurrencies, rows, tool } from "./tool.ts";

export const visaRoute = tool("visa-route", {
  heading: "Which route is open to you?",
  introduction:
    "Say what you live on and what you have. You see which routes are open, the green and the remote-work visa among them, how long each card lasts, who sponsors it, what ends it and which papers it takes, and what would open the others.",
  questions: rows`
    livelihood | What will you live on?
    - employer | A job with an employer in the UAE
    - company | A company of my own in the UAE
    - freelance | Freelance work
    - savings | A pension, savings or rent
    - remote | A job with an employer abroad
    - relative | The income of a relative who is a UAE resident
    companions | Whom do you bring?
    - nobody | Nobody
    - close | Spouse or children
    - parents | Parents, with or without others
    age | How old are you? | In whole years, on the day you apply.
    currency | Currency of your amounts
    ${euro}
    ${dirham}
    ${otherCurrencies}
    income | Your income a month | Before tax. Leave it empty if you would rather not say.
    savings | Your savings | For a retirement visa. Leave it empty for none.
    property | Value of your property in the UAE | What you own or plan to buy there. Leave it empty for none.
    monthsAway | How many months a year will you be abroad? | All journeys of a usual year together.`,
  figures: {
    goldenProperty: "golden-visa-property",
    retirementAge: "retirement-visa-age",
    ownerProperty: "owner-visa-property",
    retirementIncome: "retirement-visa-income",
    retirementIncomeDubai: "retirement-visa-income-dubai",
    retirementSavings: "retirement-visa-savings",
    retirementProperty: "retirement-visa-property",
    familyIncome: "family-sponsor-income",
    familyIncomeHoused: "family-sponsor-income-housed",
    greenSalary: "green-visa-salary",
    freelanceIncome: "green-visa-freelance-income",
    remoteIncome: "remote-work-visa-income",
    dollar: "dirhams-per-dollar",
    remoteTerm: "remote-work-visa-term",
    absenceLimit: "residency-absence-limit",
    workTerm: "work-visa-term",
    investorTerm: "investor-visa-term",
    goldenTerm: "residency-longest-term",
    freelancerTerm: "green-visa-term",
    retirementTerm: "retirement-visa-term",
  },
  texts: rows`
    submit | Show the routes
    examples | Three people, three answers
    open | Open
    noneOpen | No route is open with these answers. Below you read what would open one.
    closed | Closed, and what opens it
    notNeeded | Not needed
    labelTerm | How long
    labelSponsor | Sponsor
    labelEnds | What ends it
    labelPapers | Papers

    work | Work visa
    workOpen | An employer in the UAE sponsors you.
    workClosed | Opens with a job at an employer in the UAE.
    workTerm | ${figure("work-visa-term")}, renewed while you keep the job.
    workSponsor | Your employer.
    workEnds | The end of the job. Ask us how long you may stay after it.
    workPapers | Passport, job offer or contract, and a diploma with its stamps where the job asks for one.

    green | Green visa
    greenOpen | For skilled employees with a degree and a salary of at least ${figure("green-visa-salary")} a month. Unlike the work visa, it is yours and not the employer's.
    greenClosed | Opens with a skilled job in the UAE, a degree and a salary of at least ${figure("green-visa-salary")} a month.
    greenTerm | ${figure("green-visa-term")}, renewed while you meet the conditions.
    greenSponsor | You yourself.
    greenEnds | A job that no longer meets the conditions.
    greenPapers | Passport, employment contract, and the diploma with its stamps.

    investor | Investor visa
    investorOpen | You hold a company there, and its licence comes first. Ask us how large your share has to be.
    investorClosed | Opens with a company of yours there, or a share in one.
    investorTerm | ${figure("investor-visa-term")}, renewed while you stay a partner.
    investorSponsor | Your company.
    investorEnds | The sale of your share, or a licence that is not renewed.
    investorPapers | Passport, trade licence, and the company's papers that name you as a partner.

    golden | Golden visa
    goldenOpen | Your property reaches ${figure("golden-visa-property")}. What is mortgaged or off-plan counts under conditions.
    goldenOwner | Opens with property of ${figure("golden-visa-property")}. Yours is enough for the two-year card of Dubai, which goes to the owner of a finished home, or to several owners from a share of ${figure("owner-visa-property")} each.
    goldenClosed | Opens with property of ${figure("golden-visa-property")}, or as an investor, founder, specialist or outstanding student. Dubai gives a card for two years to the owner of a finished home, or to several owners from a share of ${figure("owner-visa-property")} each.
    goldenTerm | Up to ${figure("residency-longest-term")}, depending on the category.
    goldenSponsor | Nobody: you need none.
    goldenEnds | The sale of the property that it was granted on.
    goldenPapers | Passport, title deed, and the bank's letter where there is a mortgage.

    family | Family visa
    familyByRelative | Your relative is your spouse, parent or child, has a home, and earns at least ${figure("family-sponsor-income")} a month, or ${figure("family-sponsor-income-housed")} and housing from the employer.
    familyOfYours | For your spouse and children once your own card is issued. You show a home and at least ${figure("family-sponsor-income")} a month, or ${figure("family-sponsor-income-housed")} and housing from the employer.
    familyIncome | Opens with an income of ${figure("family-sponsor-income")} a month, or ${figure("family-sponsor-income-housed")} and housing from the employer.
    parentsOfYours | In many cases open to your parents once your own card is issued. Ask us: the income that is asked for parents is higher, and sources differ on it.
    familyWaits | Opens once a route gives you a card of your own.
    familyAlone | You come alone.
    familyTerm | As long as the sponsor's card.
    familySponsor | The resident of the family: you, or whoever brings you.
    familyEnds | The end of the sponsor's card.
    familyPapers | Passports, marriage and birth certificates with their stamps, tenancy contract or title deed, and the sponsor's proof of income.

    freelancer | Freelancer visa
    freelancerOpen | With a freelance permit, a degree, and an income of ${figure("green-visa-freelance-income")} over the last two years, or proof of means for your stay.
    freelancerIncome | Opens with an income of ${figure("green-visa-freelance-income")} over the last two years, or with proof of means for your stay.
    freelancerClosed | Opens with a freelance permit.
    freelancerTerm | Up to ${figure("green-visa-term")}.
    freelancerSponsor | You yourself.
    freelancerEnds | A freelance permit that is not renewed.
    freelancerPapers | Passport, freelance permit, diploma with its stamps, and proof of income.

    remote | Remote-work visa
    remoteOpen | You work for an employer abroad and earn at least ${figure("remote-work-visa-income")} a month; one dollar is ${figure("dirhams-per-dollar")}.
    remoteIncome | Opens with an income from abroad of ${figure("remote-work-visa-income")} a month; one dollar is ${figure("dirhams-per-dollar")}.
    remoteClosed | Opens with a job, or a company of yours, abroad.
    remoteTerm | ${figure("remote-work-visa-term")}, and it can be renewed.
    remoteSponsor | You yourself.
    remoteEnds | The end of the job abroad.
    remotePapers | Passport, contract with the employer abroad, payslip, bank statements, and health insurance for the UAE.

    retirement | Retirement visa
    retirementOpen | For the retired from the age of ${figure("retirement-visa-age", "valueOnly")} with one of three: ${figure("retirement-visa-income")} a month (${figure("retirement-visa-income-dubai")} in Dubai), savings of ${figure("retirement-visa-savings")}, or property there worth ${figure("retirement-visa-property")}.
    retirementMeans | Opens from the age of ${figure("retirement-visa-age", "valueOnly")} with one of three: ${figure("retirement-visa-income")} a month (${figure("retirement-visa-income-dubai")} in Dubai), savings of ${figure("retirement-visa-savings")}, or property there worth ${figure("retirement-visa-property")}.
    retirementWorks | Opens from the age of ${figure("retirement-visa-age", "valueOnly")} once you have retired.
    retirementClosed | Opens from the age of ${figure("retirement-visa-age", "valueOnly")}.
    retirementTerm | ${figure("retirement-visa-term")}, renewed while you meet the threshold.
    retirementSponsor | You yourself.
    retirementEnds | Savings, a pension or property that no longer reach the threshold.
    retirementPapers | Passport, and bank statements, a pension letter or a title deed.

    absenceSafe | Also more than ${figure("residency-absence-limit")} abroad in a row, which you stay below.
    absenceRisk | Also more than ${figure("residency-absence-limit")} abroad in a row. Split your time away so that no stay reaches that.
    absenceExempt | Not ${figure("residency-absence-limit")} abroad in a row, which end most other cards.

    exceptions | Ask us whether an exception covers your time abroad, such as a green visa, a share in a company, medical treatment or study.
    leavesOut | Every route runs through an entry permit, a medical test, biometrics and the Emirates ID. Not in this answer: fees, students' visas, and what an authority asks in your own case. The authority decides.
    notAge | Enter your age as an adult, in whole years.
    notMonths | Enter a number of months from zero to twelve.`,
  examples: rows`
    An engineer with an offer, who brings a family | livelihood=employer&companions=close&age=38&currency=EUR&income=6 000&monthsAway=2
    A retired couple who buy a small home | livelihood=savings&companions=close&age=61&currency=EUR&income=3 600&property=300 000&monthsAway=7
    A designer employed in Stockholm | livelihood=remote&companions=nobody&age=34&currency=SEK&income=48 000&monthsAway=3`,
});
