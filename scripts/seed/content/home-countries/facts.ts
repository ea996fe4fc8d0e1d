import type { CountryFact } from "#schemas/generated/types.generated.ts";
import { line } from "../build/parts.ts";

type Source = { sourceTitle: string; sourceUrl?: string };

/** A fact as it is written down: what it is about, what an official source says, and the source. */
type Fact = [part: CountryFact["part"], text: string, source: Source];

/** The day on which all of them were last compared with their sources. */
const checkedOn = "2026-11-23";

export function fact([part, text, source]: Fact) {
  return { _type: "countryFact" as const, part, text: line(text), ...source, checkedOn };
}

const treaties: Source = {
  sourceTitle: "UAE Ministry of Finance, list of double taxation agreements",
  sourceUrl: "https://mof.gov.ae/",
};
const listed: Fact = [
  "treaty",
  "A treaty with the UAE is listed. What it covers in your case is a question for your adviser.",
  treaties,
];
const notListed: Fact = [
  "treaty",
  "Not on the list of treaties that we have seen. Ask the tax office at home.",
  treaties,
];
const licence: Fact = [
  "licence",
  "On the list of licences that residents of the UAE exchange for a local one. You need the Emirates ID and an eye test.",
  {
    sourceTitle:
      "UAE Ministry of Interior, list of the Markhoos service; Roads and Transport Authority, statement of January 2026",
    sourceUrl: "https://moi.gov.ae/",
  },
];
const schoolCalendars: Source = {
  sourceTitle: "European Commission, Eurydice: School calendars in Europe",
  sourceUrl: "https://eurydice.eacea.ec.europa.eu/data-and-visuals/european-school-calendars",
};
const newRoutes: Source = {
  sourceTitle: "Emirates News Agency (WAM), report of 13 December 2025 on flydubai",
  sourceUrl: "https://www.wam.ae/en/article/bn6ymwe-flydubai-inaugurates-flights-riga-latvia",
};

