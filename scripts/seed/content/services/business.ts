import { comparisonSection, richTextSection } from "../build/page-sections.ts";
import {
  benefit,
  closing,
  figure,
  note,
  opening,
  serviceLink,
  subService,
  toolLinks,
} from "../build/parts.ts";
import { bullet, link, pageLink, paragraph, strong, words } from "../build/rich-text.ts";
import { serviceId } from "../slugs.ts";
import { serviceOf } from "./service.ts";

const service = serviceOf("business");

export const businessRegistration = service({
  title: "Business Registration",
  slug: "business-registration",
  layout: "dossier",
  diagrams: ["company-tax"],
  hero: opening("business-registration")`Business registration in the right place
    Mainland, or one of ${figure("free-zone-count")} free zones? The choice decides whom you may sell to, what you pay and how easily a bank takes you. We compare the options, register the company and stay until the account is open.`,
  introduction: {
    heading: "Start from your customers, not from the price list",
    body: [
      paragraph`If your customers are in the UAE, a mainland company may serve them all. If they are abroad, or other companies in the zone, a free zone is often simpler. Both allow ${figure("foreign-ownership")} foreign ownership in most activities.`,
      paragraph`On the mainland, corporate tax is ${figure("corporate-tax-rate-in-band")} on profit up to ${figure("corporate-tax-band")} and ${figure("corporate-tax-rate")} above. A free zone company pays ${figure("free-zone-corporate-tax-rate")} on qualifying income only while it meets the conditions for a Qualifying Free Zone Person, and ${figure("free-zone-non-qualifying-tax-rate")} on the rest. Every company registers for corporate tax and files a return, even when nothing is due.`,
      paragraph`A simple licence can be issued within days. The bank account takes longer, because the bank wants to understand your business, your partners and your money. What the company may then do is a matter of ${pageLink("licences and permits", serviceId("licensing"))}.`,
    ],
    note: note`Cheap can be costly
      Prices such as ${figure("ifza-licence-from")} a year are starting prices. Visas, an office and renewals come on top. We compare two years, not one.`,
  },
  benefitsHeading: "What you get",
  benefits: [
    benefit`scale | A comparison in writing
      Two or three places in one table, by activity, tax, yearly cost, visas, office and bank.`,
    benefit`building | ${figure("foreign-ownership")} yours
      In every free zone and in most mainland activities you need no local partner.`,
    benefit`percent | VAT at ${figure("vat-rate")}
      Registration is compulsory from a turnover of ${figure("vat-registration-threshold")} in twelve months. Free zones are inside the VAT system.`,
    benefit`handshake | No surprises after the licence
      Tax registrations, the register of beneficial owners and the renewal date are in your calendar before we hand over.`,
  ],
  subServicesHeading: "What it takes to be in business",
  subServices: [
    subService`Choice of place and form | First week
      Mainland, free zone or holding, and the legal form, chosen by customers, tax and bank.`,
    subService`Free zone company | Days to weeks, by zone
      Name, application, share capital where the zone asks for it, and incorporation with the zone's authority.`,
    subService`Mainland company | Weeks, by activity
      Trade name, initial approval, articles of association and tenancy contract for the department of economy.`,
    subService`Branch or subsidiary | Start with the papers
      For a company that exists at home, such as a Finnish Oy or a Latvian SIA. Its papers need translation and attestation, and that sets the pace.`,
    subService`Bank account | Weeks to months
      A file on owners, contracts and cash flow, and introductions to banks that take your kind of business. The bank decides.`,
    subService`Tax registration | ${figure("corporate-tax-rate")} standard rate
      Corporate tax, VAT where it applies, and a bookkeeper who knows the deadlines.`,
  ],
  sections: [
    comparisonSection({
      heading: "Branch or subsidiary",
      intro:
        "For a company that exists at home, on the mainland. What an authority does not publish for everybody is to be asked, and we ask it for you.",
      aspect: "What differs",
      columns: ["Branch", "Subsidiary"],
      rows: [
        [
          "What it is",
          "The company at home, with a licence in the UAE.",
          words`A company under UAE law. In most activities the company at home may hold ${figure("foreign-ownership")} of it.`,
        ],
        [
          "Approval",
          words`The Ministry of Economy's first, which holds for ${figure("branch-approval-term")}. In that time the emirate licenses the branch. No commercial agent may be registered for the company.`,
          "None of those that a branch needs. The emirate registers and licenses the company.",
        ],
        [
          "Papers from home",
          "A certificate with date, name, legal form, owners, activity and capital, and the board's decision to open the branch, all attested.",
          "To be asked. They depend on the emirate and on the legal form.",
        ],
        [
          "Federal fees",
          words`${figure("branch-approval-fee")} for the approval, ${figure("branch-renewal-fee")} for each renewal of the registration.`,
          "None of these. The emirate's own fees are to be asked.",
        ],
        [
          "Corporate tax",
          "A permanent establishment of a non-resident. Taxed is the income that belongs to it.",
          "A resident company. Taxed is its income from everywhere.",
        ],
      ],
    }),
    richTextSection({
      heading: "Who says so",
      body: [
        bullet`${strong("Approval, papers and fees. ")}Ministry of Economy, ${link("Initial approval for foreign entity branch", "https://www.moec.gov.ae/en/w/initial-approval-for-foreign-company-branch")}.`,
        bullet`${strong("Corporate tax. ")}Federal Tax Authority, ${link("Resident Persons, Non-Resident Persons and Permanent Establishment", "https://tax.gov.ae/en/taxes/corporate.tax/corporate.tax.topics/resident.persons.nonresident.persons.and.permanent.establishment.aspx")}.`,
      ],
    }),
  ],
  readOn: [
    toolLinks.zones,
    toolLinks.tax,
    serviceLink("Licensing & Permits", "licensing"),
    serviceLink("Office Space", "office-space"),
  ],
  closing: closing("zone-finance")`Mainland or free zone?
    Describe your customers in two sentences. We answer with the places that suit you and the reason.
    Register Your Business`,
});

