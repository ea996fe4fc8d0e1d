import { expect, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { figuresNamedIn } from "#schemas/shared/tools/tool-text.ts";
import { tools } from "#schemas/tools/index.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import { problemsOf } from "#tests/support/document-problems.ts";
import { seeded, seededOfType } from "#tests/support/first-content.ts";
import { seededTool } from "#tests/support/tool-rules.ts";

const figureDocuments = seededOfType("figure");
const tool = seeded("taxEstimate");
const { questions, figures, options, texts, messages, examples = [] } = tool;
const { revenue: _, ...withoutRevenue } = questions;
const { submit: __, ...withoutSubmit } = texts;

test.each([
  [
    "without a figure",
    { figures: figures.filter(({ name }) => name !== "band") },
    "The tool needs the figure band.",
  ],
  ["without a question", { questions: withoutRevenue }, "questions.revenue"],
  ["without a text", { texts: withoutSubmit }, "texts.submit"],
  [
    "with a figure twice",
    { figures: [...figures, { ...figures[0], _key: "again" }] },
    "is in the list twice",
  ],
  [
    "with a figure that no text can name",
    { figures: [...figures, { ...figures[0], _key: "a", name: "two words" }] },
    "Begin the name with a small letter",
  ],
  [
    "with a choice without options",
    { options: options.filter(({ question }) => question !== "currency") },
    "List what can be chosen for currency.",
  ],
  ["with an option twice", { options: [...options, { ...options[0], _key: "again" }] }, "twice"],
  [
    "with a text that names an unknown figure",
    { texts: { ...texts, submit: "Pay {much}" } },
    "No figure is called {much}",
  ],
])("refuses a tool %s", async (_what, change, problem) => {
  expect(await problemsOf({ ...tool, ...change })).toContainEqual(expect.stringContaining(problem));
});

test("refuses a zone finder whose words after the number of zones were emptied", async () => {
  const finder = seeded("zoneFinder");
  expect(await problemsOf(finder)).toEqual([]);
  expect(await problemsOf({ ...finder, counted: { _type: "pluralForms" } })).toEqual([
    expect.stringContaining("counted: Required"),
  ]);
});

test.each([
  seeded("zoneFinder"),
  ...figureDocuments.filter(({ counted }) => counted !== undefined).slice(0, 1),
])("refuses words after a number in one form alone, in a $_type", async (document) => {
  for (const [form, missing] of [
    ["one", "other"],
    ["other", "one"],
  ] as const) {
    const counted = { _type: "pluralForms", [form]: "zone" };
    expect(await problemsOf({ ...document, counted })).toEqual([
      `error counted.${missing}: Write both forms, or none.`,
    ]);
  }
});

test("a tool accepts a further figure and a text that shows it", async () => {
  const further = {
    _key: "vat",
    name: "vat",
    figure: { _type: "reference", _ref: "figure-vat-rate" },
  };
  const change = {
    figures: [...figures, further],
    messages: { ...messages, notShare: "Enter a share, without {vat}." },
  };
  expect(await problemsOf({ ...tool, ...change })).toEqual([]);
});

/** The same, with every text that is given to `change` another one. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  if (!isRecord(value) || "_ref" in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name.startsWith("_") ? part : withTexts(part, change),
    ]),
  );
}

test.each(Object.keys(tools) as ToolKind[])(
  "the Studio refuses a text of the %s without a figure that its rules use",
  async (kind) => {
    const whole = seededTool(kind);
    const read = Object.keys(tools[kind].figures);
    let lacking = 0;
    const broken = withTexts(whole, (text) => {
      const named = figuresNamedIn(text).filter((name) => read.includes(name));
      if (named.length > 0) lacking += 1;
      return named.reduce((rest, name) => rest.replaceAll(`{${name}}`, "that"), text);
    });
    if (!isRecord(broken)) throw new Error("A tool is a document.");
    const problems = await problemsOf({ ...broken, _id: whole._id, _type: whole._type });
    const said = problems.filter((each) =>
      each.includes("has to show the figures that its rule reads"),
    );
    expect(said).toHaveLength(lacking);
    expect(problems).toHaveLength(lacking);
  },
);

test("the Studio refuses a move plan without a number of weeks for each step", async () => {
  const plan = seeded("movePlan");
  const problemsWith = (change: object[]) =>
    problemsOf({
      ...plan,
      times: plan.times.flatMap((time) =>
        time.name === "permit" ? change.map((weeks) => ({ ...time, ...weeks })) : [time],
      ),
    });
  expect(await problemsWith([])).toEqual(["error times: The tool needs the time permit."]);
  for (const weeks of [-1, 1.5, 105]) expect(await problemsWith([{ weeks }])).toHaveLength(1);
  expect(await problemsWith([{ weeks: 0 }])).toEqual([]);
});

test.each([
  ["https://nordune.example/free-zones/tax-benefits?tool=tax-estimate&revenue=5#tool", true],
  ["?tool=tax-estimate&revenue=5", true],
  ["tool=zone-finder&revenue=5", false],
  ["tool=tax-estimate&colour=blue", false],
  ["a company with five employees", false],
])("the Studio accepts %j as the entries of an example: %s", async (answer, isTaken) => {
  const problems = await problemsOf({ ...tool, examples: [{ ...examples[0], answer }] });
  expect(problems).toEqual(isTaken ? [] : [expect.stringContaining("Copy the address")]);
});

test("the Studio refuses a figure without a number where a tool needs one", async () => {
  const band = figureDocuments.filter(({ _id }) => _id === "figure-corporate-tax-band");
  const problemsAt = (value: string) =>
    problemsOf(
      tool,
      band.map((figure) => ({ ...figure, value })),
    );
  expect(await problemsAt("50+")).toEqual([expect.stringContaining("cannot compute with “50+”")]);
  expect(await problemsAt("400,000")).toEqual([]);
});
