import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { freePage } from "#schemas/documents/free-page.ts";
import { schemaTypes } from "#schemas/index.ts";
import { languageOf } from "#schemas/shared/languages.ts";
import { listTranslations } from "#studio/translations/translations.ts";

const schema = createSchema({ name: "translations", types: schemaTypes });

const partner = (_id: string, name: string) => ({ _id, _type: "partner", name });
const row = (source: string) => ({ _key: source, field: "name", source, text: "översatt" });
const swedish = (document: string, rows: object[]) => ({
  ...{
    _id: `translation-of-${document}`,
    document,
    _updatedAt: "2026-11-28T10:00:00Z",
    isShown: true,
    readBy: null,
  },
  ...{ isDraft: false, rows },
});

test("the list of translations shows incomplete ones first, pages before other documents", () => {
  const documents = [
    ...[partner("whole", "A partner"), partner("none", "B partner"), partner("old", "C partner")],
    { _id: "service", _type: "service", title: "Visas" },
  ];
  const translations = [swedish("whole", [row("A partner")]), swedish("old", [row("Before")])];
  const inReleases = ["none"];
  const listed = listTranslations({
    language: languageOf("sv"),
    documents,
    translations,
    inReleases,
    schema,
  });
  expect(
    listed.map(({ id, title, coverage, isInRelease }) => [
      id,
      title,
      coverage.percent,
      isInRelease,
    ]),
  ).toEqual([
    ["translation-sv-service", "Visas", 0, false],
    ["translation-sv-none", "B partner", 0, true],
    ["translation-of-old", "C partner", 0, false],
    ["translation-of-whole", "A partner", 100, false],
  ]);
});

test("a page that is not to be translated leaves the list, and its search texts with it", () => {
  const campaign = { _type: "freePage", title: "Campaign", slug: { current: "spring" } };
  const documents = [
    { ...campaign, _id: "campaign", inEnglishOnly: true },
    { _id: "its-metadata", _type: "pageMetadata", path: "/spring", title: "Spring" },
    { ...campaign, _id: "kept", slug: { current: "autumn" } },
    { _id: "kept-metadata", _type: "pageMetadata", path: "/autumn", title: "Autumn" },
  ];
  const listed = listTranslations({
    ...{ language: languageOf("sv"), documents, translations: [], inReleases: [], schema },
  });
  expect(listed.map(({ id }) => id)).toEqual([
    "translation-sv-kept",
    "translation-sv-kept-metadata",
  ]);
});

test("a new campaign begins as not to be translated", () => {
  const field = freePage.fields.find(({ name }) => name === "inEnglishOnly");
  expect(field).toMatchObject({ initialValue: true });
});
