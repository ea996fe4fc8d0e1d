import { readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { languageOf } from "#schemas/shared/languages.ts";
import { textPrint } from "./text-print.ts";
import type { ExportedText } from "./text-table.ts";
import { parseXliff, readXliff, writeXliff } from "./xliff.ts";

const norwegian = languageOf("no");
const fileIn = async (name: string) => join(await makeTempDir(), name);

const texts: [source: string, text: string][] = [
  [
    "See <1>licences & permits</1> in <2/> “zones”",
    "<2/> «soner»: se <1>lisenser & tillatelser</1>",
  ],
  ["{count} of {count} days, {from}\u00a0on", "Fra {from}: {count} av {count} dager"],
  ["a < b > c \"d\" 'e'", "a < b > c \"d\" 'e'"],
  ["Two\nlines", "To\nlinjer"],
];

const exported = texts.map(([source, text], index): ExportedText => {
  const phrase = { field: `sections[].f${index}`, source };
  return {
    document: "page-1",
    entry: { key: "", state: "translated", phrase, row: { _key: "", ...phrase, text } },
  };
});

/** XLIFF with one unit. */
const withUnit = (inner: string, attributes = 'version="2.1" srcLang="en" trgLang="nb"') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}>
<file id="page-1"><unit id="abc.def" name="lead">${inner}</unit></file></xliff>`;

const read = (xml: string) => parseXliff(xml, "no.xlf", norwegian);

test("texts exported to XLIFF come back unchanged, with tags and placeholders as inline elements", async () => {
  const path = await fileIn("no.xlf");
  await writeXliff(path, norwegian, exported);
  const xml = await readFile(path, "utf8");
  expect(xml).toContain(
    '<pc id="1" dispStart="&lt;1&gt;" dispEnd="&lt;/1&gt;">licences &amp; permits</pc>',
  );
  expect(xml).toContain('<ph id="2" disp="&lt;2/&gt;"/>');
  // Poedit refuses 2.1.
  expect(xml).toContain('version="2.0" srcLang="en" trgLang="nb"');
  const ids = [...xml.matchAll(/<unit id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(texts.length);
  const given = await readXliff(path, norwegian);
  expect(given.map(({ source, text }) => [source, text])).toEqual(texts);
  expect(given[0]).toMatchObject({ document: "page-1", field: "sections[].f0", isFinished: true });
});

test("texts exported to XLIFF 1.2 come back unchanged, with tags and placeholders as inline elements", async () => {
  const path = await fileIn("no.xlf");
  await writeXliff(path, norwegian, exported, "1.2");
  const xml = await readFile(path, "utf8");
  expect(xml).toContain('<g id="1">licences &amp; permits</g>');
  expect(xml).toContain('<x id="2" equiv-text="&lt;2/&gt;"/>');
  expect(xml).toContain('<x id="p1" equiv-text="{count}"/>');
  const given = await readXliff(path, norwegian);
  expect(given.map(({ source, text }) => [source, text])).toEqual(texts);
  expect(given[0]).toMatchObject({ document: "page-1", field: "sections[].f0", isFinished: true });
});

test("in XLIFF 1.2 a phrase without a translation has its English as the target, and counts as not translated yet", async () => {
  const path = await fileIn("no.xlf");
  const phrase = { field: "lead", source: "From <1/> on" };
  const row = { _key: "", field: "lead", source: "From <1/>", text: "Fra <1/>" };
  await writeXliff(
    path,
    norwegian,
    [
      { document: "page-1", entry: { key: "", state: "missing", phrase } },
      { document: "page-2", entry: { key: "", state: "changed", phrase, row } },
    ],
    "1.2",
  );
  const xml = await readFile(path, "utf8");
  expect(xml).toContain('<note from="earlier-translation">Fra &lt;1/&gt;</note>');
  const initial = { ...phrase, text: phrase.source, isInitial: true, isFinished: false };
  expect(await readXliff(path, norwegian)).toMatchObject([initial, initial]);
});

/** XLIFF 1.2 with one unit. */
const withOlderUnit = (inner: string, { unit = "", language = "nb" } = {}) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="page-1" source-language="en" target-language="${language}"><body>
<trans-unit id="abc.def" resname="lead" ${unit}>${inner}</trans-unit></body></file></xliff>`;

