import type { PageMetadata } from "#schemas/generated/types.generated.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import type { Seeded } from "./build/document.ts";
import { type LineTemplate, parts, plain } from "./build/rich-text.ts";
import type { AdvantageSlug, EmirateSlug, ServiceSlug } from "./slugs.ts";

/** What search engines show for a page: title up to 60 characters, description 120 to 160. */
type SearchTexts = { title: string; description: string; keywords: string[] };

/** They are written as their parts: the title without the company, the description, the keywords. */
function searchTexts(...written: LineTemplate): SearchTexts {
  const [title = "", description = "", keywords = ""] = parts(...written).map((part) =>
    plain(part),
  );
  return { title: `${title} | Nordune`, description, keywords: keywords.split(", ") };
}

/** Of the pages that there is one of, by the types of their documents. */
const singlePageTexts = {
  homePage: searchTexts`Relocate to the UAE from Northern Europe
    Residency visas, company set-up, homes and schools in the Emirates for people and firms from the Nordics, the Baltics and Poland. Free first consultation.
    relocate to UAE, move to Dubai, UAE consultancy, Nordic expats Dubai`,
  contactPage: searchTexts`Free consultation on moving to the UAE
    Tell us who moves, when and what you want to know first. A consultant answers within 24 hours, in English, Russian or Latvian, by email, phone or video.
    UAE relocation consultation, Dubai consultant contact, Nordune contact`,
  freeZonesPage: searchTexts`UAE free zones compared by emirate
    What free zones have in common, how the seven emirates differ and what decides the choice, such as activity, customers, visas, bank and the second year.
    UAE free zones, free zone company UAE, compare free zones, free zone visa`,
  taxBenefitsPage: searchTexts`UAE tax: free zone or mainland?
    Corporate tax, personal income tax, VAT and customs duties in a free zone and on the mainland, side by side, with the conditions of the zero rate.
    UAE corporate tax, free zone tax, mainland company tax, UAE VAT`,
  aboutPage: searchTexts`About us: from Riga to the Emirates
    We are a consultancy from Riga for people and companies that move to the UAE from the Nordics, the Baltics and Poland. How we work and how to reach us.
    UAE relocation consultancy, Riga, Nordune about`,
  advantagesPage: searchTexts`Living in the UAE: reasons and limits
    What life in the UAE gives you if you come from northern Europe, what it takes and where it ends, told of safety, economy, climate, schools and people.
    living in the UAE, advantages of Dubai, move to UAE`,
  cookiePolicyPage: searchTexts`Cookie policy
    What this site keeps in your browser, which cookies it sets only after you accept them, who receives them, and how you change your choice at any time.
    cookie policy, Nordune cookies`,
};

