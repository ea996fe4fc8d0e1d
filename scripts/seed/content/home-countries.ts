import { countryParts } from "#schemas/documents/home-country.ts";
import type { CountryFact, HomeCountry } from "#schemas/generated/types.generated.ts";
import { keyed, reference, type Seeded } from "./build/document.ts";
import { line } from "./build/parts.ts";
import { type LineTemplate, parts, plain } from "./build/rich-text.ts";

/** The day on which all of them were last compared with their sources. */
const checkedOn = "2026-11-25";

/** A fact, as its parts: what it is about | what an official source says, the source, its address. */
function fact(...written: LineTemplate): CountryFact {
  const [name, text = "", sourceTitle = "", sourceUrl = ""] = parts(...written).map((part) =>
    plain(part),
  );
  const part = countryParts.find(({ value }) => value === name)?.value;
  if (part === undefined) throw new Error(`Of no country is told "${name}".`);
  return { ...{ _type: "countryFact", part, text: line(text), sourceTitle, sourceUrl, checkedOn } };
}

const treaties = `UAE Ministry of Finance, list of double taxation agreements
  https://mof.gov.ae/en/public-finance/international-relations/double-taxation-agreements`;
const listed = fact`treaty | A treaty with the UAE is listed. What it covers in your case is a question for your adviser.
  ${treaties}`;
const onlyInformation =
  "No tax treaty is listed, only an agreement on the exchange of information. Your adviser at home says what follows.";
const licence = fact`licence | On the list of licences that residents of the UAE exchange for a local one. You need the Emirates ID and an eye test.
  UAE Ministry of Interior, Markhoos service, and Roads and Transport Authority, as Emirates 24|7 reports them
  https://www.emirates247.com/uae/how-to-convert-a-foreign-driving-licence-in-the-uae-57-eligible-countries-and-rta-process-explained/2188`;
const schoolCalendars = `European Commission, Eurydice: School calendars in Europe
  https://eurydice.eacea.ec.europa.eu/data-and-visuals/european-school-calendars`;
const newRoutes = `Emirates News Agency (WAM), report of 13 December 2025 on flydubai
  https://www.wam.ae/en/article/bn6ymwe-flydubai-inaugurates-flights-riga-latvia`;

