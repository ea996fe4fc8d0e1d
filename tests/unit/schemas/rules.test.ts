import { createAll, startTestLake } from "@nordune/content-lake/testing";
import { createSchema, resolveInitialValueForType } from "sanity";
import { expect, onTestFinished, test, vi } from "vitest";
import { wholeNextValue } from "#schemas/fields/figure-parts.ts";
import { schemaTypes } from "#schemas/index.ts";
import { hasText, previewRichLine } from "#schemas/preview/rich-line.ts";
import { warnWhenReviewIsDue } from "#schemas/rules/figure.ts";
import { oneTool, withinBudget } from "#schemas/rules/page-budget.ts";
import { warnOnOtherPicture, wideEnoughFor } from "#schemas/rules/pictures.ts";
import { pastReviewDayParams } from "#schemas/shared/figures/review-day.ts";
import { pictureSlots } from "#schemas/shared/images/picture-slots.ts";

const sections = (_type: string, count: number) => Array.from({ length: count }, () => ({ _type }));
const pictures = (count: number) => [{ members: Array(count).fill({ _type: "imageWithAlt" }) }];

test("a page has one tool, and is warned of more sections or pictures than it can bear", () => {
  expect(oneTool([...sections("toolSection", 1), ...sections("noteSection", 1)])).toBe(true);
  expect(oneTool(sections("toolSection", 2))).toMatch(/one tool/);
  for (const light of [pictures(8), sections("noteSection", 16)]) {
    expect(withinBudget(light)).toBe(true);
  }
  expect(withinBudget(pictures(9))).toMatch(/slow on a phone/);
  expect(withinBudget(sections("noteSection", 17))).toMatch(/hardly read to the end/);
});

/** A picture by its size, cut by these shares of its width. */
const image = (size: string, left = 0, right = 0) => ({
  asset: { _ref: `image-abc-${size}` },
  crop: { left, right, top: 0, bottom: 0 },
});

test("a picture is wide enough for its place after its crop; a drawing always is", () => {
  const rule = wideEnoughFor(pictureSlots.homeHero);
  expect([image("1600x900-jpg"), image("40x20-svg"), undefined].map(rule)).toEqual(
    Array(3).fill(true),
  );
  expect(rule(image("1920x1080-webp", 0.25, 0.25))).toMatch(/^This picture is 960 pixels wide/);
});

const { asset } = image("800x600-png");
const written = { asset, altFor: "image-old-800x600-png" };

test.each([
  ["for another picture", written, "This was written for another picture"],
  ["for this picture", { asset, altFor: asset._ref }, "true"],
  ["before anybody kept for which", { asset }, "true"],
  ["for what is decoration now", { ...written, decorative: true }, "true"],
])("alternative text that was written %s", (_when, value, verdict) => {
  expect(String(warnOnOtherPicture("A villa", value))).toContain(verdict);
});

const next = { from: "2027-01-01", value: "1", sourceTitle: "Law", checkedOn: "2026-11-21" };

test("a next value is whole or empty, and a review is due by the day of Dubai", () => {
  for (const sound of [undefined, { from: "" }, next]) expect(wholeNextValue(sound)).toBe(true);
  expect(wholeNextValue({ from: "2027-01-01", qualifier: "Soon." })).toBe(
    "Also needed: Value, Source, Checked on.",
  );
  vi.useFakeTimers({ now: new Date("2026-11-23T21:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect(warnWhenReviewIsDue("2026-11-23")).toContain("has passed");
  expect(warnWhenReviewIsDue("2026-11-24")).toBe(true);
  expect(pastReviewDayParams()).toEqual({ today: "2026-11-24", checkedBefore: "2025-11-24" });
});

test("a new document stands after all others of its type, drafts included", async () => {
  const schema = createSchema({ name: "default", types: schemaTypes });
  const documentType = schema.get("service");
  const fields = documentType?.jsonType === "object" ? documentType.fields : [];
  const place = fields.find(({ name }) => name === "orderRank");
  if (place === undefined) throw new Error("A service has no field for its place.");
  const { client } = await startTestLake();
  await createAll(
    client,
    { _id: "one", _type: "service", orderRank: "0|000008:" },
    { _id: "drafts.two", _type: "service", orderRank: "0|100100:" },
    { _id: "four", _type: "testimonial", orderRank: "0|500000:" },
  );
  const placeOfNew = await resolveInitialValueForType(place.type, {}, 1, {
    ...{ schema, projectId: "local", dataset: "production", currentUser: null },
    getClient: (options) => client.withConfig(options),
  });
  expect(placeOfNew).toBe("0|100108:");
});

const span = (text: string) => ({ _type: "span", text });
const block = (...children: object[]) => ({ _type: "block", children });
const tax = { _type: "figureValue", figure: { value: "9", unit: "%" } };
const same = { _type: "figureValue", figure: { value: "8", sameAs: { value: "9", unit: "%" } } };
/** A list in which the Studio followed references. */
const followed = { 0: { ...block(), children: { 0: span("Only "), 1: tax, 2: span(" tax") } } };

test.each([
  [followed, "Only 9% tax", true],
  [[block(span("Only "), same)], "Only 9%", true],
  [[block(span("Up to "), { _type: "figureValue", figure: { _ref: "x" } })], "Up to …", true],
  [[block(span("  "))], "", false],
])("the line %j reads “%s”, and has text: %s", (title, text, has) => {
  expect(previewRichLine({ title }, "title")).toBe(text);
  expect(hasText(title)).toBe(has);
});
