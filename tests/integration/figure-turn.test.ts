import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { showingQuery } from "#schemas/shared/shown-on/showing-query.ts";
import { fetchUncached } from "#web/content/fetch-content.ts";
import { askOrRecall, isTurnDue, turnedOnIn } from "#web/content/freshness/figure-turn.ts";
import { keptAnswersIn } from "#web/content/freshness/kept-answers.ts";
import {
  createRoutingTables,
  loadRoutingContent,
} from "#web/content/routing/current-routing-table.ts";
import { tableFileIn } from "#web/content/routing/table-file.ts";
import { expectOutput, makeTempDir, startContent } from "./site-fixture.ts";

const QUESTION = [showingQuery, { ids: ["figure-vat"], listing: [] }];

async function startTurn() {
  const { asking, faultyLake, editor } = await startContent();
  const dir = await makeTempDir();
  const turn = { isTurning: false, isOwed: false, answers: keptAnswersIn(dir) };
  const ask = () => fetchUncached(showingQuery, { ids: ["figure-vat"], listing: [] }, asking);
  return { asking, faultyLake, editor, dir, turn, recall: () => askOrRecall(turn, QUESTION, ask) };
}

test("while figures turn, a page is made from what it was last made from if the lake is away", async () => {
  const { faultyLake, turn, recall } = await startTurn();
  const answer = await recall();
  expect(answer).toEqual([expect.objectContaining({ _id: "service-tax" })]);
  faultyLake.fault = "answers 500";
  turn.isTurning = true;
  expect(await recall()).toEqual(answer);
  expect(turn.isOwed).toBe(true);
});

test("once the lake did not answer, the other questions of the turn do not wait for it", async () => {
  const { faultyLake, turn, recall } = await startTurn();
  const answer = await recall();
  turn.isTurning = true;
  faultyLake.fault = "answers 500";
  await recall();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return answer;
  };
  expect(await askOrRecall(turn, QUESTION, ask)).toEqual(answer);
  expect(asked).toBe(0);
});

test("at any other time it is not: a publish would be lost", async () => {
  const { faultyLake, turn, recall } = await startTurn();
  await recall();
  faultyLake.fault = "answers 500";
  await expect(recall()).rejects.toThrow();
  expect(turn.isOwed).toBe(false);
});

test("without anything kept, a page fails as ever", async () => {
  const { faultyLake, turn, recall } = await startTurn();
  faultyLake.fault = "answers 500";
  turn.isTurning = true;
  await expect(recall()).rejects.toThrow();
});

test("an answer replaces the last one to the same question", async () => {
  const { dir, editor, turn, faultyLake, recall } = await startTurn();
  await recall();
  await editor.patch("service-tax").set({ title: "Tax" }).commit();
  await recall();
  expect(await readdir(dir)).toHaveLength(1);
  faultyLake.fault = "answers 500";
  turn.isTurning = true;
  expect(await recall()).toEqual([expect.objectContaining({ title: "Tax" })]);
});

test("the coming days are known from the file after a restart, with the lake away", async () => {
  const { asking, faultyLake, editor } = await startContent();
  await editor
    .patch("figure-vat")
    .set({ checkedOn: "2026-11-21", next: { from: "2027-01-01", value: "6" } })
    .commit();
  const dir = await makeTempDir();
  const start = () =>
    createRoutingTables({ load: () => loadRoutingContent(asking), file: tableFileIn(dir) });
  const days = ["2027-01-01", "2027-11-22"];
  expect((await start().refresh()).turningDays).toEqual(days);
  faultyLake.fault = "answers 500";
  const output = expectOutput("warn");
  const restarted = start();
  expect(restarted.current()?.turningDays).toEqual(days);
  await restarted.refresh().catch(() => {});
  expect(output.lines().length).toBeGreaterThan(0);
});

test("the day of the last turn outlives the process", async () => {
  const dir = await makeTempDir();
  expect(await turnedOnIn(dir).read()).toBe("");
  await turnedOnIn(dir).write("2027-01-01");
  expect(await turnedOnIn(dir).read()).toBe("2027-01-01");
});

test.each([
  ["2026-12-31", "2026-12-31", false],
  ["2026-12-31", "2027-01-01", true],
  ["2027-01-01", "2027-01-01", false],
  ["2027-01-01", "2027-03-01", false],
  ["", "2027-03-01", true],
])("turned on %j, a turn is due on %s: %s", (turnedOn, today, isDue) => {
  expect(isTurnDue(["2027-01-01", "2027-11-22"], turnedOn, today)).toBe(isDue);
});
