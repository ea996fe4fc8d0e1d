import { mkdirSync } from "node:fs";
import { makeTempDir, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { contentLakeDir, makePlan } from "./plan.ts";
import { firstContentOf, isBeforeFirstSeed, needsSeed, seedOnce } from "./seeding.ts";

const planIn = (dataDir: string, source = {}) => makePlan({ NORDUNE_DATA_DIR: dataDir, ...source });

test("a content lake that is new or was interrupted while seeding gets its first content again", async () => {
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

test("an empty content lake is seeded, a filled one only after the seed has changed, and a lost database is reported", async () => {
  const dataDir = await makeTempDir();
  const { client, port } = await startTestLake({ dataDir: contentLakeDir(planIn(dataDir)) });
  const plan = planIn(dataDir, { CONTENT_LAKE_PORT: String(port) });
  expect(await needsSeed(plan)).toBe(true);
  await client.create({ _id: "drafts.a", _type: "service" });
  expect(await needsSeed(plan)).toBe(false);

  for (const seed of ["first", "second"]) {
    await seedOnce(plan, async () => {}, seed);
    expect(await needsSeed(plan, seed)).toBe(false);
  }
  expect(await needsSeed(plan, "third")).toBe(true);

  await client.delete("drafts.a");
  for (const seed of ["second", "third"]) {
    await expect(needsSeed(plan, seed)).rejects.toThrow(/is empty, though it was filled before/);
  }
});

test("a content lake keeps the kind of first content it was filled with", async () => {
  const dataDir = await makeTempDir();
  const blank = planIn(dataDir, { FIRST_CONTENT: "blank" });
  mkdirSync(contentLakeDir(blank));
  expect(firstContentOf(planIn(dataDir))).toBe("site");
  expect(firstContentOf(blank)).toBe("blank");
  await seedOnce(blank, async () => {});
  expect(firstContentOf(planIn(dataDir))).toBe("blank");
  await seedOnce(planIn(dataDir), async () => {}, "changed");
  expect(firstContentOf(planIn(dataDir))).toBe("blank");
});
