import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import { createSchema, resolveInitialValueForType } from "sanity";
import { expect, onTestFinished, test, vi } from "vitest";
import { warnWhenNextHasCome, wholeNextValue } from "#schemas/fields/figure-parts.ts";
import { eachPageOnce } from "#schemas/fields/list.ts";
import { freeAddress, kebabSlug } from "#schemas/fields/page-slug.ts";
import { schemaTypes } from "#schemas/index.ts";
import { hasText, previewRichLine, selectRichLine } from "#schemas/preview/rich-line.ts";
import { counting, listingZones } from "#schemas/preview/section.ts";
import { warnOnUnitInValue, warnWhenReviewIsDue } from "#schemas/rules/figure.ts";
import { jsonObject, languageTag, pathOrAddress } from "#schemas/rules/metadata.ts";
import { oneTool, withinBudget } from "#schemas/rules/page-budget.ts";
import { warnOnOtherPicture, wideEnoughFor } from "#schemas/rules/pictures.ts";
import { countWords } from "#schemas/rules/running-text.ts";
import { alternativeText, internationalPhone, notBlank } from "#schemas/rules/text.ts";
import { pastReviewDayParams } from "#schemas/shared/figures/review-day.ts";
import { pictureSlots } from "#schemas/shared/images/picture-slots.ts";
import { figure } from "#scripts/seed/content/build/parts.ts";
import { bullet, paragraph, richText, strong } from "#scripts/seed/content/build/rich-text.ts";

const slugRule = (current: string | undefined) => kebabSlug({ _type: "slug", current });
const addressRule = (current: string | undefined) => freeAddress({ _type: "slug", current });
const sections = (_type: string, count: number) =>
  Array.from({ length: count }, () => ({ _type, side: "left" }));
const pictures = (count: number) => [{ members: Array(count).fill({ _type: "imageWithAlt" }) }];
const linkTo = (_ref: string) => ({ _type: "navLink", page: { _type: "reference", _ref } });
const next = { from: "2027-01-01", value: "1", sourceTitle: "Law", checkedOn: "2026-11-21" };
const asset = { _ref: "image-abc-800x600-png" };
const written = { asset, altFor: "image-old-800x600-png" };
/** A picture by its size, cut by these shares of its width. */
const image = (size: string, left = 0, right = 0) => ({
  asset: { _ref: `image-abc-${size}` },
  crop: { left, right, top: 0, bottom: 0 },
});
const phones = ["20 000 000", "00371 20000000", "+371", "+371 20 000 000 ext 5", "call us"];

/** A rule, with values that are sound and values that are broken. */
const judged = <Value>(
  name: string,
  rule: (v: Value) => unknown,
  ...values: [Value[], Value[]]
) => ({
  name,
  verdicts: values.map((some) => some.map((value) => ({ value, verdict: rule(value) }))),
});

