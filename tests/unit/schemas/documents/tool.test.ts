import { expect, test } from "vitest";
import { figureDocuments } from "#scripts/seed/content/figures/index.ts";
import { movePlan } from "#scripts/seed/content/tools/move-plan.ts";
import { taxEstimate } from "#scripts/seed/content/tools/tax-estimate.ts";
import { problemsOf } from "../problems.ts";

const { rows } = taxEstimate;

/** What the Studio says of the tool with other parts. */
const problemsWith = (parts: object[]) =>
  problemsOf({ ...taxEstimate, _id: "tool-x", rows: parts });
const without = (key: string) => rows.filter(({ _key }) => _key !== key);
const partOf = (key: string) => rows.filter(({ _key }) => _key === key);
const changed = (key: string, change: object) =>
  rows.map((row) => (row._key === key ? { ...row, ...change } : row));

test("accepts the tool as it is seeded", async () => {
  expect(await problemsWith(rows)).toEqual([]);
});

test.each([
  ["figure-band", "error rows: The tool needs the figure band."],
  ["question-revenue", "error rows: The tool needs the question revenue."],
  ["text-submit", "error rows: The tool needs the text submit."],
])("refuses a tool without its %s", async (key, problem) => {
  expect(await problemsWith(without(key))).toContainEqual(problem);
});

test("refuses a name twice, and one that its code does not know", async () => {
  const again = partOf("text-submit").map((row) => ({ ...row, _key: "again" }));
  expect(await problemsWith([...rows, ...again])).toEqual([
    expect.stringContaining("The text submit is in the list twice."),
  ]);
  const other = again.map((row) => ({ ...row, name: "title" }));
  expect(await problemsWith([...rows, ...other])).toEqual([
    expect.stringContaining("The tool knows no text title."),
  ]);
});

test("refuses a sentence that does not show the figures of its rule", async () => {
  const [plain] = partOf("text-submit");
  if (plain === undefined || !("text" in plain)) throw new Error("There is no text.");
  expect(await problemsWith(changed("text-withinBand", { text: plain.text }))).toEqual([
    expect.stringContaining("the figures that its rule reads: bandRate, band."),
  ]);
});

test("refuses a choice without options, and options where the visitor types", async () => {
  const noChoice = rows.map((row) =>
    row._type === "toolOption" ? { ...row, name: "share" } : row,
  );
  const problems = await problemsWith(noChoice);
  expect(problems).toContainEqual("error rows: List what can be chosen for currency.");
  expect(problems).toContainEqual(expect.stringContaining("No question of this name"));
});

test.each([
  ["https://nordune.example/free-zones/tax-benefits?tool=tax-estimate&revenue=5#tool", true],
  ["?tool=tax-estimate&revenue=5", true],
  ["tool=zone-finder&revenue=5", false],
  ["tool=tax-estimate&colour=blue", false],
  ["a company with five employees", false],
])("takes %j as the answers of an example: %s", async (value, isTaken) => {
  const problems = await problemsWith(changed("example-1", { value }));
  expect(problems).toEqual(isTaken ? [] : [expect.stringContaining("Copy the address")]);
});

test("refuses a figure in which a rule finds no number", async () => {
  const band = figureDocuments.filter(({ _id }) => _id === "figure-corporate-tax-band");
  const problemsAt = (value: string) =>
    problemsOf(
      { ...taxEstimate, _id: "tool-x" },
      band.map((figure) => ({ ...figure, value })),
    );
  expect(await problemsAt("50+")).toEqual([expect.stringContaining("cannot reckon with “50+”")]);
  expect(await problemsAt("400,000")).toEqual([]);
});

test.each([
  ["without a time of its rules", undefined, "The tool needs an option permit, with its weeks."],
  ["with a time that is no number of weeks", "soon", "Enter a whole number of weeks"],
  ["with a time that is longer than any", "105", "Enter a whole number of weeks"],
  ["as it is seeded", "5", undefined],
])("takes or refuses a tool %s", async (_, value, problem) => {
  const others = movePlan.rows.filter(({ _key }) => _key !== "time-permit");
  const time = movePlan.rows.filter(({ _key }) => _key === "time-permit");
  const parts = value === undefined ? [] : time.map((row) => ({ ...row, value }));
  const problems = await problemsOf({ ...movePlan, _id: "tool-x", rows: [...others, ...parts] });
  expect(problems).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});

test("refuses a second tool of the same kind", async () => {
  const first = { _id: "tool-first", _type: "tool", kind: "tax-estimate" };
  expect(await problemsOf({ ...taxEstimate, _id: "tool-x" }, [first])).toEqual([
    expect.stringContaining("Another document already has"),
  ]);
});
