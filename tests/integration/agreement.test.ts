// @module-tag thorough
import { beforeAll, expect, test } from "vitest";
import { type Language, languages } from "#schemas/shared/languages.ts";
import { currentSlug, pathOf } from "#schemas/shared/routes.ts";
import { documentsOf } from "#scripts/seed/first-content.ts";
import { readReleases } from "#scripts/seed/releases.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { seedDocuments, seededOfType } from "#tests/support/first-content.ts";
import { all, documentOf, wordsIn } from "./page-elements.ts";
import { currentReader, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** Figures whose words depend on their value: units of time, and what a figure counts. */
const dependent = seededOfType("figure").filter(
  ({ unit, counted }) => counted !== undefined || /^(?:year|month|day)s?$/.test(unit ?? ""),
);
const ids = new Set(dependent.map(({ _id }) => _id));

/** The languages whose texts wait in releases. */
const RELEASES = ["danishReader", "finnishReader", "norwegianReader"];

beforeAll(async () => {
  for (const releaseId of RELEASES) await lake.client().releases.publish({ releaseId });
});

type Words = [afterOne: string, afterOthers: string][];

/**
 * The words as people say them, written by hand: after 1, and after 2, 5 and 21. Of the drafts, the
 * words of the pages that they have.
 */
const words: Readonly<Record<Language["id"], Words>> = {
  en: [
    ...pairs("year years, month months, day days, person people, company companies, zone zones"),
    ...pairs("nationality nationalities, shareholder shareholders"),
    ["free zone", "free zones"],
    ["active free zone", "active free zones"],
    ["specialised zone", "specialised zones"],
  ],
  sv: [
    ...pairs("år år, månad månader, dag dagar, person personer, bolag bolag"),
    ...pairs("nationalitet nationaliteter, delägare delägare, frizon frizoner"),
    ["aktiv frizon", "aktiva frizoner"],
    ["specialiserad zon", "specialiserade zoner"],
  ],
  no: pairs("år år, måned måneder, dag dager, person personer, frisone frisoner"),
  da: pairs("år år, måned måneder, dag dage, person personer, frizone frizoner"),
  fi: pairs("vuosi vuotta, kuukausi kuukautta, päivä päivää, ihminen ihmistä"),
};

function pairs(list: string): Words {
  return list.split(", ").map((pair) => {
    const [one = "", other = ""] = pair.split(" ");
    return [one, other];
  });
}

/** The words under the figures of tiles, as people say them. */
const tiles: Readonly<Partial<Record<Language["id"], Words>>> = {
  en: [
    ["nationality", "nationalities"],
    ["free zone", "free zones"],
    ["international airport", "international airports"],
    ["seaport that serves the zones", "seaports that serve the zones"],
  ],
  sv: [
    ["nationalitet", "nationaliteter"],
    ["internationell flygplats", "internationella flygplatser"],
    ["hamn som betjänar zonerna", "hamnar som betjänar zonerna"],
  ],
  fi: [["kansallisuus", "kansallisuutta"]],
};

/** Sets every such figure to a number. */
async function setAll(number: number) {
  const change = lake.client().transaction();
  for (const id of ids) change.patch(id, { set: { value: `${number}` } });
  await change.commit();
}

const translations = await readReleases().then((releases) =>
  documentsOf(
    releases.flatMap(({ documents }) => documents),
    "translation",
  ),
);

/** The pages in a language. A draft has some, and no other page is shown in its language. */
const pagesIn = (id: Language["id"]) => {
  const shown = translations.filter(({ language, isShown }) => language === id && isShown);
  const translated = new Set(shown.map(({ translated }) => translated._ref));
  const paths = seedDocuments.flatMap(({ _id, _type, slug }) =>
    translated.has(_id) ? (pathOf({ _type, slug: currentSlug(slug) ?? null }) ?? []) : [],
  );
  return translated.size === 0 ? routes : paths;
};

/** The text of all pages in a language, and what stands under the figures of their tiles. */
async function writtenIn({ id }: Language) {
  const reader = await currentReader(id);
  const labels: string[] = [];
  let text = "";
  for (const path of pagesIn(id)) {
    const html = await renderPage(path, { reader });
    // A bar keeps the words of two elements apart.
    text += html.replaceAll(/<[^>]*>/g, "|").replaceAll(/\s/g, " ");
    // To parse a whole page takes longer than to render it.
    const lists = documentOf(html.match(/<dl.*?<\/dl>/gs)?.join("") ?? "");
    const tiles = all(lists, "dl > div:has(dd [data-figure]) > dt");
    labels.push(...tiles.map((each) => wordsIn(each)));
  }
  return { text, labels: labels.join(" | ") };
}

test.each([1, 2, 5, 21])(
  "figures that are %d agree with their words on every page of each language",
  async (number) => {
    await setAll(number);
    const ordered = ([one, other]: Words[number]) => (number === 1 ? [one, other] : [other, one]);
    for (const language of languages) {
      const { text, labels } = await writtenIn(language);
      const written = (word = "") =>
        text.match(new RegExp(`(?<![\\d.,])${number} ${word}(?!\\p{L})`, "u"))?.[0];
      for (const [right, wrong] of words[language.id].map(ordered)) {
        expect(written(right), language.name).toBe(`${number} ${right}`);
        if (wrong !== right) expect(written(wrong), language.name).toBeUndefined();
      }
      for (const [right] of (tiles[language.id] ?? []).map(ordered)) {
        expect(labels).toMatch(new RegExp(`(?<!\\p{L})${right}(?!\\p{L})`, "u"));
      }
    }
  },
);
