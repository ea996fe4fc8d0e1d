import { expect, test } from "vitest";
import { webhookFilter, webhookProjection } from "#schemas/shared/webhook.ts";
import { judgeWebhooks } from "#scripts/doctor/sanity.ts";

const site = { siteUrl: "https://www.example.com", dataset: "production" };
const hook = {
  url: "https://www.example.com/api/revalidate",
  dataset: "production",
  apiVersion: "v2025-02-19",
  includeDrafts: false,
  rule: {
    on: ["create", "update", "delete"],
    filter: webhookFilter,
    projection: webhookProjection,
  },
};
const { rule } = hook;

test.each([
  ["as the README has it", hook],
  ["with other spaces", { ...hook, rule: { ...rule, filter: `\n ${webhookFilter} ` } }],
])("a webhook %s is good", (_what, one) => {
  expect(judgeWebhooks([one], site)).toMatchObject([{ state: "good" }]);
});

test.each([
  ["missing", { isDisabledByUser: true }, /switched off/],
  ["missing", { dataset: "staging" }, /"staging" only/],
  ["missing", { rule: { ...rule, on: ["create", "update"] } }, /hear of: delete/],
  ["missing", { rule: { ...rule, filter: "_type == 'page'" } }, /filter is/],
  ["advice", { includeDrafts: true }, /drafts/],
  ["advice", { apiVersion: "v2021-03-25" }, /v2021-03-25/],
])("%s: one with %j is named", (state, fields, says) => {
  expect(judgeWebhooks([{ ...hook, ...fields }], site)).toMatchObject([
    { state, says: expect.stringMatching(says), remedy: expect.stringMatching(/\S/) },
  ]);
});

test("a project without one for this site is told which there are", () => {
  const elsewhere = { ...hook, url: "https://old.example.com/api/revalidate" };
  expect(judgeWebhooks([elsewhere], site)).toMatchObject([
    { state: "missing", says: expect.stringContaining("there are: https://old.example.com") },
  ]);
});
