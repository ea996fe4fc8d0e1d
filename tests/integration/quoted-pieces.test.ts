import { beforeAll, expect, test } from "vitest";
import { askedQuestions } from "./asked-questions.ts";
import { figuresIn, markdownAt } from "./forms-of-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

// An assistant quotes a piece of a page. The condition of a figure has to be in it.

/** The lengths of pieces that assistants cut, in characters. */
const LENGTHS = [500, 1_000, 2_000];

/** What is cut around each place of a mark in a text, in each length. */
const piecesAround = (text: string, mark: RegExp): string[] =>
  [...text.matchAll(mark)].flatMap(({ index, 0: { length: end } }) =>
    LENGTHS.map((length) => {
      const middle = index + end;
      return text.slice(Math.max(0, middle - length / 2), middle + length / 2);
    }),
  );

test("there are thirty-one questions, each about something else", () => {
  expect(new Set(askedQuestions.map(({ question }) => question)).size).toBe(31);
});

test.each(askedQuestions)(
  "whoever quotes the page for “$question” quotes the figure with its condition",
  async ({ page, figure, condition }) => {
    const markdown = await markdownAt(page, "en");
    // The figure in its text, and not its footnote.
    const pieces = piecesAround(markdown, new RegExp(`\\[\\^${figure}\\](?!:)`, "g"));
    expect(pieces).not.toEqual([]);
    expect(pieces.filter((piece) => !piece.includes(condition))).toEqual([]);
  },
);

let json = "";
beforeAll(async () => {
  json = JSON.stringify(await figuresIn("en"), undefined, 1);
});

test.each(askedQuestions)(
  "whoever quotes the figures as JSON for “$question” quotes the figure with its condition",
  ({ figure, condition }) => {
    const value = new RegExp(`"id": "figure-${figure}",.*?"text": `, "gs");
    const pieces = piecesAround(json, value);
    expect(pieces).toHaveLength(LENGTHS.length);
    expect(pieces.filter((piece) => !piece.includes(condition))).toEqual([]);
  },
);
