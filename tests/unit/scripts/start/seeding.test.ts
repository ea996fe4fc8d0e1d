import { mkdirSync } from "node:fs";
import { makeTempDir, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { contentLakeDir, makePlan } from "#scripts/start/plan.ts";
import { isBeforeFirstSeed, needsSeed, seedOnce } from "#scripts/start/seeding.ts";

const planIn = (dataDir: string, source = {}) => makePlan({ NORDUNE_DATA_DIR: dataDir, ...source });

test("a lake that was never started, or whose seed broke off, is before its first seed", async () => {
  const plan = planIn(await makeTempDir());
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

async function startLake() {
  const dataDir = await makeTempDir();
  const lake = await startTestLake({ dataDir: contentLakeDir(planIn(dataDir)) });
  return { plan: planIn(dataDir, { CONTENT_LAKE_PORT: String(lake.port) }), client: lake.client };
}

test("an empty dataset wants the seed; one with content only once that has changed", async () => {
  const { plan, client } = await startLake();
  expect(await needsSeed(plan)).toBe(true);
  await client.create({ _id: "drafts.a", _type: "service" });
  expect(await needsSeed(plan)).toBe(false);

  for (const seed of ["first", "second"]) {
    await seedOnce(plan, async () => {}, seed);
    expect(await needsSeed(plan, seed)).toBe(false);
  }
  expect(await needsSeed(plan, "third")).toBe(true);
});

test("a lake that was seeded and is empty has lost its database, which is said", async () => {
  const { plan } = await startLake();
  await seedOnce(plan, async () => {}, "first");
  for (const seed of ["first", "second"]) {
    await expect(needsSeed(plan, seed)).rejects.toThrow(/is empty, though it was filled before/);
  }
});
