import { setTimeout } from "node:timers/promises";
import { createSchema } from "sanity";
import { expect, onTestFinished, test, vi } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { translationFindings } from "#scripts/check-content/checks/translation-checks.ts";

const schema = createSchema({ name: "checks", types: schemaTypes });

const testimonial = {
  ...{ _id: "t", _type: "testimonial", quote: "They helped us a lot", role: "Founder" },
  ...{ city: "Riga", country: "Latvia" },
};
const row = (field: string, source: string) => ({ _key: field, field, source, text: "översatt" });
const swedish = (rows: object[], fields: object = {}) => ({
  ...{ _id: "translation-sv-t", _type: "translation", language: "sv", isShown: true },
  ...{ translated: { _ref: "t" }, rows, ...fields },
});

const whole = [
  ...[row("quote", "They helped us a lot"), row("role", "Founder")],
  ...[row("city", "Riga"), row("country", "Latvia")],
];

test("the checks find nothing in a complete or hidden translation", async () => {
  expect(await translationFindings([testimonial, swedish(whole)], schema)).toEqual([]);
  const hidden = swedish([], { isShown: false });
  expect(await translationFindings([testimonial, hidden], schema)).toEqual([]);
});

test("the checks find changed, missing and removed phrases, each at its row", async () => {
  const rows = [
    ...[row("quote", "They helped us"), row("role", "Founder")],
    ...[row("city", "Riga"), row("company", "Gone")],
  ];
  const found = await translationFindings([testimonial, swedish(rows)], schema);
  expect(found.map(({ kind, problem, document }) => [kind, problem, document?.field])).toEqual([
    [
      "changed-phrase",
      "Testimonial, Svenska: changed in English after the translation, so visitors read English: “They helped us a lot”.",
      'rows[_key=="quote"].text',
    ],
    [
      "changed-phrase",
      "Testimonial, Svenska: no longer in the English document: “Gone”.",
      'rows[_key=="company"].text',
    ],
    ["missing-phrase", "Testimonial, Svenska: not translated yet: “Latvia”.", "rows"],
  ]);
});

test("the checks name a term in other words than the glossary, until an editor accepts them", async () => {
  const page = { _id: "p", _type: "testimonial", quote: "A free zone took one call" };
  const quote = { ...row("quote", page.quote), text: "Ett frihandelsområde tog ett samtal" };
  const found = (changes: object) =>
    translationFindings(
      [page, { ...swedish([{ ...quote, ...changes }]), translated: { _ref: "p" } }],
      schema,
    );
  expect(await found({})).toMatchObject([
    {
      kind: "other-term",
      document: { id: "translation-sv-t", field: 'rows[_key=="quote"].text' },
      problem: expect.stringContaining("in the glossary “free zone” is “frizon”"),
      fix: expect.stringContaining("Accept these words"),
    },
  ]);
  expect(await found({ text: "En frizon tog ett samtal" })).toEqual([]);
  expect(await found({ acceptedTerms: ["free zone"] })).toEqual([]);
});

test("a browser shows what happens between the checks of many translations", async () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    swedish(whole, { _id: `translation-sv-${index}` }),
  );
  // Each takes a tenth of a second.
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += 100;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  let isDone = false;
  const found = translationFindings([testimonial, ...many], schema).finally(() => {
    isDone = true;
  });
  await setTimeout(0);
  expect(isDone).toBe(false);
  expect(await found).toEqual([]);
});
