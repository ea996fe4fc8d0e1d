import { expect, test } from "vitest";
import { webhookFilter, webhookProjection } from "#schemas/shared/webhook.ts";
import { judgeWebhooks } from "#scripts/doctor/webhook.ts";

const site = { siteUrl: "https://www.example.com", dataset: "production" };
const hook = {
  name: "site",
  type: "document",
  url: "https://www.example.com/api/revalidate",
  dataset: "production",
  apiVersion: "v2025-02-19",
  httpMethod: "POST",
  includeDrafts: false,
  isDisabled: false,
  isDisabledByUser: false,
  rule: {
    on: ["create", "update", "delete"],
    filter: webhookFilter,
    projection: webhookProjection,
  },
};
const { rule } = hook;

test.each([
  ["as the README has it", hook],
  ["for every dataset", { ...hook, dataset: "*" }],
  ["with other spaces", { ...hook, rule: { ...rule, filter: `\n ${webhookFilter} ` } }],
])("a webhook %s is good", (_what, one) => {
  expect(judgeWebhooks([one], site)).toMatchObject([{ state: "good" }]);
});

test.each([
  ["switched off", { ...hook, isDisabledByUser: true }, /switched off/],
  ["of the old kind", { ...hook, type: "transaction" }, /old kind/],
  ["of another dataset", { ...hook, dataset: "staging" }, /"staging" only/],
  [
    "deaf to deletions",
    { ...hook, rule: { ...rule, on: ["create", "update"] } },
    /hear of: delete/,
  ],
  ["with another filter", { ...hook, rule: { ...rule, filter: "_type == 'page'" } }, /filter is/],
  ["without a projection", { ...hook, rule: { ...rule, projection: null } }, /projection is empty/],
  ["with GET", { ...hook, httpMethod: "GET" }, /calls with GET/],
])("one %s is named", (_what, one, says) => {
  expect(judgeWebhooks([one], site)).toMatchObject([
    { state: "missing", says: expect.stringMatching(says), remedy: expect.stringMatching(/\S/) },
  ]);
});

test.each([
  ["that sends drafts", { ...hook, includeDrafts: true }, /drafts/],
  ["of an older API", { ...hook, apiVersion: "v2021-03-25" }, /v2021-03-25/],
])("one %s is advised against", (_what, one, says) => {
  expect(judgeWebhooks([one], site)).toMatchObject([
    { state: "advice", says: expect.stringMatching(says) },
  ]);
});

test("none for this site, or two of them", () => {
  const elsewhere = { ...hook, url: "https://old.example.com/api/revalidate" };
  expect(judgeWebhooks([elsewhere], site)).toMatchObject([
    { state: "missing", says: expect.stringContaining("there are: https://old.example.com") },
  ]);
  expect(judgeWebhooks([hook, hook], site)).toMatchObject([
    { state: "advice", says: expect.stringContaining("2 webhooks") },
  ]);
});