test.each([
  judged("text", notBlank, ["Text", undefined, ""], [" ", "\n\t"]),
  judged("phone number", internationalPhone, ["+371 20 000 000", "+1 (202) 555-0100"], phones),
  judged(
    "structured data",
    jsonObject,
    ['{"a": 1}', undefined, ""],
    ["[]", '"text"', "null", "{} {}"],
  ),
  judged(
    "path or address",
    pathOrAddress,
    ["/a", "https://a.lv/b"],
    ["a", "/a/", "https://", "javascript:alert(1)"],
  ),
  judged(
    "language",
    languageTag,
    ["en", "en-GB", "x-default", undefined],
    ["EN", "english", "en_GB", "sv-se"],
  ),
  judged(
    "slug",
    slugRule,
    ["tax-residency", "a1"],
    ["Tax", "tax--a", "-tax", "tax a", "services/tax"],
  ),
  judged(
    "free address",
    addressRule,
    ["golden-visa", "spring/nordic-founders", "about/team", undefined],
    ["Spring", "a/b/c", "/a", "a/", "a//b", "services/x", "advantages", "api/x", "pages/a", ""],
  ),
  judged(
    "number of tools",
    oneTool,
    [undefined, sections("toolSection", 1), sections("noteSection", 2)],
    [sections("toolSection", 2)],
  ),
  judged(
    "weight of a page",
    withinBudget,
    [undefined, pictures(8), sections("noteSection", 16)],
    [pictures(9), sections("noteSection", 17)],
  ),
  judged(
    "list of links",
    eachPageOnce,
    [undefined, [linkTo("a"), linkTo("b")], [{}, {}]],
    [[linkTo("a"), linkTo("a")]],
  ),
  judged(
    "value",
    warnOnUnitInValue,
    ["9", "375,000", "15–50", "50+", undefined],
    ["9%", "AED 375,000", "375,000 EUR"],
  ),
  judged(
    "next value",
    wholeNextValue,
    [undefined, {}, { from: "" }, next],
    [{ from: "2027-01-01" }],
  ),
  judged(
    "picture",
    wideEnoughFor(pictureSlots.homeHero),
    [image("1600x900-jpg"), image("40x20-svg"), undefined],
    [image("600x400-png")],
  ),
])("tells a sound $name from a broken one", ({ verdicts: [sound = [], broken = []] }) => {
  expect(sound.filter(({ verdict }) => verdict !== true)).toEqual([]);
  const said = expect.stringMatching(/\w+ .+[.:]/);
  expect(broken).toEqual(broken.map(({ value }) => ({ value, verdict: said })));
});

test("rules name what is wrong", () => {
  expect(jsonObject('{"a": 1,}')).toMatch(/not valid JSON: .*position|line/i);
  expect(wholeNextValue({ from: "2027-01-01", qualifier: "Soon." })).toBe(
    "Also needed: Value, Source, Checked on.",
  );
  expect(wideEnoughFor(pictureSlots.homeHero)(image("1920x1080-webp", 0.25, 0.25))).toBe(
    "This picture is 960 pixels wide and looks blurred here: choose one of 1600 or more, or crop less.",
  );
});

test("alternative text is asked for unless the image is decoration", () => {
  expect(alternativeText(undefined, { asset })).toContain("Say what the image shows");
  expect(alternativeText("  ", { asset, decorative: false })).toContain("Say what");
  expect(alternativeText("A dhow", { asset })).toBe(true);
  expect(alternativeText(undefined, { asset, decorative: true })).toBe(true);
  expect(alternativeText(undefined, {})).toBe(true);
});

test.each([
  [
    "for another picture",
    "A villa",
    written,
    "This was written for another picture: say what the new one shows.",
  ],
  ["for this picture", "A villa", { asset, altFor: asset._ref }, true],
  ["before anybody kept for which", "A villa", { asset }, true],
  ["and deleted", "", written, true],
  ["for what is decoration now", "A villa", { ...written, decorative: true }, true],
  ["for a picture that is gone", "A villa", { altFor: written.altFor }, true],
])("alternative text that was written %s", (_when, alt, value, verdict) => {
  expect(warnOnOtherPicture(alt, value)).toBe(verdict);
});

