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
import { pageLink, paragraph } from "../build/rich-text.ts";
import { everyHomeCountry } from "../home-countries.ts";
import { serviceId } from "../slugs.ts";
import { serviceOf } from "./service.ts";

const service = serviceOf("private");

export const residencyVisas = service({
  title: "Residency Visas",
  slug: "residency-visas",
  layout: "catalogue",
  diagrams: ["visa-path", "visa-terms"],
  tool: "visa-route",
  hero: opening("residency-visas")`Residency visas
    Live in the Emirates on your own terms. We find the visa that fits, file it, and stay with you until you hold the Emirates ID. Residency can be valid up to ${figure("residency-longest-term")}.`,
  introduction: {
    heading: "Pick the visa by how you live, not by its name",
    body: [
      paragraph`Most people take one of six routes to the same residence card, the work, investor, golden, family, freelancer or retirement visa. The tool on this page knows two more, the green visa and the remote-work visa. All eight differ in who sponsors you, how long the card lasts, and what happens if you sell the company, change jobs or spend a winter back home. You get the routes that are open to you on one page, with the fees.`,
      paragraph`Every route then runs through entry permit, medical test, biometrics and the Emirates ID. A complete file moves in weeks. What delays it is nearly always a paper from home, such as a marriage certificate or a diploma without the right stamps, so we start with those.`,
    ],
    note: note`Half a year away is the line
      Stay outside the UAE for more than ${figure("residency-absence-limit")} in a row and most visas lapse. Golden visas do not.`,
  },
  benefitsHeading: "What the card gives you",
  benefits: [
    benefit`calendar | Up to ${figure("residency-longest-term")}
      The term depends on the route, and the card is renewed for as long as you meet the rule it was granted on.`,
    benefit`family | Your family with you
      You can sponsor your spouse and children, and in many cases your parents, once your own card is issued.`,
    benefit`percent | ${figure("personal-income-tax-rate")} personal income tax
      The UAE does not tax your salary. Whether Sweden, Poland or another home country still does depends on when and how you leave it.`,
    benefit`plane | Come and go freely
      Enter as often as you like, open a bank account, sign a lease and register a car in your own name.`,
  ],
  subServicesHeading: "The six usual ways to become a resident",
  subServices: [
    subService`Work visa | ${figure("work-visa-term")}
      Your employer in the UAE sponsors you. We read the contract and check the work permit before you resign at home.`,
    subService`Investor visa | ${figure("investor-visa-term")}
      For partners in a mainland or free zone company. The company sponsors you, so the licence comes first.`,
    subService`Golden visa | Up to ${figure("residency-longest-term")}
      For investors, founders, specialists and outstanding students, with no sponsor. By property, it starts at a value of ${figure("golden-visa-property")}.`,
    subService`Family visa | As long as the sponsor's
      For the spouse, children and parents of a resident. You show an income and a home; the minimum depends on the emirate and on whom you bring.`,
    subService`Freelancer visa | Up to ${figure("green-visa-term")}
      For people who work for themselves. You need a freelance permit and proof of skill or income, and you sponsor yourself.`,
    subService`Retirement visa | ${figure("retirement-visa-term")}
      From the age of ${figure("retirement-visa-age", "valueOnly")}, with ${figure("retirement-visa-income")} a month, savings of ${figure("retirement-visa-savings")} or property worth as much.`,
  ],
  readOn: [
    toolLinks.plan,
    toolLinks.days,
    serviceLink("Real Estate", "real-estate"),
    toolLinks.zones,
  ],
  closing: closing("promenade")`Which visa is yours?
    One call is usually enough to know. It is free and commits you to nothing, also when the answer is “not yet”.
    Get Your Visa Consultation`,
});

