import type { SanityDocument } from "@sanity/types";
import { expect, test } from "vitest";
import { withNamedFields } from "./index.ts";

const figure = (name: string) => ({ _type: "reference", _ref: `figure-${name}` });
const shows = (name: string, show: string) => ({
  ...{ _type: "figureValue", _key: `${name}-${show}` },
  ...{ figure: figure(name), show },
});
const line = (...children: (string | object)[]) => [
  {
    ...{ _type: "block", _key: "block", style: "normal", markDefs: [] },
    children: children.map((child, index) =>
      typeof child === "string"
        ? { _type: "span", _key: `${index}`, marks: [], text: child }
        : child,
    ),
  },
];
const text = (part: string, ...children: (string | object)[]) => ({
  ...{ _type: "toolText", _key: `text-${part}`, part },
  text: line(...children),
});

const old = (kind: string, rows: object[], change: object = {}): SanityDocument => ({
  ...{ _id: `tool-${kind}`, _type: "tool", _rev: "a", _createdAt: "b", _updatedAt: "c" },
  ...{ kind, heading: "Heading", text: line("Introduction"), rows },
  ...change,
});

const moved = (...given: Parameters<typeof old>) => {
  const { _rev, _createdAt, _updatedAt, ...document } = withNamedFields(old(...given));
  return document;
};

test("a question, its options, a figure, a text, a message and an example get fields with their names", () => {
  const rows = [
    { _type: "toolQuestion", _key: "q", part: "revenue", label: "Revenue", hint: "All of it" },
    { _type: "toolQuestion", _key: "r", part: "currency", label: "Currency", hint: null },
    { _type: "toolOption", _key: "o", part: "currency", answer: "AED", label: "Dirham" },
    {
      _type: "toolOption",
      _key: "p",
      part: "currency",
      answer: "USD",
      label: "Dollar",
      figure: figure("usd"),
    },
    { _type: "toolFigure", _key: "f", part: "band", figure: figure("corporate-tax-band") },
    text("withinBand", "Up to ", shows("corporate-tax-band", "withUnit"), " pays nothing"),
    text("notShare", "Enter a share."),
    { _type: "toolExample", _key: "e", label: "A company", answer: "tool=tax-estimate&revenue=5" },
  ];
  expect(moved("tax-estimate", rows)).toEqual({
    ...{ _id: "taxEstimate", _type: "taxEstimate", heading: "Heading", text: line("Introduction") },
    questions: {
      revenue: { label: "Revenue", hint: "All of it" },
      currency: { label: "Currency" },
    },
    options: [
      { _key: "o", question: "currency", answer: "AED", label: "Dirham" },
      { _key: "p", question: "currency", answer: "USD", label: "Dollar", figure: figure("usd") },
    ],
    figures: [{ _key: "f", name: "band", figure: figure("corporate-tax-band") }],
    texts: { withinBand: "Up to {band} pays nothing" },
    messages: { notShare: "Enter a share." },
    examples: [{ _key: "e", label: "A company", answer: "tool=tax-estimate&revenue=5" }],
  });
});

test("a figure that only a text shows gets a name from its id, and one that is shown in two ways gets two", () => {
  const rows = [
    { _type: "toolFigure", _key: "f", part: "retirementAge", figure: figure("age") },
    text("exceptions", "Aged ", shows("age", "valueOnly"), " or ", shows("age", "withUnit"), "."),
    text("leavesOut", "Duty of ", shows("customs-duty", "withUnit"), shows("9-lives", "withUnit")),
  ];
  const { texts, figures } = moved("visa-route", rows);
  expect(texts).toEqual({
    exceptions: "Aged {retirementAge} or {retirementAgeWithUnit}.",
    leavesOut: "Duty of {customsDuty}{figure9Lives}",
  });
  expect(figures).toEqual([
    { _key: "f", name: "retirementAge", figure: figure("age"), show: "valueOnly" },
    { _key: "figure-retirementAgeWithUnit", name: "retirementAgeWithUnit", figure: figure("age") },
    { _key: "figure-customsDuty", name: "customsDuty", figure: figure("customs-duty") },
    { _key: "figure-figure9Lives", name: "figure9Lives", figure: figure("9-lives") },
  ]);
});

test.each([
  [
    "visa-route",
    [
      text("family", "Family visa"),
      text("familyOfYours", "Yes"),
      text("familyWaits", "Later"),
      text("familyAlone", "Alone"),
      text("familyEnds", "Never"),
    ],
    {
      routes: [
        {
          _key: "family",
          route: "family",
          name: "Family visa",
          open: "Yes",
          closed: "Later",
          ends: "Never",
        },
      ],
      texts: { familyAlone: "Alone" },
    },
  ],
  [
    "zone-finder",
    [
      text("visas", "Residence visas"),
      text("visasMainland", "Through the company"),
      text("mainland", "Mainland"),
      text("notZones", "Three at most"),
    ],
    {
      questions: { visas: { fact: "Residence visas", mainland: "Through the company" } },
      texts: { mainland: "Mainland" },
      messages: { notZones: "Three at most" },
    },
  ],
  [
    "move-plan",
    [
      { _type: "toolTime", _key: "t", part: "permit", label: "Apply", weeks: 2 },
      text("permit", "With it you may enter."),
      text("arrival", "We meet you."),
    ],
    {
      times: [
        { _key: "t", name: "permit", label: "Apply", weeks: 2, detail: "With it you may enter." },
      ],
      texts: { arrival: "We meet you." },
    },
  ],
])("migrating tools puts the texts of a %s with what they describe", (kind, rows, expected) => {
  const { _id, _type, heading, text: _, ...document } = moved(kind, rows);
  expect(document).toEqual(expected);
});

test("migrating tools keeps drafts and versions as such", () => {
  expect(moved("day-counter", [], { _id: "drafts.tool-day-counter" })._id).toBe(
    "drafts.dayCounter",
  );
  const version = moved("shared", [text("call", "Take it")], {
    _id: "versions.rSpring.tool-shared",
  });
  expect(version).toEqual({
    ...{ _id: "versions.rSpring.toolWords", _type: "toolWords" },
    texts: { call: "Take it" },
  });
});