test("the day on which something has passed is that of Dubai", () => {
  expect(warnWhenNextHasCome(next, "2026-12-31")).toBe(true);
  expect(warnWhenNextHasCome(next, "2027-01-01")).toMatch(/^This day has come/);
  expect(warnWhenNextHasCome({ from: "2020-01-01" }, "2027-01-01")).toBe(true);
  vi.useFakeTimers({ now: new Date("2026-11-23T21:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect(warnWhenReviewIsDue("2026-11-23")).toContain("has passed");
  expect(warnWhenReviewIsDue("2026-11-24")).toBe(true);
  expect(warnWhenReviewIsDue(undefined)).toBe(true);
  expect(pastReviewDayParams()).toEqual({ today: "2026-11-24", checkedBefore: "2025-11-24" });
});

test.each([
  ["words of all blocks", richText(paragraph`One two`, bullet`three`), 3],
  ["a word that is partly bold as one", richText(paragraph`un${strong("likely")}`), 1],
  ["a figure as one word", richText(paragraph`Pay ${figure("corporate-tax-rate")} here`), 3],
  ["no dash as a word", richText(paragraph`one – two`), 2],
  ["a hyphenated word as one", richText(paragraph`tax-free`), 1],
  ["nothing where there is nothing", undefined, 0],
])("a running text is counted: %s", (_name, blocks, words) => {
  expect(countWords(blocks)).toBe(words);
});

const schema = createSchema({ name: "default", types: schemaTypes });

test("a new document stands after all others of its type, drafts included", async () => {
  const documentType = schema.get("service");
  const fields = documentType?.jsonType === "object" ? documentType.fields : [];
  const place = fields.find(({ name }) => name === "orderRank");
  if (place === undefined) throw new Error("A service has no field for its place.");
  const client = clientOf(await startTestLake());
  const context = { schema, projectId: "local", dataset: "production", currentUser: null };
  const placeOfNew = () =>
    resolveInitialValueForType(place.type, {}, 1, {
      ...context,
      getClient: (options) => client.withConfig(options),
    });
  const first = await placeOfNew();
  for (const [_id, _type, orderRank] of [
    ["one", "service", first],
    ["drafts.two", "service", "0|100100:"],
    ["four", "testimonial", "0|500000:"],
  ] as const) {
    await client.create({ _id, _type, orderRank }, { visibility: "sync" });
  }
  expect(await placeOfNew()).toBe("0|100108:");
});

const span = (text: string) => ({ _type: "span", text });
const block = (...children: object[]) => ({ _type: "block", children });
const tax = { _type: "figureValue", figure: { value: "9", unit: "%" } };
const same = { _type: "figureValue", figure: { value: "8", sameAs: { value: "9", unit: "%" } } };
const followed = { 0: { ...block(), children: { 0: span("Only "), 1: tax, 2: span(" tax") } } };

test("a line in a list of the Studio follows its figures", () => {
  expect(selectRichLine("title")).toMatchObject({
    title: "title",
    titleValue1: "title.0.children.1.figure.value",
    titleUnit1: "title.0.children.1.figure.unit",
    titleOriginalValue1: "title.0.children.1.figure.sameAs.value",
    titleOriginalUnit1: "title.0.children.1.figure.sameAs.unit",
  });
});

test.each([
  [[block(span("No "), span("tax "))], "No tax", true],
  [followed, "Only 9% tax", undefined],
  [[block(span("Only "), same)], "Only 9%", true],
  [[block({ ...tax, show: "valueOnly" }, span(" per cent"))], "9 per cent", true],
  [[block(span("Up to "), { _type: "figureValue", figure: { _ref: "x" } })], "Up to …", true],
  [[block(span("")), block(tax)], undefined, true],
  [[block(span("  "))], "", false],
  [[], "", false],
  [undefined, "", false],
])("the line %j reads “%s”, and has text: %s", (title, text, has) => {
  if (text !== undefined) expect(previewRichLine({ title }, "title")).toBe(text);
  if (has !== undefined && (title === undefined || Array.isArray(title)))
    expect(hasText(title)).toBe(has);
});

test("a section in a list shows its heading, its kind and how much it holds", () => {
  const cards = counting("zones", "zone", "zones")("Zone cards");
  const zones = listingZones("Zone list");
  expect([cards.select, zones.select]).toEqual([
    { heading: "heading", members: "zones" },
    { heading: "heading", kinds: "kinds" },
  ]);
  expect([cards.prepare({ heading: "Major", members: [{}, {}] }), cards.prepare({})]).toEqual([
    { title: "Major", subtitle: "Zone cards, 2 zones" },
    { title: "Zone cards", subtitle: "Zone cards, 0 zones" },
  ]);
  const chosen = { heading: "Small", kinds: ["niche", "offshore"] };
  expect([zones.prepare(chosen), zones.prepare({})]).toEqual([
    { title: "Small", subtitle: "Zone list: niche, offshore centre" },
    { title: "Zone list", subtitle: "Zone list: all kinds" },
  ]);
});
