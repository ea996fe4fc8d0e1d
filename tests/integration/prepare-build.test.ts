import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { faults } from "#tests/support/faulty-lake.ts";
import { createAnswerStore, readAnswers } from "#web/content/answers/answer-store.ts";
import { askLake } from "#web/content/client.ts";
import { siteQuestions } from "#web/content/questions.ts";
import { routingQuestion, routingTableFrom } from "#web/content/routing/routing-table.ts";
import { prepareBuild } from "#web/server/prepare-build.ts";
import { startContent } from "./site-fixture.ts";

test("the first start of a build knows every page and redirect, and asks nothing", async () => {
  const { asking, faultyLake } = await startContent();
  const dir = await makeTempDir();
  await prepareBuild(dir, asking);
  faultyLake.fault = "refuses";
  const answers = createAnswerStore(
    (question) => askLake(question, asking),
    readAnswers(join(dir, "answers.json")),
  );
  const routing = answers.peek(routingQuestion) ?? "";
  expect(routingTableFrom(routing)?.redirects.find("/home")?.target).toBe("/");
  for (const question of siteQuestions(routing)) await answers.read(question);
  const page = siteQuestions(routing).find(({ page }) => page === "/services/tax");
  expect(page && answers.peek(page)).toContain("_updatedAt");
});

test.each(faults)("a build fails and says what to do when the content lake %s", async (fault) => {
  const { asking, faultyLake } = await startContent();
  const dir = await makeTempDir();
  faultyLake.fault = fault;
  await expect(prepareBuild(dir, asking)).rejects.toThrow(
    /^The content lake at http\S+ \(dataset production\) does not answer.*\nStart it and build again/,
  );
  expect(await readdir(dir)).toEqual([]);
});