test("XLIFF 1.2 is read without the suggestions and the segments that a translation tool has added", () => {
  const unit = `<source>One <g id="1">two</g>.</source><seg-source><mrk mtype="seg" mid="0">One <g id="1">two</g>.</mrk></seg-source>
<target state="translated"><mrk mtype="seg" mid="0">En <g id="1">to</g>.</mrk></target>
<alt-trans><source>One</source><target state="final">Én <x id="7"/></target></alt-trans>`;
  expect(read(withOlderUnit(unit))).toMatchObject([
    { document: "page-1", field: "lead", key: "abc", source: "One <1>two</1>.", exported: "def" },
  ]);
  expect(read(withOlderUnit(unit))).toMatchObject([{ text: "En <1>to</1>.", isFinished: true }]);
});

/** Elements of their own in which tools keep other texts beside those of a unit. */
const KEPT_BESIDE = `<mq:minorversions xmlns:mq="MQXliff"><mq:historical-unit>
<source xml:space="preserve">One</source><target xml:space="preserve">Gammel 99</target>
</mq:historical-unit></mq:minorversions>`;

test.each([
  ["1.2", withOlderUnit(`<source>One</source><target state="final">En</target>${KEPT_BESIDE}`)],
  ["1.2, before the texts", withOlderUnit(`${KEPT_BESIDE}<source>One</source><target>En</target>`)],
  ["2.0", withUnit(`${KEPT_BESIDE}<segment><source>One</source><target>En</target></segment>`)],
])("earlier versions that a tool keeps beside a text in XLIFF %s are left out", (_version, xml) => {
  expect(read(xml)).toMatchObject([{ source: "One", text: "En" }]);
});

test("words in an element that a tool has put into a text stay in the text", () => {
  const unit =
    '<source>One day</source><target>En <mq:it xmlns:mq="MQXliff">stor</mq:it> dag</target>';
  expect(read(withOlderUnit(unit))).toMatchObject([{ text: "En stor dag" }]);
});

const TEXTS = '<source>One</source><target state="translated">En</target>';
const trados = (conf: string) =>
  `${TEXTS}<sdl:seg-defs xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><sdl:seg id="1" conf="${conf}"/></sdl:seg-defs>`;
const memoq = (status: string) => ({ unit: `xmlns:mq="MQXliff" mq:status="${status}"` });

test.each([
  ["Trados", withOlderUnit(trados("RejectedTranslation")), true],
  ["Trados, for the sign-off", withOlderUnit(trados("RejectedSignOff")), true],
  ["memoQ", withOlderUnit(TEXTS, memoq("Rejected")), true],
  ["nobody in Trados", withOlderUnit(trados("Translated")), false],
  ["nobody in memoQ", withOlderUnit(TEXTS, memoq("ManuallyConfirmed")), false],
])("a text that was rejected by a reviewer in %s is told as such", (_who, xml, isRejected) => {
  expect(read(xml)).toMatchObject([{ text: "En", isRejected }]);
});

/** The last parts stay as they are in a complete translation. */
const [ENGLISH_PARTS, PARTS] = [
  ['One <g id="1">day</g>.', "Two days.", 'AED <x id="2"/>.', "| Nordune"],
  ['En <g id="1">dag</g>.', "To dager.", 'AED <x id="2"/>.', "| Nordune"],
];
const marked = (parts: readonly (string | undefined)[]) =>
  parts
    .map((part, mid) => (part === undefined ? "" : `<mrk mtype="seg" mid="${mid}">${part}</mrk>`))
    .join(" ");

/** A unit of XLIFF 1.2 as memoQ, Trados and Wordfast divide it into sentences. */
const dividedUnit = (parts: readonly (string | undefined)[], state = "final") =>
  withOlderUnit(`<source>${ENGLISH_PARTS.join(" ")}</source>
<seg-source>${marked(ENGLISH_PARTS)}</seg-source><target state="${state}">${marked(parts)}</target>`);

const [first, , ...rest] = PARTS;
const english = { english: "Two days.", isEmpty: false, isBesideTranslated: true };

test("a unit of XLIFF 1.2 that a tool has divided into sentences comes in whole, in the order of the translation", () => {
  const [given] = read(dividedUnit(PARTS));
  expect(given).toMatchObject({
    source: "One <1>day</1>. Two days. AED <2/>. | Nordune",
    text: "En <1>dag</1>. To dager. AED <2/>. | Nordune",
  });
  expect(given).not.toHaveProperty("open");
  const [plain] = read(
    withOlderUnit(
      `<source>One. Two.</source><seg-source>${marked(["One.", "Two."])}</seg-source><target>En. To.</target>`,
    ),
  );
  expect(plain).toMatchObject({ text: "En. To." });
  expect(plain).not.toHaveProperty("open");
});

