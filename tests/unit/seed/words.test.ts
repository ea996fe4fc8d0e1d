import { expect, test } from "vitest";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { services } from "#scripts/seed/content/services/index.ts";
import { siteSettings } from "#scripts/seed/content/site/site-settings.ts";
import { spansOverYear, spanText } from "#web/lib/office-hours.ts";
import { textsIn } from "./seeded-texts.ts";

const wordsOf = (document: (typeof seedDocuments)[number]) =>
  textsIn(document)
    .map(({ text }) => text)
    .join(" ");

/** The countries that clients come from, by their names and their adjectives. */
const homeCountry =
  /Swed(?:en|ish)|Norw(?:ay|egian)|Denmark|Danish|Fin(?:land|nish)|Estonia|Latvia|Lithuania|Pol(?:and|ish)/;

test.each(services)("the main heading of $title contains its name", ({ title, hero }) => {
  expect(hero.heading.toLowerCase()).toContain(title.toLowerCase());
});

test.each(services)("$title says what it means for a home country", ({ introduction, ...page }) => {
  // The languages that consultants speak say nothing of a country.
  const words = wordsOf({ ...page, introduction }).replaceAll("English, Russian or Latvian", "");
  expect(words).toMatch(homeCountry);
});

test.each([
  [/side by side/i, 2],
  [/we say so/i, 0],
  [/in a free call/i, 0],
  [/one consultant from the first call/i, 0],
  [/0 ?% tax environment/i, 1],
  [/tell us/i, 7],
  [/you hear/i, 7],
])("%s stands in at most %d documents", (phrase, most) => {
  const documents = seedDocuments.filter((document) => phrase.test(wordsOf(document)));
  expect(documents.map(({ _id }) => _id).length).toBeLessThanOrEqual(most);
});

test.each([
  "sparing with fees",
  "short ways",
  "counters of the state",
  "stands on its licence",
  "turnover of teachers",
  "follows you",
  "Pay is net",
  "old home",
  "some forty small tasks",
  "arrange themselves",
  "hangs on a job",
  "on the telephone",
  "the people you bring along",
  "the way out are open",
  "send the film",
  "an hour and not a week",
  "In half an hour you know",
  "until the last box",
  "nearly all from elsewhere",
  "You can exchange a Nordic",
  "are among the cities with one",
])("nothing says “%s” any more", (phrase) => {
  const documents = seedDocuments.filter((document) => wordsOf(document).includes(phrase));
  expect(documents.map(({ _id }) => _id)).toEqual([]);
});

test("tax residency names all three tests: usual residence, and the two counts of days", () => {
  const page = services.find(({ slug }) => slug.current === "tax-residency");
  const body = JSON.stringify(page?.introduction.body);
  expect(body).toMatch(/usually live.*centre/);
  expect(body).toContain("figure-tax-residency-days");
  expect(body).toContain("figure-tax-residency-days-with-ties");
});

test("the note on the opening hours counts them as the pages do", () => {
  const { officeHours, openingHoursNote } = siteSettings;
  for (const [city, timeZone] of [
    ["Stockholm", "Europe/Stockholm"],
    ["Riga", "Europe/Riga"],
  ] as const) {
    const { winter, summer } = spansOverYear(timeZone, officeHours);
    expect(openingHoursNote).toContain(`${spanText(winter)} in ${city}`);
    expect(summer).toEqual(winter.map((hours) => hours + 1));
  }
});

test("only Abu Dhabi's page calls itself a tax environment", () => {
  const badges = seedDocuments.filter(({ _type, hero }) => {
    return _type === "emirate" && JSON.stringify(hero).toLowerCase().includes("tax environment");
  });
  expect(badges.map(({ _id }) => _id)).toEqual(["emirate-abu-dhabi"]);
});
