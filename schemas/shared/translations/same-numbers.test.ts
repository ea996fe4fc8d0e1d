import { expect, test } from "vitest";
import { sameNumbers } from "./same-numbers.ts";

test.each([
  ["From AED 375,000 on 1 June", "Från 1 juni: 375 000 AED"],
  ["AED 180,000 for one, 20,000 more for each", "20 000 mer för var och en, 180 000 AED för en"],
  ["AED 1,250,000.50", "1.250.000,50 AED"],
  ["AED 1,250,000.50", "1 250 000,50 AED"],
  ["AED 375,000", "375\u00a0000 AED"],
  ["AED 375,000", "375\u202f000 AED"],
  ["AED 375,000", "375’000 AED"],
  ["EUR 1,500", "1500 EUR"],
  ["3.6725 dirhams, 0.5 %", "3,6725 dirham, 0,5 %"],
  ["15–50 days, 1,000–2,000 people", "15-50 dagar, 1 000–2 000 personer"],
  ["1.5 million to 2B+", "1,5 miljoner till 2+ md"],
  ["The 1st, 2nd and 30th day", "Den 1:a, 2:a och 30:e dagen"],
  ["From 9:00 to 18:30", "Klo 9.00–18.30"],
  ["Until 31 December 2027", "31. joulukuuta 2027 asti"],
  ["December 31, 2027", "2027 m. gruodžio 31 d."],
  ["2027-12-31", "31.12.2027"],
  ["31.12.2027", "2027-12-31"],
  ["31/12", "31.12."],
  ["Article 3.1", "3 kap. 1 §"],
  ["In 2026, 100 companies", "År 2026 100 företag"],
  ["Step 12: AED 375,000", "Steg 12 375 000 AED"],
  ["Article 12 of 2022", "2022 års lag, artikel 12"],
  ["<1/> of <12>9</12>", "9 av <1/>"],
  ["Ask us", "Fråga oss"],
])("the numbers of “%s” are those of “%s”", (source, text) => {
  expect(sameNumbers(source, text)).toBe(true);
});

test.each([
  ["AED 180,000 for one, 20,000 more", "108 000 AED för en, 20 000 mer"],
  ["AED 180,000 and 20,000", "180 000 och 200 00 AED"],
  ["AED 180,500 and 20,000", "180 000 och 20 500 AED"],
  ["AED 375,000", "357.000 AED"],
  ["AED 375,000", "375 AED"],
  ["AED 375,000 and 375,000", "375 000 AED"],
  ["9 %", "9 % av 9"],
  ["2.5 %", "25 %"],
  ["15–50 days", "51–50 dagar"],
  ["12 or 34", "14 eller 32"],
  ["31 December 2027", "13 december 2027"],
  ["31.12.2027", "13.12.2027"],
  ["Law 47 of 2022", "Lag 74 från 2022"],
  ["In 2026", "År 2062"],
  ["From 9:30", "Från 9.03"],
])("the numbers of “%s” are not those of “%s”", (source, text) => {
  expect(sameNumbers(source, text)).toBe(false);
});

test("texts with thousands of numbers are compared, too", () => {
  const long = "000 ".repeat(20_000);
  expect(sameNumbers("000 and 000000", long)).toBe(false);
  expect(sameNumbers("1.1,".repeat(20_000), "1:2 ".repeat(20_000))).toBe(false);
});