export const licensing = service({
  title: "Licensing & Permits",
  slug: "licensing",
  layout: "catalogue",
  diagrams: ["licence-path"],
  hero: opening("licensing")`Licensing & permits that cover what you really do
    In the UAE a company may do what its licence lists, and nothing else. We find the activities that match your work, get the approvals they need and keep them valid.`,
  introduction: {
    heading: "The list of activities is the heart of it",
    body: [
      paragraph`Every authority keeps a list of activities. Two codes can sound alike and differ in everything that matters. One needs a ministry's approval, the other does not; one may import, the other may not.`,
      paragraph`Many activities need a second approval. Clinics go to the health authority, schools to the education regulator, restaurants to the municipality, finance to the central bank or the regulator of a financial zone. Where a profession is regulated, as a doctor's or an engineer's, people need an approval of their own too: papers from Denmark or Estonia are checked before the company opens.`,
      paragraph`Licences are usually renewed every year, with the lease, the insurance and the staff file in order. If you have no company yet, begin with ${pageLink("business registration", serviceId("business-registration"))}.`,
    ],
    note: note`Regulated means slow
      Finance, health, education, food and transport take longer, and an approval can be refused. Until it is there, no lease should be signed.`,
  },
  benefitsHeading: "Why it pays to get it right the first time",
  benefits: [
    benefit`check | Activities that match invoices
      We read your contracts and offers before we choose the codes, so that what you sell is what the licence says.`,
    benefit`shield | No fines by accident
      Working outside the licence, or with an expired one, is fined. You get the dates and the limits on one page.`,
    benefit`building | One contact for every authority
      We speak to the department of economy, the zone, the municipality and the ministries, and you speak to us.`,
    benefit`spark | Room to grow
      Adding an activity later is possible but costs a fee and time. We plan for what you want to do next year.`,
  ],
  subServicesHeading: "Licences, permits and what keeps them alive",
  subServices: [
    subService`Commercial licence | Usually one year
      For buying and selling, import and export, retail and online shops.`,
    subService`Professional licence | Usually one year
      For consultants, designers, engineers, trainers and other skilled work. Diplomas may have to be attested.`,
    subService`Industrial licence | Depends on the site
      For making, processing and packing, with premises, environment and safety approvals.`,
    subService`Special approvals | Depends on the regulator
      Health, education, food, media, transport, finance and others. We stay until the inspection is passed.`,
    subService`Changes | Days to weeks
      New activities, shareholders, manager, name or address, with the papers and signatures each one needs.`,
    subService`Renewal | Every year
      Reminders, lease, insurance and fees in good time, so that visas and bank account are not blocked.`,
  ],
  closing: closing("documents")`What would you like to sell?
    Your website is enough for us to name the activity, the authority and the approvals.
    Get Licensed Today`,
});