test.each([
  ["no space", (parts: string) => parts.replaceAll("</mrk> <mrk", "</mrk><mrk")],
  ["their spaces at an end", (parts: string) => parts.replaceAll("</mrk> <mrk", " </mrk><mrk")],
  [
    "their spaces at a beginning",
    (parts: string) => parts.replaceAll(/<\/mrk> (<mrk [^>]*>)/g, "</mrk>$1 "),
  ],
])(
  "a divided unit of XLIFF 1.2 whose sentences came back with %s between them has the spaces of the English",
  (_how, returned) => {
    const unit = `<source>${ENGLISH_PARTS.join(" ")}</source>
<seg-source>${marked(ENGLISH_PARTS)}</seg-source><target>${returned(marked(PARTS))}</target>`;
    expect(read(withOlderUnit(unit))).toMatchObject([
      { text: "En <1>dag</1>. To dager. AED <2/>. | Nordune" },
    ]);
  },
);

test("a divided unit of XLIFF 1.2 gets no spaces where the English has none", () => {
  const parts = (...texts: string[]) => marked(texts).replaceAll("</mrk> <mrk", "</mrk><mrk");
  const unit = `<source>9:00–17:00</source>
<seg-source>${parts("9:", "00–17:", "00")}</seg-source><target>${parts("9:", "00–17:", "00")}</target>`;
  expect(read(withOlderUnit(unit))).toMatchObject([{ text: "9:00–17:00" }]);
});

test.each([
  ["is empty", [first, "", ...rest]],
  ["has a space", [first, " ", ...rest]],
  ["is missing", [first, undefined, ...rest]],
])("a divided unit of XLIFF 1.2 of which a sentence %s is no whole text", (_state, parts) => {
  const open = { ...english, isEmpty: true };
  for (const state of ["final", "needs-translation"]) {
    expect(read(dividedUnit(parts, state))).toMatchObject([{ text: "", open }]);
  }
});

test.each([
  ["is still English", [first, "Two days.", ...rest]],
  ["is a note", [first, "[untranslated]", ...rest]],
])("a divided unit of XLIFF 1.2 of which a sentence %s says so", (_state, parts) => {
  expect(read(dividedUnit(parts))).toMatchObject([{ open: english }]);
});

test("a divided unit of XLIFF 1.2 without any translation is one that nobody has translated", () => {
  for (const parts of [
    ["", "", "", ""],
    [undefined, undefined, "", ""],
  ]) {
    const [given] = read(dividedUnit(parts));
    expect(given).toMatchObject({ text: "" });
  }
  const [copied] = read(dividedUnit(ENGLISH_PARTS, "new"));
  expect(copied).toMatchObject({
    text: "One <1>day</1>. Two days. AED <2/>. | Nordune",
    isInitial: true,
  });
  expect(copied).not.toHaveProperty("open");
});

test.each([
  ["has an empty target", "<target></target>", "", { isEmpty: true }],
  ["has no target", "", "", { isEmpty: true }],
  ["is still English", "<target>Two days.</target>", 'state="translated"', { isEmpty: false }],
  [
    "is marked as not translated",
    "<target>To dager.</target>",
    'state="initial"',
    { isEmpty: false },
  ],
])("an XLIFF 2 unit of which a segment %s says so", (_state, target, state, open) => {
  const unit = `<segment state="translated"><source>One.</source><target>En.</target></segment><ignorable><source> </source></ignorable>
<segment ${state}><source>Two days.</source>${target}</segment>`;
  expect(read(withUnit(unit))).toMatchObject([{ open: { english: "Two days.", ...open } }]);
});

test.each([
  ["", "", { isInitial: true, isFinished: false }],
  ["", 'state="new"', { isInitial: true, isFinished: false }],
  ["", 'state="needs-translation"', { isInitial: true, isFinished: false }],
  ["", 'state="needs-review-translation"', { isInitial: false, isFinished: false }],
  ["", 'state="signed-off"', { isInitial: false, isFinished: true }],
  ['approved="yes"', "", { isInitial: false, isFinished: true }],
])("a unit of XLIFF 1.2 with %j and a target with %j says how far it is", (unit, target, state) => {
  const inner = `<source>A</source><target ${target}>A</target>`;
  expect(read(withOlderUnit(inner, { unit }))).toMatchObject([state]);
});