export const taxResidency = service({
  title: "Tax Residency",
  slug: "tax-residency",
  layout: "route",
  diagrams: ["days-of-a-year"],
  tool: "day-counter",
  hero: opening("tax-residency")`Tax residency certificate
    A visa lets you live in the UAE. Your days, home and work decide whether you are tax resident there, and a certificate from the Federal Tax Authority proves it. We count the days, prepare the file and apply.`,
  introduction: {
    heading: "Two countries have to agree on where you live",
    body: [
      paragraph`There are three tests, and one is enough. The first asks where you usually live and where your financial and personal interests have their centre, and both have to be in the UAE. The second counts ${figure("tax-residency-days")} in the country within twelve months. The third is content with ${figure("tax-residency-days-with-ties")} if you hold a residence permit and have a permanent home, a job or a business there.`,
      paragraph`The Federal Tax Authority issues the certificate for a period of twelve months. It asks for a tenancy contract or title deed, an entry and exit report, proof of income and, if you have one, your Emirates ID. We check the dates before you apply, because a count that is one week short is refused.`,
      paragraph`Your home country applies its own rules, and a home, a spouse or a company left behind can weigh more than any certificate. Finland, Estonia, Latvia, Lithuania and Poland have a tax treaty with the UAE that decides between two claims; with Sweden and Norway there are agreements on the exchange of information only. We tell you which questions to settle at home, and with whom.`,
    ],
    note: note`What we do not do
      We do not advise on the tax law of your home country. Bring your adviser to the call.`,
  },
  benefitsHeading: "What the certificate is good for",
  benefits: [
    benefit`document | Proof for a tax office
      Shows the authority at home where you were resident, and from when. It supports your case; it does not decide it.`,
    benefit`scale | Access to treaties
      Where a tax treaty exists, the certificate is usually the first paper the other country asks for.`,
    benefit`wallet | Clear answers for banks
      Banks ask every client where they pay tax. With the certificate you can answer with a document.`,
    benefit`percent | ${figure("personal-income-tax-rate")} personal income tax
      The UAE levies none on wages, and nothing on private investments. A business of your own can still fall under corporate tax.`,
  ],
  subServicesHeading: "How the certificate is made",
  subServices: [
    subService`Residency check | The first step
      We go through your days, homes, family and companies and say whether you qualify now, later or not at all.`,
    subService`Day count and travel plan | Towards ${figure("tax-residency-days")}
      We read your entry and exit report against your own calendar and plan the days you still need.`,
    subService`Document file | Your papers set the pace
      Tenancy contract or title deed, bank statements, proof of income and identity, in the form the authority accepts.`,
    subService`Application | Depends on the queue
      We file with the Federal Tax Authority, answer its questions and keep you informed. The authority's fee is separate.`,
    subService`Certificate for a company | For each tax period
      A company that is resident in the UAE can apply too. It needs its licence and its accounts.`,
    subService`Renewal | Every twelve months
      The certificate covers one period. We put the next one in the calendar and ask for papers in good time.`,
  ],
  homeCountries: everyHomeCountry,
  readOn: [
    toolLinks.visas,
    toolLinks.plan,
    serviceLink("Real Estate", "real-estate"),
    toolLinks.tax,
  ],
  closing: closing("travel")`Do your days add up?
    We count your travel dates and say whether you qualify, or what is missing.
    Get Tax Residency Consultation`,
});