export const staffingSolutions = service({
  title: "Staffing Solutions",
  slug: "staffing-solutions",
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
      We check notice periods, visas and bans before the interview, so that the person you choose can begin.`,
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

export const investmentScouting = service({
  title: "Investment Scouting",
  slug: "investment-scouting",
  layout: "route",
  diagrams: ["investor-tax"],
  hero: opening("investment")`Investment scouting: see what is behind the prospectus
    A company for sale, a property project, a partner who needs capital. The Gulf has no lack of offers. We look for the ones that fit your brief, check what can be checked and report what we find, good or bad.`,
  introduction: {
    heading: "A scout looks; you and your adviser decide",
    body: [
      paragraph`We start with a brief of one page on sector, sum, horizon, how much work you want to do yourself and what you would never buy. Then we search, and bring you a short list with a page on each case.`,
      paragraph`For the ones that you want to pursue, we check licences, ownership, court records and accounts as far as they are open to us and visit the place. Private companies in the UAE publish little. Where a fact cannot be confirmed, the report says so.`,
      paragraph`Ownership can be ${figure("foreign-ownership")} foreign in most activities. Profit of a company is taxed at ${figure("corporate-tax-rate")} above the first ${figure("corporate-tax-band")}; groups with a revenue of ${figure("top-up-tax-group-revenue")} or more pay a minimum of ${figure("top-up-tax-rate")}. An investment can also lead to ${pageLink("residency", serviceId("residency-visas"))}.`,
    ],
    note: note`We are not a licensed investment adviser
      We do not recommend securities, manage money or promise returns. For advice we introduce you to firms that a UAE regulator has licensed. How Norway, Denmark or your own country taxes the return is a question for an adviser there.`,
  },
  benefitsHeading: "What a scout is worth",
  benefits: [
    benefit`spark | Offers that are not advertised
      Owners who sell quietly talk to people they know. We ask in the zones, chambers and trades where we work.`,
    benefit`shield | Checked on the ground
      Somebody stands in the warehouse, counts the desks and calls the customers before you book a flight.`,
    benefit`scale | A scope agreed first
      You know what we look at, for how long and for which fee before we begin. A report may well end in a no.`,
    benefit`chart | Numbers you can compare
      Price, margin, tax, licence and exit set out the same way for each case, with the source beside every number.`,
  ],
  subServicesHeading: "How a deal is found and closed",
  subServices: [
    subService`Investment brief | One or two meetings
      Your aims, limits and exclusions on one page, agreed before the search begins.`,
    subService`Market overview | By sector
      Size, competitors, rules and typical prices of the sector, from sources that we name.`,
    subService`Search | Depends on the brief
      A short list of companies, projects or partners, each with the reasons for and against.`,
    subService`First checks | Per case
      Licence, owners, court records, accounts and site visit, with a list of what remains open.`,
    subService`Deal support | Until signature
      Letters of intent, data room, and the lawyers, auditors and banks that the deal needs.`,
    subService`Holding structure | ${figure("corporate-tax-rate")} or less, by conditions
      A company in the place that suits the asset, with its tax and reporting duties explained.`,
  ],
  closing: closing("economics")`What would you like to own?
    In the first call we say what the market offers in your sector and size, and what we would leave alone.
    Explore Investments`,
});

export const officeSpace = service({
  title: "Office Space",
  slug: "office-space",
  layout: "dossier",
  diagrams: ["office-clock"],
  hero: opening("office")`Office space that fits the licence and the team
    A desk for one or a floor for a hundred. We find the space, negotiate the lease and hand it over with the lights on and the network running.`,
  introduction: {
    heading: "The address is part of the licence",
    body: [
      paragraph`A company in the UAE needs a registered address, and the kind of address decides more than the view. It can set how many visas you get, whether a regulator approves you and how a bank sees you. A flexi-desk is enough for many young companies. A clinic, a shop or a warehouse needs premises that pass inspection.`,
      paragraph`A free zone company normally rents within its zone; a mainland company rents in its emirate. Leases usually run for a year, paid in advance, and larger offices for longer. Service charges, cooling and parking come on top, so we compare the whole sum. A team that serves customers in Norway or Poland works into the evening: ask whether the building is cooled then.`,
      paragraph`If you are still choosing between zones, start with ${pageLink("business registration", serviceId("business-registration"))}. The office follows from it.`,
    ],
    note: note`Shell and core means empty
      Many offices are let as bare concrete, with floor, ceiling and cooling left to you. Fit-out needs approvals and takes months, so it belongs in the first comparison.`,
  },
  benefitsHeading: "What you can expect",
  benefits: [
    benefit`building | Flexible options
      Coworking or corporate suite. You take what you need this year, with a way to grow next year.`,
    benefit`map-pin | Prime locations
      Offices across Dubai's business districts, near the metro, your customers or your free zone.`,
    benefit`handshake | Negotiated terms
      Rent-free weeks, fit-out, parking and early exit are open to negotiation. We know what landlords give.`,
    benefit`key | Ready to use
      IT and utilities are connected and tested before your team arrives, so the first day is a working day.`,
  ],
  subServicesHeading: "Six steps to an office that works",
  subServices: [
    subService`Space assessment | First meeting
      Headcount, visas, meeting rooms and growth, turned into square metres and a budget.`,
    subService`Location scouting | Depends on size
      A shortlist by district and zone with the full yearly cost, then viewings in person or on video.`,
    subService`Lease negotiation | Before signature
      Rent, instalments, rent-free time, service charge and break clause, in writing before you sign.`,
    subService`Fit-out coordination | Months for bare shells
      Design, approvals, contractors and snagging, with one timetable and one budget.`,
    subService`Utilities setup | After registration
      Electricity, water, cooling, internet, telephone and access cards in the company's name.`,
    subService`Move-in support | Moving week
      Furniture, movers, signage and the registered lease for the licence file.`,
  ],
  closing: closing("progress")`Find Your Perfect Office
    How many people, where and from when is enough to start. We begin with the kind of office that your licence asks for.
    Find Office Space`,
});

/** In the order of the menu. */