test.each([
  [
    "changes that Trados tracks",
    `En <mrk mtype="x-sdl-deleted" sdl:revid="1">skatt på 500</mrk><mrk mtype="x-sdl-added">skatt på 450</mrk>.`,
    "En skatt på 450.",
  ],
  [
    "changes of a reviewer in Trados",
    `En <mrk mtype="x-sdl-feedback-deleted"><g id="1">ny</g></mrk><g id="1">dag</g>.`,
    "En <1>dag</1>.",
  ],
  ["halves of a tag", `En <bx id="1" rid="7"/>dag<ex id="2" rid="7"/>.`, "En <1>dag</1>."],
  ["halves without a number of their own", `En <bx id="1"/>dag<ex id="1"/>.`, "En <1>dag</1>."],
  [
    "a tag as the text of an element",
    `En <bpt id="4">&lt;1&gt;</bpt>dag<ept id="4">&lt;/1&gt;</ept> <ph id="5">&lt;2/&gt;</ph> <ph id="6">{day}</ph>.`,
    "En <1>dag</1> <2/> {day}.",
  ],
])("a target of XLIFF 1.2 with %s is read as the translator sees it", (_what, target, text) => {
  const unit = `<source>One <g id="1">day</g>.</source><target>${target}</target>`;
  const declared = withOlderUnit(unit).replace("<xliff ", `<xliff xmlns:sdl="http://sdl.com/x" `);
  expect(read(declared)).toMatchObject([{ text }]);
});

test("XLIFF 1.2 of another language is refused", () => {
  expect(() => read(withOlderUnit("", { language: "da" }))).toThrow(/“da”, not into Norsk/);
});

test("an old translation with other tags is given to the translator as a note", async () => {
  const path = await fileIn("no.xlf");
  const phrase = { field: "lead", source: "From <1/>" };
  const row = { _key: "", field: "lead", source: "From now", text: "Fra nå" };
  await writeXliff(path, norwegian, [
    { document: "page-1", entry: { key: "", state: "changed", phrase, row } },
  ]);
  const xml = await readFile(path, "utf8");
  expect(xml).toContain('<note category="earlier-english">From now</note>');
  expect(xml).toContain('<note category="earlier-translation">Fra nå</note>');
  const exported = textPrint("Fra nå");
  expect(await readXliff(path, norwegian)).toMatchObject([
    { text: "", isFinished: false, exported },
  ]);
});

test("a form of words after a number has a note with some of its numbers", async () => {
  const path = await fileIn("no.xlf");
  const texts = ["counted.one", "counted.other", "label"].map((field): ExportedText => {
    const phrase = { field, source: "zone" };
    return { document: "figure-1", entry: { key: "", state: "missing", phrase } };
  });
  await writeXliff(path, norwegian, texts);
  const xml = await readFile(path, "utf8");
  expect([...xml.matchAll(/<note category="numbers">([^<]*)/g)].map(([, note]) => note)).toEqual([
    "1",
    "0, 2, 3, 4",
  ]);
});

test("XLIFF segments that a translation tool has divided or moved are joined to one text", () => {
  const [given] = read(
    withUnit(`<segment state="final"><source>One <sc id="1"/>two<ec startRef="1"/>.</source>
<target order="3"><mrk id="m1" type="term">En</mrk> <sc id="1"/>to<ec startRef="1"/>.</target></segment>
<ignorable><source> </source><target order="2"> </target></ignorable>
<segment state="reviewed"><source>Three.</source><target order="1">Tre<cp hex="0021"/></target></segment>`),
  );
  expect(given).toMatchObject({
    source: "One <1>two</1>. Three.",
    text: "Tre! En <1>to</1>.",
    isFinished: true,
    exported: "def",
    place: "no.xlf, line 2",
  });
});

test.each([
  ["an empty part between them", "One.", "<ignorable><source> </source><target/></ignorable>"],
  ["spaces that were cut off", "One. ", ""],
])("XLIFF segments that came back with %s have the spaces of the English", (_how, one, between) => {
  const first = `<segment state="final"><source xml:space="preserve">${one}</source><target>En.</target></segment>`;
  const last = `<segment state="final"><source>Two.</source><target>To.</target></segment>`;
  expect(read(withUnit(first + between + last))).toMatchObject([
    { source: "One. Two.", text: "En. To.", isFinished: true },
  ]);
});

test("sentences of XLIFF 2 that a translator has moved keep the spaces between them", () => {
  const segment = (source: string, target: string, order: number) =>
    `<segment state="final"><source>${source}</source><target order="${order}">${target}</target></segment>`;
  const between = "<ignorable><source> </source></ignorable>";
  const parts = [
    segment("One.", "En.", 3),
    segment("Two.", "To.", 5),
    segment("Three.", "Tre.", 1),
  ];
  expect(read(withUnit(parts.join(between)))).toMatchObject([
    { source: "One. Two. Three.", text: "Tre. En. To." },
  ]);
});