/** What official sources say of each country; what none says is not here. */
export const countryFacts = {
  sweden: [
    [
      "treaty",
      "No tax treaty is listed, only an agreement on the exchange of information. Your adviser at home says what follows.",
      treaties,
    ],
    [
      "homeTax",
      "Essential ties: for five years after the move you have to prove that you have none, if you are Swedish or have lived there for ten years. A home, a family or a company can be one.",
      {
        sourceTitle: "Swedish Tax Agency, Moving from Sweden; Income Tax Act, chapter 3, section 7",
        sourceUrl:
          "https://skatteverket.se/servicelankar/otherlanguages/inenglishengelska/individualsandemployees/movingfromsweden.4.7be5268414bea064694c58f.html",
      },
    ],
    [
      "papers",
      "The Ministry for Foreign Affairs legalises, then usually the embassy of the UAE in Stockholm. What you sign yourself goes to a notary public first.",
      {
        sourceTitle: "Government Offices of Sweden, UD Legaliseringar",
        sourceUrl:
          "https://www.regeringen.se/sveriges-regering/utrikesdepartementet/legaliseringar/",
      },
    ],
    licence,
  ],
  norway: [
    notListed,
    [
      "homeTax",
      "Ten years: if you have lived longer than that in Norway, you stay tax resident for three years after you settle abroad. Each of them asks for no home in Norway and no more than two months there.",
      {
        sourceTitle: "Norwegian Tax Administration, Tax emigration",
        sourceUrl:
          "https://www.skatteetaten.no/en/person/taxes/get-the-taxes-right/abroad/tax-emigration/",
      },
    ],
    [
      "papers",
      "A notary public certifies, the Ministry of Foreign Affairs legalises, and as a rule the embassy of the receiving country follows.",
      {
        sourceTitle: "Norwegian Ministry of Foreign Affairs, Guidelines for legalisation",
        sourceUrl: "https://www.regjeringen.no/en/dokumenter/legalisering-ud/id752911/",
      },
    ],
    licence,
  ],
  denmark: [
    notListed,
    [
      "homeTax",
      "A home at your disposal: with one you stay fully liable to tax. Sell it, end the lease, or let it for three years without notice. Shares and other securities can be taxed as you leave.",
      {
        sourceTitle: "Danish Tax Agency, Leaving Denmark",
        sourceUrl: "https://skat.dk/en-us/individuals/taxation-in-denmark/leaving-denmark",
      },
    ],
    [
      "papers",
      "The legalisation office of the Ministry of Foreign Affairs in Copenhagen legalises papers that Danish authorities have issued.",
      {
        sourceTitle: "Ministry of Foreign Affairs of Denmark, Legalisation of Danish documents",
        sourceUrl:
          "https://um.dk/rejse-og-ophold/legalisering/legalisering-danske-dokumenter/generelt",
      },
    ],
    licence,
    ["school", "Each municipality sets the first day and the holidays.", schoolCalendars],
  ],
  finland: [
    listed,
    [
      "homeTax",
      "The three-year rule: a citizen of Finland stays tax resident for the year of the move and the three that follow, unless you show that your ties have ended.",
      {
        sourceTitle: "Finnish Tax Administration, Leaving Finland to move abroad",
        sourceUrl:
          "https://www.vero.fi/en/individuals/tax-cards-and-tax-returns/moving_away_from_finland/",
      },
    ],
    [
      "papers",
      "For countries outside the Apostille Convention the Ministry for Foreign Affairs legalises; the apostille of a notary public is not enough.",
      {
        sourceTitle: "Finnish local register offices, Apostille",
        sourceUrl: "https://www.maistraatti.fi/en/Services/notary_public/Apostille/",
      },
    ],
    licence,
    ["school", "Each municipality or school sets its own first day.", schoolCalendars],
  ],
  estonia: [
    listed,
    [
      "homeTax",
      "Form R: you tell the Tax and Customs Board that your residency changes. A place of residence in Estonia keeps it there.",
      {
        sourceTitle: "Estonian Tax and Customs Board, Determining residency",
        sourceUrl:
          "https://www.emta.ee/en/private-client/e-resident-non-resident/residency/determination-residency",
      },
    ],
    [
      "papers",
      "The consular department of the Ministry of Foreign Affairs legalises, then the Ministry of Foreign Affairs of the UAE.",
      {
        sourceTitle: "Embassy of Estonia in Abu Dhabi, Legalisation of a public document",
        sourceUrl: "https://abudhabi.mfa.ee/legalisation-of-a-public-document/",
      },
    ],
    licence,
    [
      "school",
      "The state sets the holidays; those in summer last eight weeks or more.",
      schoolCalendars,
    ],
  ],
  latvia: [
    listed,
    [
      "homeTax",
      "Declared residence: while you have a declared place of residence in Latvia, you are a tax resident there.",
      {
        sourceTitle: "Law on Taxes and Duties of Latvia, section 14, paragraph 2",
        sourceUrl: "https://likumi.lv/",
      },
    ],
    [
      "papers",
      "The consular department of the Ministry of Foreign Affairs or the embassy of Latvia in the UAE legalises, then the authority of the UAE.",
      {
        sourceTitle:
          "Ministry of Foreign Affairs of Latvia, Public documents for use in the United Arab Emirates",
        sourceUrl:
          "https://www2.mfa.gov.lv/en/uae/consular-information/authentication-and-legalisation-of-documents",
      },
    ],
    licence,
    [
      "flights",
      "flydubai flies from Riga to Dubai without a change, three times a week when the route began.",
      newRoutes,
    ],
  ],
  lithuania: [
    listed,
    [
      "homeTax",
      "Four tests: you leave the tax net only with your home, your interests and most of your days abroad, in this year and over two years together.",
      {
        sourceTitle:
          "State Tax Inspectorate of Lithuania, Who is not deemed to be a resident; Law on Personal Income Tax, article 4",
        sourceUrl: "https://www.vmi.lt/",
      },
    ],
    [
      "papers",
      "The consular department of the Ministry of Foreign Affairs in Vilnius legalises, by appointment.",
      {
        sourceTitle: "Ministry of Foreign Affairs of Lithuania, Legalisation of documents",
        sourceUrl: "https://keliauk.urm.lt/en/consular-services/legalisation",
      },
    ],
    licence,
    ["flights", "flydubai flies from Vilnius to Dubai without a change.", newRoutes],
  ],
  poland: [
    listed,
    [
      "homeTax",
      "Exit tax: with the change of tax residence, gains on shares, derivatives and fund units are taxed although nothing was sold. Whether it reaches you depends on what you own.",
      {
        sourceTitle: "Personal Income Tax Act of Poland, articles 30da to 30dh",
        sourceUrl: "https://isap.sejm.gov.pl/",
      },
    ],
    [
      "papers",
      "The legalisation section of the Ministry of Foreign Affairs in Warsaw legalises, then the embassy of the UAE there.",
      {
        sourceTitle: "Ministry of Foreign Affairs of Poland, Apostille and legalisation",
        sourceUrl:
          "http://www.msz.gov.pl/pl/c/MOBILE/informacje_konsularne/apostille/poswiadczanie_dokumentow_apostille",
      },
    ],
    licence,
  ],
} as const satisfies Record<string, readonly Fact[]>;
