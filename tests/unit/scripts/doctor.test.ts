import { expect, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { webhookFilter, webhookProjection } from "#schemas/shared/webhook.ts";
import { ATTRIBUTE_BUDGET, judgeAttributes, judgeWebhooks } from "#scripts/doctor/sanity.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";

/**
 * Counts unique attributes as Sanity's plans do: each path with each type of value, over all documents;
 * elements of an array share one path, whatever their number.
 */
function attributesIn(value: unknown, path = ""): string[] {
  const own = `${path} ${Array.isArray(value) ? "array" : typeof value}`;
  if (Array.isArray(value)) {
    return [own, ...value.flatMap((element) => attributesIn(element, `${path}[]`))];
  }
  const fields = isRecord(value) ? Object.entries(value) : [];
  return [own, ...fields.flatMap(([name, child]) => attributesIn(child, `${path}.${name}`))];
}

test("our content leaves a fifth of the free plan to the client", () => {
  // As JSON holds it, what is undefined is not stored.
  const stored: unknown[] = JSON.parse(JSON.stringify(seedDocuments));
  const attributes = new Set(stored.flatMap((document) => attributesIn(document)));
  // The document itself is none.
  expect(attributes.size - 1).toBeLessThanOrEqual(ATTRIBUTE_BUDGET);
  expect(attributes.size).toBeGreaterThan(ATTRIBUTE_BUDGET / 2);
});

test.each([
  [1_601, 2_000, "advice"],
  [2_000, 2_000, "missing"],
  [8_001, 10_000, "advice"],
])("%i of %i attributes: %s", (used, limit, state) => {
  expect(judgeAttributes(used, limit)).toMatchObject({ state });
});

const rule = {
  on: ["create", "update", "delete"],
  filter: webhookFilter,
  projection: webhookProjection,
};
const url = "https://www.example.com/api/revalidate";
const hook = { url, dataset: "production", apiVersion: "v2025-02-19", includeDrafts: false, rule };

// That one without a filter or projection is found is in tests/contract/doctor.test.ts.
test.each([
  ["good", { rule: { ...rule, filter: `\n ${webhookFilter} ` } }, /as it should/],
  ["missing", { url: "https://old.example.com" }, /there are: https:\/\/old.example.com/],
  ["missing", { isDisabledByUser: true }, /switched off/],
  ["missing", { dataset: "staging" }, /"staging" only/],
  ["missing", { rule: { ...rule, on: ["create", "update"] } }, /hear of: delete/],
  ["missing", { rule: { ...rule, filter: "_type == 'page'" } }, /filter is/],
  ["advice", { includeDrafts: true }, /drafts/],
  ["advice", { apiVersion: "v2021-03-25" }, /v2021-03-25/],
])("%s: a webhook with %j", (state, fields, says) => {
  const site = { siteUrl: "https://www.example.com", dataset: "production" };
  expect(judgeWebhooks([{ ...hook, ...fields }], site)).toMatchObject([
    { state, says: expect.stringMatching(says) },
  ]);
});