test("an XLIFF unit with a missing target counts as untranslated", () => {
  const half =
    "<segment><source>A</source><target>B</target></segment><segment><source>C</source></segment>";
  expect(read(withUnit(half))).toMatchObject([{ source: "AC", text: "", isFinished: false }]);
});

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

test.each([
  ["entities within entities", `${laughs}${withUnit("&b;")}`, /line 1: .*document type/],
  [
    "an entity for a file",
    `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>`,
    /document type/,
  ],
  [
    "an entity of nowhere",
    withUnit("<segment><source>&f;</source></segment>"),
    /no XML: undefined entity/,
  ],
  ["a broken element", withUnit("<segment><source>a</segment>"), /line 2: This is no XML/],
  ["no XML", "PK\u0003\u0004", /no XML/],
  ["another kind of XML", "<html/>", /This is no XLIFF/],
  [
    "a version that is not read",
    '<xliff version="1.0"/>',
    /XLIFF 1\.0, and 1\.2, 2\.0 or 2\.1 is read.*ask for a workbook/,
  ],
  ["another language", withUnit("", 'version="2.1" trgLang="da-DK"'), /“da-DK”, not into Norsk/],
  ["elements without end", withUnit("<mrk>".repeat(100_000)), /nested more than 64/],
])("an XLIFF file with %s is refused with its line", (_name, xml, message) => {
  expect(() => read(xml)).toThrow(message);
});

test("an XLIFF file of more than 30 MB is refused", async () => {
  const path = await fileIn("huge.xlf");
  await writeFile(path, "");
  await truncate(path, 31_000_000);
  await expect(readXliff(path, norwegian)).rejects.toThrow("31 MB, and 30 are read at most");
});

test.each(["nb", "nb-NO", "nb_NO", "no", "no_NO", "NB", "nob", "nor", "NOB-NO"])(
  "an XLIFF file with the target language %s counts as Norwegian",
  (tag) => {
    expect(read(withUnit("", `version="2.0" srcLang="en" trgLang="${tag}"`))).toHaveLength(1);
  },
);

test("an XLIFF file that does not name its language is read", () => {
  expect(read(withUnit("", 'version="2.0" srcLang="en"'))).toHaveLength(1);
});

test("line breaks and spaces with which a tool formats an XLIFF file are not part of a text", () => {
  const indented = `<segment>
      <source>
        From <ph id="1"/> on
      </source>
      <target>
        Fra <ph id="1"/>
        og frem
      </target>
    </segment>`;
  expect(read(withUnit(indented))).toMatchObject([{ text: "Fra <1/> og frem" }]);
  const inTag = `<segment><source>Read the <pc id="1">cookie policy</pc>, then go</source><target>
      Läs
      <pc id="1">
        cookiepolicyn
      </pc>
      , och gå
    </target></segment>`;
  expect(read(withUnit(inTag))).toMatchObject([{ text: "Läs <1>cookiepolicyn</1>, och gå" }]);
  const lines = "<segment><source>A\nb</source><target>\n  A\nb\n</target></segment>";
  expect(read(withUnit(lines))).toMatchObject([{ text: "A\nb" }]);
});

test.each([
  ["", true],
  ['state="initial"', true],
  ['state="translated"', false],
])("an XLIFF segment with %j counts as not translated yet: %s", (state, isInitial) => {
  const unit = withUnit(`<segment ${state}><source>A</source><target>A</target></segment>`);
  expect(read(unit)).toMatchObject([{ isInitial, key: "abc", exported: "def" }]);
});

test.each(["ISO-8859-1", "windows-1252", "utf-8"])(
  "an XLIFF file is read in the encoding that it declares: %s",
  async (name) => {
    const path = await fileIn("no.xlf");
    const xml = `<?xml version="1.0" encoding="${name}"?>\n${withUnit("<segment><source>A</source><target>Å</target></segment>")}`;
    await writeFile(path, xml, name === "utf-8" ? "utf8" : "latin1");
    expect(await readXliff(path, norwegian)).toMatchObject([{ text: "Å" }]);
  },
);

test("an XLIFF file in another encoding than it declares is refused with a message about XLIFF", async () => {
  const path = await fileIn("no.xlf");
  await writeFile(path, `<?xml version="1.0" encoding="UTF-8"?><x>Å</x>`, "latin1");
  await expect(readXliff(path, norwegian)).rejects.toThrow(/is not UTF-8.*XLIFF in UTF-8/);
});
