import { expect, test } from "vitest";
import { problemsOf } from "#tests/support/document-problems.ts";
import { seeded, seededOfType } from "#tests/support/first-content.ts";

const figureDocuments = seededOfType("figure");
const movePlan = seeded("tool", "tool-move-plan");
const taxEstimate = seeded("tool", "tool-tax-estimate");

const { rows } = taxEstimate;
const tool = { ...taxEstimate, _id: "tool-x" };

const without = (key: string) => rows.filter(({ _key }) => _key !== key);
const changed = (key: string, change: object) =>
  rows.map((row) => (row._key === key ? { ...row, ...change } : row));
const and = (change: object) => [
  ...rows,
  ...rows.filter(({ _key }) => _key === "text-submit").map((row) => ({ ...row, ...change })),
];
/** The options of a choice, given to a question whose answer is typed. */
const misplaced = rows.map((row) => (row._type === "toolOption" ? { ...row, part: "share" } : row));

test.each([
  ["without a figure", without("figure-band"), "The tool needs the figure band."],
  ["without a question", without("question-revenue"), "The tool needs the question revenue."],
  ["without a text", without("text-submit"), "The tool needs the text submit."],
  ["with a part twice", and({ _key: "again" }), "The text submit is in the list twice."],
  ["with a part unknown to its code", and({ part: "title" }), "The tool knows no text title."],
  ["with a sentence without its figure", changed("text-withinBand", { text: [] }), "bandRate"],
  ["with a choice without options", misplaced, "List what can be chosen for currency."],
  ["with options of no choice", misplaced, "No question of this name"],
])("refuses a tool %s", async (_what, parts, problem) => {
  expect(await problemsOf({ ...tool, rows: parts })).toContainEqual(
    expect.stringContaining(problem),
  );
});

test("refuses a tool without a time of its rules, and one that is no number of weeks", async () => {
  const problemsWith = (time: object[]) =>
    problemsOf({
      ...{ ...movePlan, _id: "tool-x" },
      rows: movePlan.rows.flatMap((row) =>
        row._key === "time-permit" ? time.map((weeks) => ({ ...row, ...weeks })) : [row],
      ),
    });
  expect(await problemsWith([])).toEqual(["error rows: The tool needs the time permit."]);
  for (const weeks of [-1, 1.5, 105]) expect(await problemsWith([{ weeks }])).toHaveLength(1);
  expect(await problemsWith([{ weeks: 0 }])).toEqual([]);
});

test.each([
  ["https://nordune.example/free-zones/tax-benefits?tool=tax-estimate&revenue=5#tool", true],
  ["?tool=tax-estimate&revenue=5", true],
  ["tool=zone-finder&revenue=5", false],
  ["tool=tax-estimate&colour=blue", false],
  ["a company with five employees", false],
])("takes %j as the answers of an example: %s", async (answer, isTaken) => {
  const problems = await problemsOf({ ...tool, rows: changed("example-1", { answer }) });
  expect(problems).toEqual(isTaken ? [] : [expect.stringContaining("Copy the address")]);
});

test("refuses a figure in which a rule finds no number, and a second tool of the same kind", async () => {
  const band = figureDocuments.filter(({ _id }) => _id === "figure-corporate-tax-band");
  const problemsAt = (value: string) =>
    problemsOf(
      tool,
      band.map((figure) => ({ ...figure, value })),
    );
  expect(await problemsAt("50+")).toEqual([expect.stringContaining("cannot reckon with “50+”")]);
  expect(await problemsAt("400,000")).toEqual([]);
  const first = { _id: "tool-first", _type: "tool", kind: "tax-estimate" };
  expect(await problemsOf(tool, [first])).toEqual([
    expect.stringContaining("Another document already has"),
  ]);
});
