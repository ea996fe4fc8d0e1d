import { mkdirSync } from "node:fs";
import { startContentLake } from "@nordune/content-lake";
import { expect, onTestFinished, test } from "vitest";
import { LOCAL_PROJECT_ID } from "#schemas/shared/environment/content-lake.ts";
import { contentLakeDir, makePlan } from "#scripts/start/plan.ts";
import { isBeforeFirstSeed, needsSeed, seedOnce } from "#scripts/start/seeding.ts";
import { makeTempDir } from "../temp-dir.ts";

const planIn = (dataDir: string, source = {}) => makePlan({ NORDUNE_DATA_DIR: dataDir, ...source });

test("a lake that was never started, or whose seed broke off, is before its first seed", async () => {
  const plan = planIn(makeTempDir());
  expect(isBeforeFirstSeed(plan)).toBe(true);
  mkdirSync(contentLakeDir(plan));
  expect(isBeforeFirstSeed(plan)).toBe(false);
  const broken = seedOnce(plan, () => Promise.reject(new Error("the disk is full")));
  await expect(broken).rejects.toThrow("the disk is full");
  expect(isBeforeFirstSeed(plan)).toBe(true);
  expect(await needsSeed(plan)).toBe(true);

  await seedOnce(plan, async () => {});
  expect(isBeforeFirstSeed(plan)).toBe(false);
});

test("an empty dataset wants the seed; one with content only once that has changed", async () => {
  const { plan, lake } = await startLake();
  expect(await needsSeed(plan)).toBe(true);
  await fetch(`${lake.url}/v2025-02-19/data/mutate/production`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ mutations: [{ create: { _id: "drafts.a", _type: "service" } }] }),
  });
  expect(await needsSeed(plan)).toBe(false);

  await seedOnce(plan, async () => {}, "first");
  expect(await needsSeed(plan, "first")).toBe(false);
  expect(await needsSeed(plan, "second")).toBe(true);

  await seedOnce(plan, async () => {}, "second");
  expect(await needsSeed(plan, "second")).toBe(false);
});

test("a lake that was seeded and is empty has lost its database, which is said", async () => {
  const { plan } = await startLake();
  await seedOnce(plan, async () => {}, "first");
  for (const seed of ["first", "second"]) {
    await expect(needsSeed(plan, seed)).rejects.toThrow(/is empty, though it was filled before/);
  }
});

async function startLake() {
  const dataDir = makeTempDir();
  const lakeDir = contentLakeDir(planIn(dataDir));
  const lake = await startContentLake({ port: 0, dataDir: lakeDir, projectId: LOCAL_PROJECT_ID });
  onTestFinished(() => lake.close());
  return { plan: planIn(dataDir, { CONTENT_LAKE_PORT: String(lake.port) }), lake };
}
