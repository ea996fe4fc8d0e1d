import { benefit, closing, figure, note, opening, subService } from "../build/parts.ts";
import { pageLink, paragraph } from "../build/rich-text.ts";
import { service } from "./service.ts";
import { serviceId } from "./slugs.ts";

export const staffingSolutions = service({
  title: "Staffing Solutions",
  slug: "staffing-solutions",
  category: "business",
  layout: "guide",
  diagrams: ["hiring-path"],
  hero: opening("staffing")`Staffing solutions for the first hire and the fiftieth
    People of ${figure("nationalities")} work in the UAE, and the rules for hiring them are strict but clear. We recruit, draw up the contract, get the work permit and set up the payroll.`,
  introduction: {
    heading: "Contract, permit, visa, payroll: in that order",
    body: [
      paragraph`Every employee needs an offer in the form of the labour ministry or the free zone, a work permit and a residence visa before the first working day. The employer pays for them; passing these costs on to the employee is forbidden. How many permits you get depends on the licence and the office. For somebody who moves from Poland or Lithuania, count in the weeks that a diploma needs for its stamps at home.`,
      paragraph`Contracts are for a fixed term and follow the federal labour law on working hours, leave, notice and an end-of-service payment that grows with each year. Mainland wages go through the wage protection system, so a late payment is noticed.`,
      paragraph`Companies above a certain size have to employ a share of Emirati citizens. Whether that concerns you depends on headcount and sector. People who come from abroad also need ${pageLink("a residence visa", serviceId("residency-visas"))}.`,
    ],
    note: note`A tax-free salary is still compared
      Personal income tax is ${figure("personal-income-tax-rate")}, but candidates count housing, schooling and flights. We show what comparable roles offer before you name a salary.`,
  },
  benefitsHeading: "What you gain",
  benefits: [
    benefit`people | Candidates who are free to start
      We check notice periods, visas and bans before the interview, so that the person you choose can really begin.`,
    benefit`document | Contracts that hold
      Bilingual contracts in the required form, with probation, notice and confidentiality written for the place you hire in.`,
    benefit`shield | Payroll that passes a check
      Wages, leave and end-of-service payments are calculated by the same rules that the ministry uses.`,
    benefit`clock | Someone who follows up
      Medical tests, fingerprints and renewals have dates. We keep them, for one employee or for fifty.`,
  ],
  subServicesHeading: "What hiring takes",
  subServices: [
    subService`Recruitment | Depends on the role
      Job description, search here and at home, interviews and references, down to three candidates.`,
    subService`Work permits and visas | Usually for ${figure("work-visa-term")}
      Quota, offer letter, permit, medical test and Emirates ID for each person.`,
    subService`Employment contracts | Before the first day
      Contracts and staff rules for the mainland, the free zones and the financial zones.`,
    subService`Payroll | Every month
      Monthly pay, wage protection, leave records and the end-of-service balance.`,
    subService`Employer of record | A bridge, not a home
      A licensed partner employs your person until your own company exists. Not every role can be covered this way.`,
    subService`Team relocation | With the visa
      Flats, schools and bank accounts for the people who move with you, and for their families.`,
  ],
  closing: closing("people")`Whom do you need first?
    For one role and one date we work out the steps, the weeks and the yearly cost.
    Start Recruiting`,
});
