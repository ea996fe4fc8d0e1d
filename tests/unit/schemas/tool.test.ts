import { expect, test } from "vitest";
import { figureDocuments } from "#scripts/seed/content/figures/index.ts";
import { movePlan } from "#scripts/seed/content/tools/move-plan.ts";
import { taxEstimate } from "#scripts/seed/content/tools/tax-estimate.ts";
import { problemsOf } from "./problems.ts";

const { rows } = taxEstimate;

/** What the Studio says of the tool with other parts. */
const problemsWith = (parts: object[]) =>
  problemsOf({ ...taxEstimate, _id: "tool-x", rows: parts });
const changed = (key: string, change: object) =>
  rows.map((row) => (row._key === key ? { ...row, ...change } : row));

test.each([
  ["figure-band", "error rows: The tool needs the figure band."],
  ["question-revenue", "error rows: The tool needs the question revenue."],
  ["text-submit", "error rows: The tool needs the text submit."],
])("refuses a tool without its %s", async (key, problem) => {
  expect(await problemsWith(rows.filter(({ _key }) => _key !== key))).toContainEqual(problem);
});

test("refuses a tool without a time of its rules, and one that is no number of weeks", async () => {
  const problemsWithout = (weeks?: number) =>
    problemsOf({
      ...movePlan,
      _id: "tool-x",
      rows: movePlan.rows.flatMap((row) =>
        row._key !== "time-permit" ? [row] : weeks === undefined ? [] : [{ ...row, weeks }],
      ),
    });
  expect(await problemsWithout()).toEqual(["error rows: The tool needs the time permit."]);
  for (const weeks of [-1, 1.5, 105]) expect(await problemsWithout(weeks)).toHaveLength(1);
  expect(await problemsWithout(0)).toEqual([]);
});

test.each([
  ["a part twice", { part: "submit" }, "The text submit is in the list twice."],
  ["a part that its code does not know", { part: "title" }, "The tool knows no text title."],
  ["a sentence without a figure of its rule", {}, "the figures that its rule reads: bandRate"],
])("refuses %s", async (_, change, problem) => {
  const [plain] = rows.filter(({ _key }) => _key === "text-submit");
  if (plain === undefined) throw new Error("There is no text.");
  const parts = Object.hasOwn(change, "part")
    ? [...rows, { ...plain, ...change, _key: "again" }]
    : changed("text-withinBand", { text: "text" in plain ? plain.text : [] });
  expect(await problemsWith(parts)).toEqual([expect.stringContaining(problem)]);
});

test("refuses a choice without options, and options where the visitor types", async () => {
  const noChoice = rows.map((row) =>
    row._type === "toolOption" ? { ...row, part: "share" } : row,
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
])("takes %j as the answers of an example: %s", async (answer, isTaken) => {
  const problems = await problemsWith(changed("example-1", { answer }));
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

test("refuses a second tool of the same kind", async () => {
  const first = { _id: "tool-first", _type: "tool", kind: "tax-estimate" };
  expect(await problemsOf({ ...taxEstimate, _id: "tool-x" }, [first])).toEqual([
    expect.stringContaining("Another document already has"),
  ]);
});
