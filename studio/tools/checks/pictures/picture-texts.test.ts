import { beforeAll, expect, test } from "vitest";
import { studioWorkspace } from "../../../../tests/support/studio-workspace.ts";
import {
  judgedIn,
  judgedInEnglish,
  pictureTexts,
  seenDocuments,
  storedWords,
} from "./picture-texts.ts";

let schema: Awaited<ReturnType<typeof studioWorkspace>>["schema"];
beforeAll(async () => {
  ({ schema } = await studioWorkspace());
});

const picture = (asset: string, fields = {}) => ({
  _type: "imageWithAlt",
  asset: { _type: "reference", _ref: `image-${asset}-800x600-webp` },
  ...fields,
});
const block = (text: string) => [{ _type: "block", children: [{ _type: "span", text }] }];
const page = (id: string, image: object, fields = {}) => ({
  _id: id,
  _type: "freePage",
  title: "Summer",
  slug: { current: "summer" },
  hero: { heading: "A summer by the sea", lead: block("Come in June."), image },
  ...fields,
});

const read = (...documents: Parameters<typeof seenDocuments>[0]) =>
  pictureTexts(seenDocuments(documents), schema);

test("a picture is named by the titles of its form, with the words beside it, as the draft has it", () => {
  const sections = [
    { _key: "a", _type: "richTextSection", heading: "The papers", image: picture("b") },
  ];
  const found = read(
    page("page", picture("a", { alt: "An old text" })),
    page("drafts.page", picture("a", { alt: "A ferry" }), { sections }),
  );
  expect(found.map(({ place, beside, path, alt }) => [place, beside, path, alt])).toEqual([
    ["Hero › Image", "A summer by the sea · Come in June.", "hero.image", "A ferry"],
    ["Sections › Text “The papers” › Image", "The papers", 'sections[_key=="a"].image', ""],
  ]);
  expect(found[0]?.seen).toMatchObject({ hasDraft: true, isInRelease: false });
});

test.each([
  ["is missing", {}, /Say what the image shows/],
  ["was written for another picture", { alt: "A ferry", altFor: "image-z-1x1-png" }, /another/],
  ["is the name of a file", { alt: "IMG_2041.JPG" }, /name of a file/],
  ["says only that it is a picture", { alt: "Image of a ferry" }, /not that it is one/],
  ["repeats the heading beside it", { alt: "A summer by the sea." }, /beside it says the same/],
])("a text that %s is doubtful", (_what, image, message) => {
  const [found] = judgedInEnglish(read(page("page", picture("a", image))));
  expect(found?.doubts).toEqual([expect.stringMatching(message)]);
});

test("two pictures with one text are doubtful, and one picture at two places is not", () => {
  const twice = (asset: string) =>
    judgedInEnglish(
      read(
        page("one", picture("a", { alt: "A ferry at night" })),
        page("two", picture(asset, { alt: "A ferry at night" })),
      ),
    ).map(({ doubts }) => doubts);
  expect(twice("b")).toEqual(Array(2).fill(["Another picture has the same text."]));
  expect(twice("a")).toEqual([[], []]);
});

test("decoration needs no text, and a logo may be called by the name beside it", () => {
  const logo = {
    _id: "p",
    _type: "partner",
    name: "A bank",
    logo: picture("a", { alt: "A bank" }),
  };
  const decoration = page("page", picture("b", { decorative: true }));
  expect(judgedInEnglish(read(logo, decoration)).map(({ doubts }) => doubts)).toEqual([[], []]);
});

test("in a language the texts without a translation and those changed in English are doubtful, and pages in English only are left out", () => {
  const pictures = read(
    page("one", picture("a", { alt: "A ferry" })),
    page("two", picture("b", { alt: "A new bridge" }), { slug: { current: "two" } }),
    page("three", picture("c", { alt: "A tram" }), { slug: { current: "three" } }),
    page("four", picture("d", { alt: "A bus" }), { inEnglishOnly: true }),
  );
  const row = (source: string, text: string) => [
    { _key: "k", field: "hero.image.alt", source, text },
  ];
  const stored = storedWords(
    seenDocuments([
      {
        _id: "sv-1",
        _type: "translation",
        translated: { _ref: "one" },
        rows: row("A ferry", "En färja"),
      },
      {
        _id: "sv-2",
        _type: "translation",
        translated: { _ref: "two" },
        rows: row("A bridge", "En bro"),
      },
    ]),
  );
  expect(judgedIn(pictures, stored).map(({ words, doubts }) => [words, doubts])).toEqual([
    ["En färja", []],
    ["En bro", ["The English text was “A bridge” before."]],
    ["", ["Not translated yet."]],
  ]);
});

test("a translation that waits in a release is no doubt, and is known to stand there", () => {
  const pictures = read(page("one", picture("a", { alt: "A ferry" })));
  const rows = [{ _key: "k", field: "hero.image.alt", source: "A ferry", text: "En ferge" }];
  const waiting = { _type: "translation", translated: { _ref: "one" }, rows };
  const stored = storedWords(seenDocuments([{ _id: "versions.rspring.no-1", ...waiting }]));
  expect(judgedIn(pictures, stored)).toMatchObject([
    { words: "En ferge", doubts: [], isInRelease: true },
  ]);
});