export const realEstate = service({
  title: "Real Estate",
  slug: "real-estate",
  layout: "dossier",
  diagrams: ["home-path"],
  hero: opening("real-estate")`Real estate: a home to rent or to buy
    You tell us how you want to live, near which school, how far from the sea, with how much garden. We shortlist, view with you or for you, and read the contract.`,
  introduction: {
    heading: "Rent first, buy when you know the district",
    body: [
      paragraph`Most families rent for the first year. If you keep a home in Estonia or Sweden meanwhile, ask there first what it means for your tax. A lease runs for twelve months and is paid in advance, in one or several instalments, with a deposit and the agent's commission on top. It has to be registered: visas, schools and the electricity account all ask for it.`,
      paragraph`Foreigners can buy in the districts that each emirate has opened to them, in their own name and without a local partner. In Dubai the transfer costs ${figure("dubai-property-transfer-fee")} of the price, beside commission and administration fees. A purchase of ${figure("golden-visa-property")} or more can also open the way to a ${pageLink("golden visa", serviceId("residency-visas"))}.`,
    ],
    note: note`Off-plan is a promise
      A home that is not built yet can be late. We check the project's registration, the escrow account and the developer's earlier handovers, and tell you what we could not find out.`,
  },
  benefitsHeading: "What you can count on",
  benefits: [
    benefit`map-pin | Districts explained
      You get the school run, the noise, the flight path and the building site next door before the view from the balcony.`,
    benefit`key | Viewings without a flight
      We view for you, measure, open the cupboards and send you the video.`,
    benefit`scale | Contracts read first
      Notice, increases, repairs and what becomes of the deposit. You know the terms before you transfer money.`,
    benefit`shield | Owners and agents checked
      We compare the title deed with the seller and the agent with the register. If something does not match, we stop.`,
  ],
  subServicesHeading: "How a home is found",
  subServices: [
    subService`Search profile | First call
      Budget, commute, school, pets and date. One page that every agent we call receives.`,
    subService`Rental search | Depends on season and district
      A shortlist with pictures, running costs and the drawbacks, then viewings in person or on video.`,
    subService`Purchase search | Longer with a mortgage
      Ready and off-plan homes, with prices of comparable sales from the public register where it has them.`,
    subService`Contract and negotiation | Before every signature
      We negotiate price, instalments and repairs, and mark the clauses that you should refuse.`,
    subService`Registration | After payment
      Tenancy registration, or the transfer at the land department with your power of attorney if you are away.`,
    subService`Handover | On move-in day
      Electricity, water, cooling, internet and a list of defects with photographs on the day you get the keys.`,
  ],
  closing: closing("dubai")`Tell us what home looks like
    We begin with districts and prices, by phone and without a fee. You decide whether we go on.
    Start Your Property Search`,
});

export const education = service({
  title: "Education",
  slug: "education",
  layout: "guide",
  diagrams: ["school-year"],
  hero: opening("classroom")`Education: a school place before you land
    Good schools fill up months ahead, class by class. We find out where your child can start, arrange the visits and assessments, and see the enrolment through.`,
  introduction: {
    heading: "Choose the curriculum first, then the school",
    body: [
      paragraph`Private schools in the UAE teach the British, American, French, German or Indian curriculum, or the International Baccalaureate. Choose by what comes next: a Swedish or Polish school in three years, or a British university.`,
      paragraph`Most schools start at the end of August, and some in April. They ask for reports of the last two years, a transfer certificate, a vaccination record and passport copies, and most of them assess the child.`,
      paragraph`Fees differ several times over between schools, and a registration fee, books, uniform and the bus come on top. We add it up for the whole year, with the distance to the ${pageLink("homes", serviceId("real-estate"))} you are looking at.`,
    ],
    note: note`A waiting list is not a place
      No one can buy a way past a full class. We tell you the honest odds and apply to more than one school at a time.`,
  },
  benefitsHeading: "What changes with someone on the spot",
  benefits: [
    benefit`school | Schools seen from inside
      We visit the classrooms and ask about staff turnover, support for new pupils and how Arabic is taught.`,
    benefit`chart | Published reports, explained
      The education authorities of the emirates publish inspections. We read them with you and say how old they are.`,
    benefit`document | Papers ready for the deadline
      You get one list with every certificate, translation and stamp, and the date by which each must be there.`,
    benefit`family | Siblings together
      Two children in two schools is a second school run. We look for one place that takes both.`,
  ],
  subServicesHeading: "Every age has its school",
  subServices: [
    subService`School search | Half a year ahead, better earlier
      Three to five schools that fit curriculum, budget and home, each with its places by year group.`,
    subService`Nursery and kindergarten | By date of birth
      Nurseries take children from their first months. Compulsory schooling and its age limits are set nationally, so we check your child's year.`,
    subService`Visits and assessments | One or two days
      A visiting day with appointments in a row, or video calls, and practice for the entrance assessment.`,
    subService`Certificates | Weeks, so start early
      Transfer certificates and reports translated, attested and, where the authority asks for it, recognised as equivalent.`,
    subService`Enrolment | Once a place is offered
      Forms, deposit, contract, bus and uniform, until the first day of school is confirmed in writing.`,
    subService`University and courses | By intake
      Branch campuses, entry requirements, language tests and the student visa that comes with the place.`,
  ],
  closing: closing("zone-research")`How old are your children?
    Tell us their years of birth and your moving date. In the first call we name the curriculum and the schools worth asking. Then we ask them for places and write to you.
    Start School Search`,
});