/** Of the pages of each other type, by their slugs. */
const pageTexts: {
  service: Record<ServiceSlug, SearchTexts>;
  emirate: Record<EmirateSlug, SearchTexts>;
  advantage: Record<AdvantageSlug, SearchTexts>;
} = {
  service: {
    "residency-visas": searchTexts`UAE residency visas: eight routes compared
      Work, investor, golden, family, freelancer, retirement, green or remote-work visa: what each asks for, how long it lasts and how we file it.
      UAE residency visa, golden visa, investor visa Dubai, freelancer visa UAE`,
    "tax-residency": searchTexts`UAE tax residency certificate
      When the UAE counts you as tax resident, which papers the certificate needs and what it proves at home. We count your days with you first.
      UAE tax residency certificate, tax resident UAE, Federal Tax Authority`,
    "real-estate": searchTexts`Rent or buy a home in the UAE
      Homes to rent or buy in Dubai and the other Emirates, with viewings on video, contracts read before you sign, and owners checked against the register.
      rent in Dubai, buy property UAE, Dubai real estate for foreigners`,
    education: searchTexts`Schools in the UAE: find a place in time
      Which curriculum suits your child, where places are free and which certificates the school wants. School search and enrolment for families on the move.
      international schools Dubai, school placement UAE, school search Dubai`,
    "relocation-support": searchTexts`Relocation support for the UAE
      Removal, pets, arrival, bank, insurance and car in the right order, with one plan, one budget and one contact until you have settled in.
      relocation to Dubai, moving to UAE with family, relocation services UAE`,
    "business-registration": searchTexts`Register a company in the UAE
      Mainland or free zone? We compare tax, cost, visas and banking in writing, register the company and stay until the account is open and taxes are set up.
      company formation UAE, business setup Dubai, free zone company, mainland`,
    licensing: searchTexts`UAE licences and permits for your business
      Commercial, professional and industrial licences, special approvals, changes and renewals, with the activities that match what your company sells.
      UAE trade licence, business licence Dubai, professional licence UAE`,
    "staffing-solutions": searchTexts`Hiring and payroll in the UAE
      Recruitment, work permits, employment contracts and payroll in the UAE, in the right order, for your first employee here or for a whole team you bring.
      recruitment UAE, work permit Dubai, payroll UAE, employer of record UAE`,
    "investment-scouting": searchTexts`Investment scouting in the UAE
      We look for companies, projects and partners in the Gulf that fit your brief, check what can be checked on the ground and report what we find, good or bad.
      invest in UAE, buy a company in Dubai, UAE due diligence`,
    "office-space": searchTexts`Office space in Dubai and the UAE
      A coworking desk or a corporate suite. We find the office that fits licence and team, negotiate the lease and hand it over connected and ready to use.
      office space Dubai, flexi-desk UAE, rent office free zone`,
  },
  emirate: {
    "abu-dhabi": searchTexts`Abu Dhabi free zones: ADGM, KIZAD and more
      What ADGM, KIZAD, twofour54, Masdar City and the specialised zones license, whom each of them suits and what the capital adds for your company.
      Abu Dhabi free zones, ADGM company, KIZAD, twofour54, Masdar City`,
    dubai: searchTexts`Dubai free zones: how to choose yours
      JAFZA, DMCC, DIFC, DAFZA and the technology, media and niche zones of Dubai compared, with the rules for working onshore from a free zone company.
      Dubai free zones, DMCC, DIFC, JAFZA, DAFZA, free zone company Dubai`,
    sharjah: searchTexts`Sharjah free zones: SAIF, Hamriyah, SHAMS
      Zones beside Dubai for air freight, heavy industry, media, books and research, with founding years, terms, starting prices and the limits to know.
      Sharjah free zones, SAIF Zone, Hamriyah, SHAMS, SRTI Park`,
    ajman: searchTexts`Ajman free zones for small companies
      Ajman Free Zone beside the port and the virtual Ajman Media City: which businesses do well there, what you save and what you give up for the price.
      Ajman free zone, Ajman Media City, low-cost licence UAE`,
    "ras-al-khaimah": searchTexts`Ras Al Khaimah free zones and RAK ICC
      RAKEZ, RAK Maritime City and the airport zone for work, RAK ICC for holding assets: what each may do, and what an offshore company is not for.
      RAKEZ, RAK ICC offshore, Ras Al Khaimah free zone, RAK Maritime City`,
    fujairah: searchTexts`Fujairah free zones on the open ocean
      Fujairah Free Zone, Creative City, IFZA and the Oil Industry Zone, beside a port outside the Strait of Hormuz, with licences for very small service firms.
      Fujairah free zone, Creative City, IFZA, Fujairah Oil Industry Zone`,
    "umm-al-quwain": searchTexts`Umm Al Quwain free zone for micro-businesses
      One free trade zone for freelancers, online traders and first companies, with no share capital for many licences, and a list of what you still pay.
      Umm Al Quwain free trade zone, UAQ FTZ, micro-business licence UAE`,
  },
  advantage: {
    safety: searchTexts`Is the UAE safe? What residents notice
      Little street crime, strict laws and fast roads. How safe daily life in the UAE is, which rules are stricter than at home and what to check before you land.
      is Dubai safe, safety UAE, UAE laws for expats`,
    economics: searchTexts`The UAE economy for founders and families
      Trade, logistics and finance carry the UAE more than oil. What that means for your company, your taxes and your costs, and where the limits of it lie.
      UAE economy, dirham peg, corporate tax UAE, company in Dubai`,
    innovations: searchTexts`Technology and e-government in the UAE
      One digital identity for visas, leases and licences, public money for energy, space and AI, and the calls and apps that work differently from at home.
      UAE Pass, technology UAE, start-up Dubai, golden visa specialist`,
    accessibility: searchTexts`Flights, metro and driving in the UAE
      Six to seven hours from the Nordics and Warsaw, a driverless metro, and a licence you can exchange. How you get to the UAE and how you get around in it.
      flights to Dubai from Riga, Dubai metro, exchange driving licence UAE`,
    travel: searchTexts`Travel and weekends for UAE residents
      Mountains, mangroves and dunes within a day, Oman by road, and the days abroad that cost you a visa or a tax certificate. What to plan for as a resident.
      weekend trips UAE, Jebel Jais, travel from Dubai, UAE visa absence`,
    religion: searchTexts`Religion and tolerance in the UAE
      Islam sets the calendar and other faiths have their places of worship. What changes in Ramadan, which family law applies to you and what the law forbids.
      churches in Dubai, Ramadan UAE expats, civil marriage UAE, wills UAE`,
    traditions: searchTexts`Emirati traditions and etiquette
      Coffee in the majlis, greetings, dress and the rhythm of business. The Emirati customs that you meet as a newcomer from the north, and how to keep them.
      Emirati traditions, UAE etiquette, business culture Dubai`,
    sports: searchTexts`Sports and events in the UAE
      Cycling, sailing, padel and ice hockey, Formula One and the fitness challenge: what you can do from October to April, what it costs and what is missing.
      sports in Dubai, Abu Dhabi Grand Prix, children's sports UAE`,
    "geographical-location": searchTexts`UAE location and time zone for business
      Between Europe, Asia and Africa, with ports on two coasts: how the UAE working day overlaps with yours, which goods it suits and which risks come with it.
      UAE time zone, Jebel Ali, logistics hub Dubai, Strait of Hormuz`,
    climate: searchTexts`UAE climate: living with sun and heat
      A mild winter outdoors and a summer indoors. How families from the north live with the heat in the UAE, what cooling costs to ask about and when to move.
      UAE climate, Dubai weather by month, summer in Dubai`,
    "gcc-market": searchTexts`The UAE as a base for the GCC market
      Six states and one customs tariff: what a UAE company can do in Saudi Arabia, Qatar, Kuwait, Bahrain and Oman, and where its head start comes to an end.
      GCC market entry, GCC customs union, sell to Saudi Arabia from UAE`,
    progress: searchTexts`How fast the UAE changes
      New ownership, tax, weekend and family rules in a few years, and cities that keep building. What has changed in the UAE and what it asks of you.
      UAE development, Dubai 2040 plan, UAE law changes, off-plan Dubai`,
    "people-of-uae": searchTexts`People of the UAE: an expat majority
      Most residents of the UAE come from abroad. How newcomers from the north find friends, who lives beside them, and what a residence visa does not give.
      expats in UAE, Nordic community Dubai, living in Dubai`,
  },
};

/** The metadata document of a page, which the route table puts at its path. */
function metadataFor(page: { _type: string; slug?: string }, texts: SearchTexts) {
  const path = pathOf(page);
  if (path === undefined) {
    throw new Error(`The route table has no path for ${page._type} ${page.slug ?? ""}.`);
  }
  const id = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return {
    ...{ _id: `pageMetadata-${id}`, _type: "pageMetadata", path },
    ...texts,
  } satisfies Seeded<PageMetadata>;
}

/** What search engines read of every page. */
export const pageMetadata = [
  ...Object.entries(singlePageTexts).map(([_type, texts]) => metadataFor({ _type }, texts)),
  ...Object.entries(pageTexts).flatMap(([_type, ofType]) =>
    Object.entries(ofType).map(([slug, texts]) => metadataFor({ _type, slug }, texts)),
  ),
];