/** What official sources say of each country; what none says is not here. */
const countryFacts = {
  sweden: [
    fact`treaty | ${onlyInformation}
      Swedish Law 2016:409 on the agreement with the UAE of 5 November 2015
      https://www.lagboken.se/Lagboken/start/skatteratt/lag-2016409-om-avtal-mellan-sverige-och-forenade-arabemiraten-om-utbyte-av-upplysningar-i-skattearenden/d_2729350-lag-2016_409-om-avtal-mellan-sverige-och-forenade-arabemiraten-om-utbyte-av-upplysningar-i`,
    fact`homeTax | For five years after the move you have to prove that you have no close ties to Sweden, if you are Swedish or have lived there for ten years. A home, a family or a company can be one.
      Swedish Tax Agency, Moving from Sweden
      https://skatteverket.se/servicelankar/otherlanguages/inenglishengelska/individualsandemployees/movingfromsweden.4.7be5268414bea064694c58f.html`,
    fact`papers | The Ministry for Foreign Affairs legalises, then usually the embassy of the UAE in Stockholm.
      Government Offices of Sweden, UD Legaliseringar
      https://www.regeringen.se/sveriges-regering/utrikesdepartementet/legaliseringar/`,
    licence,
  ],
  norway: [
    fact`treaty | ${onlyInformation}
      Government of Norway, Prop. 152 S (2015–2016) on the agreement with the UAE of 3 November 2015
      https://www.regjeringen.no/no/dokumenter/prop.-152-s-20152016/id2509554/sec6`,
    fact`homeTax | If you have lived in Norway for more than ten years, you stay tax resident for three years after you settle abroad. In each of them you may have no home there and spend no more than two months there.
      Norwegian Tax Administration, Tax emigration
      https://www.skatteetaten.no/en/person/taxes/get-the-taxes-right/abroad/tax-emigration/`,
    fact`papers | A notary public certifies, the Ministry of Foreign Affairs legalises, and as a rule the embassy of the receiving country follows.
      Norwegian Ministry of Foreign Affairs, Guidelines for legalisation
      https://www.regjeringen.no/en/dokumenter/legalisering-ud/id752911/`,
    licence,
  ],
  denmark: [
    fact`treaty | Not on the list of treaties that we have seen. Ask the tax office at home.
      ${treaties}`,
    fact`homeTax | With a home at your disposal you stay fully liable to tax. Sell it, end the lease, or let it for three years without notice. Shares above a set value are taxed as if you sold them on the day you leave.
      Danish Tax Agency, Leaving Denmark
      https://skat.dk/en-us/individuals/taxation-in-denmark/leaving-denmark`,
    fact`papers | The legalisation office of the Ministry of Foreign Affairs in Copenhagen legalises papers that Danish authorities have issued. For countries outside the Apostille Convention their embassy often follows.
      Ministry of Foreign Affairs of Denmark, Legalisation of Danish documents
      https://um.dk/rejse-og-ophold/legalisering/legalisering-danske-dokumenter/generelt`,
    licence,
    fact`school | Each municipality sets the first day and the holidays of its basic schools.
      ${schoolCalendars}`,
  ],
  finland: [
    listed,
    fact`homeTax | By the three-year rule a citizen of Finland stays tax resident for the year of the move and the three that follow, unless you show that your ties have ended.
      Finnish Tax Administration, Leaving Finland to move abroad
      https://www.vero.fi/en/individuals/tax-cards-and-tax-returns/moving_away_from_finland/`,
    fact`papers | The Ministry for Foreign Affairs legalises, then usually the embassy of the UAE in Helsinki.
      Ministry for Foreign Affairs of Finland, Legalisation of documents for use abroad
      https://um.fi/legalisation-of-documents-for-use-abroad`,
    licence,
    fact`school | Each provider of schools, most often a municipality, sets its own first day.
      ${schoolCalendars}`,
  ],
  estonia: [
    fact`treaty | A treaty with the UAE is in force. What it covers in your case is a question for your adviser.
      Riigi Teataja, agreement between Estonia and the UAE on double taxation, in force since 29 March 2012
      https://www.riigiteataja.ee/akt/206032012004`,
    fact`homeTax | Form R: you tell the Tax and Customs Board that your residency changes. A place of residence in Estonia keeps it there.
      Estonian Tax and Customs Board, Determining residency
      https://www.emta.ee/en/private-client/e-resident-non-resident/residency/determination-residency`,
    fact`papers | The consular department of the Ministry of Foreign Affairs legalises, then the Ministry of Foreign Affairs of the UAE.
      Embassy of Estonia in Abu Dhabi, Legalisation of a public document
      https://abudhabi.mfa.ee/legalisation-of-a-public-document/`,
    licence,
    fact`school | The state sets the holidays; those in summer last eight weeks or more.
      ${schoolCalendars}`,
  ],
  latvia: [
    listed,
    fact`homeTax | While you have a declared place of residence in Latvia, you are a tax resident there.
      Law on Taxes and Duties of Latvia, section 14, paragraph 2
      https://likumi.lv/ta/en/en/id/33946-on-taxes-and-duties`,
    fact`papers | The consular department of the Ministry of Foreign Affairs or the embassy of Latvia in the UAE legalises, then the authority of the UAE.
      Ministry of Foreign Affairs of Latvia, Public documents for use in the United Arab Emirates
      https://www2.mfa.gov.lv/en/uae/consular-information/authentication-and-legalisation-of-documents`,
    licence,
    fact`flights | flydubai has opened a route from Riga to Dubai without a change, at first with three flights a week.
      ${newRoutes}`,
  ],
  lithuania: [
    listed,
    fact`homeTax | There are four tests. You leave the tax net only with your home and your interests abroad, and with days in Lithuania below two limits, one for the year and one for two years together.
      State Tax Inspectorate of Lithuania, Who is not deemed to be a resident; Law on Personal Income Tax, article 4
      https://www.vmi.lt/evmi/koks-asmuo-laikomas-nenuolatiniu-lietuvos-gyventoju-`,
    fact`papers | The consular department of the Ministry of Foreign Affairs in Vilnius legalises, by appointment.
      Ministry of Foreign Affairs of Lithuania, Legalisation of documents
      https://keliauk.urm.lt/en/consular-services/legalisation`,
    licence,
    fact`flights | flydubai has opened a route from Vilnius to Dubai without a change.
      ${newRoutes}`,
  ],
  poland: [
    listed,
    fact`homeTax | When tax residence moves abroad, an exit tax can fall due on gains although nothing was sold. Whether it reaches you depends on what you own.
      Personal Income Tax Act of Poland, article 30da, as Prawo.pl quotes it
      https://www.prawo.pl/podatki/podatek-do-niezrealizowanych-zyskow-w-pit-termin-wplaty,522232.html`,
    fact`papers | The legalisation section of the Ministry of Foreign Affairs in Warsaw legalises, then the embassy of the UAE in Poland.
      Ministry of Foreign Affairs of Poland, Apostille and legalisation
      http://www.msz.gov.pl/pl/c/MOBILE/informacje_konsularne/apostille/poswiadczanie_dokumentow_apostille`,
    licence,
  ],
};

/**
 * Each with the city that its time zone is named after, whose place in degrees and minutes is that of
 * the IANA time zone database.
 */
const countries = [
  ["sweden", "Sweden", "Swedish krona (SEK)", "Stockholm", [59, 20], [18, 3]],
  ["norway", "Norway", "Norwegian krone (NOK)", "Oslo", [59, 55], [10, 45]],
  ["denmark", "Denmark", "Danish krone (DKK)", "Copenhagen", [55, 40], [12, 35]],
  ["finland", "Finland", "Euro (EUR)", "Helsinki", [60, 10], [24, 58]],
  ["estonia", "Estonia", "Euro (EUR)", "Tallinn", [59, 25], [24, 45]],
  ["latvia", "Latvia", "Euro (EUR)", "Riga", [56, 57], [24, 6]],
  ["lithuania", "Lithuania", "Euro (EUR)", "Vilnius", [54, 41], [25, 19]],
  ["poland", "Poland", "Polish złoty (PLN)", "Warsaw", [52, 15], [21, 0]],
] as const;

export const countryId = (slug: string) => `homeCountry-${slug}`;

/** Degrees and minutes as a fraction, to four digits. */
const degrees = ([whole, minutes]: readonly [number, number]) =>
  Math.round((whole + minutes / 60) * 10_000) / 10_000;

/** The countries that clients come from. */
export const homeCountries: readonly Seeded<HomeCountry>[] = countries.map(
  ([slug, name, currency, city, latitude, longitude]) => ({
    _id: countryId(slug),
    _type: "homeCountry",
    name,
    timeZone: `Europe/${city}`,
    city,
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    currency,
    rows: keyed("fact", countryFacts[slug]),
  }),
);

/** All of them, as the pages that show them choose them. */
export const everyHomeCountry = keyed(
  "country",
  countries.map(([slug]) => reference(countryId(slug))),
);
