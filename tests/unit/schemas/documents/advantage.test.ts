import { expect, test } from "vitest";
import { safety } from "#scripts/seed/content/advantages/safety.ts";
import { type Block, paragraph, richText } from "#scripts/seed/content/build/rich-text.ts";
import { problemsOf } from "../problems.ts";

const words = (count: number) => paragraph(Array.from({ length: count }, () => "word").join(" "));
const heading = (text: string) => ({ ...paragraph(text), style: "h2" });

const body = [heading("One"), words(149), heading("Two"), words(100)];

function keyedBody(blocks: readonly object[]) {
  return blocks.map((block, index) => ({ ...block, _key: `block-${index}` }));
}

test("accepts the seeded advantage", async () => {
  expect(await problemsOf(safety)).toEqual([]);
});

test("warns of a text that is too short or too long, and of missing headings", async () => {
  expect(await problemsOf({ ...safety, body: richText(words(199)) })).toEqual([
    "warning body: The text has 199 words; 200 to 350 suit the page.",
    "warning body: The text has 0 headings; 2 to 3 suit the page.",
  ]);
  expect(await problemsOf({ ...safety, body: keyedBody([...body, words(100)]) })).toEqual([
    "warning body: The text has 351 words; 200 to 350 suit the page.",
  ]);
});

test.each([
  ["no text", { body: undefined }, "error body: "],
  ["a blank text", { body: richText(paragraph("  ") satisfies Block) }, "error body: Write some"],
  ["no icon", { icon: undefined }, "error icon: "],
  ["an unknown icon", { icon: "camel" }, "error icon: "],
  ["an unknown group", { group: "other" }, "error group: "],
  ["a place before the first", { order: 0 }, "error order: "],
  ["a card without a title", { card: { text: safety.card.text } }, "error card.title: "],
  ["no button", { actionLabel: undefined }, "error actionLabel: "],
])("refuses %s", async (_name, change, problem) => {
  expect(await problemsOf({ ...safety, ...change })).toContainEqual(
    expect.stringContaining(problem),
  );
});