export const relocationSupport = service({
  title: "Relocation Support",
  slug: "relocation-support",
  layout: "route",
  diagrams: ["move-path"],
  hero: opening("relocation")`Relocation support, with the order worked out
    Every step of a move needs a paper from the step before. You get one dated plan, one contact and someone at the airport.`,
  introduction: {
    heading: "The lease wants a cheque book, the bank wants the ID",
    body: [
      paragraph`Hardly any step is hard by itself. The order is what costs time. The phone contract needs the Emirates ID, the lease needs a cheque book, the car needs the driving licence.`,
      paragraph`Some of it starts at home, months earlier. Certificates need stamps, pets need vaccinations and blood tests within fixed windows, and a container from Sweden or Poland takes weeks at sea.`,
      paragraph`When you land, we meet you, drive you to the medical test and the fingerprints, and stay reachable until the children are in school and the internet works. Visas and homes are services of their own, called ${pageLink("residency visas", serviceId("residency-visas"))} and ${pageLink("real estate", serviceId("real-estate"))}.`,
    ],
    note: note`Say goodbye properly
      Deregistration, tax, insurance and pension at home are yours to settle. We give you the list for your country, but not the advice.`,
  },
  benefitsHeading: "What you do not have to find out yourself",
  benefits: [
    benefit`calendar | One plan with dates
      Every task with its deadline, its owner and what it waits for. You see at any time what comes next.`,
    benefit`people | One person who knows you
      Your consultant speaks English, Russian or Latvian and stays the same until you have settled in.`,
    benefit`wallet | Costs before you commit
      Removal, deposits, fees and insurance stand in one budget, with what is fixed and what is an estimate.`,
    benefit`clock | Help when you have landed
      The first weeks bring questions that no guide answers. You write to somebody whose working day is yours.`,
  ],
  subServicesHeading: "What we take off your hands",
  subServices: [
    subService`Relocation plan | First week
      Your dates, family and belongings turned into one timetable and one budget.`,
    subService`Removal and storage | Longer by sea than by air
      Quotes from several removal companies, insurance, customs papers for used household goods, and storage in between.`,
    subService`Pets | Start months ahead
      Import permit, microchip, vaccinations and the flight. Some breeds are not admitted, so we check first.`,
    subService`Arrival | Day one
      Airport pick-up, a furnished flat for the first weeks, a local SIM card and the first shopping.`,
    subService`Bank, insurance and car | After the Emirates ID
      Introductions to banks, health insurance for the whole family, a car, and the exchange of your driving licence where your country is on the list.`,
    subService`Settling in | The first three months
      Doctors, clubs, domestic help and the places where other Northern families meet.`,
  ],
  tool: "move-plan",
  homeCountries: everyHomeCountry,
  readOn: [
    toolLinks.visas,
    toolLinks.days,
    serviceLink("Real Estate", "real-estate"),
    serviceLink("Education", "education"),
  ],
  closing: closing("north")`When would you like to be there?
    A month and the number of people are enough to sketch the timetable and name what to start with.
    Start Your Relocation`,
});

/** In the order of the menu. */
