import { expect, onTestFinished, test } from "vitest";
import type { WebhookPayload } from "#schemas/shared/webhook.ts";
import { until } from "#tests/contract/content-lake/lake-fixture.ts";
import { startRedisStandIn } from "#tests/support/redis-stand-in.ts";
import { joinSiblings } from "#web/content/freshness/siblings.ts";
import { expectOutput } from "./site-fixture.ts";

/** An instance of a site, and what it has heard so far. */
function startInstance(url: string, channel = "changes") {
  const siblings = joinSiblings(url, channel);
  const heard: (WebhookPayload | undefined)[] = [];
  siblings.listen((payload) => heard.push(payload));
  onTestFinished(siblings.close);
  return { siblings, heard };
}

test("the others hear what one of them tells, and look when they have joined", async () => {
  const redis = await startRedisStandIn();
  const [first, second] = [startInstance(redis.url), startInstance(redis.url)];
  const elsewhere = startInstance(redis.url, "another dataset");
  await until(() => elsewhere.heard.length + second.heard.length + first.heard.length === 3, "all");
  first.siblings.tell({ _id: "figure-vat", rev: "r1", updatedAt: "2026-11-22T00:00:00Z" });
  await until(() => second.heard.length === 2, "the message");
  expect(second.heard).toEqual([
    undefined,
    { _id: "figure-vat", rev: "r1", updatedAt: "2026-11-22T00:00:00Z" },
  ]);
  second.siblings.tell();
  await until(() => first.heard.length === 2, "the answer");
  // Neither its own word nor another dataset's.
  expect([first.heard, elsewhere.heard]).toEqual([[undefined, undefined], [undefined]]);
});

test("Redis away is said once, stops nothing, and is made up for when it is back", async () => {
  const warnings = expectOutput("warn");
  const redis = await startRedisStandIn();
  const instance = startInstance(redis.url);
  await until(() => instance.heard.length === 1, "the first look");
  await redis.close();
  instance.siblings.tell({ _id: "figure-vat" });
  await until(() => warnings.lines().length > 0, "the warning");
  await startRedisStandIn(redis.port);
  await until(() => instance.heard.length === 2, "another look");
  const away = warnings.lines().filter((line) => line.includes("does not answer"));
  // One for each of its two connections at most.
  expect(away.length).toBeLessThanOrEqual(2);
});
