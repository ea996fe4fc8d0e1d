// @module-tag thorough
import { join } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { reference } from "#schemas/sections/sample-parts.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** Runs a migration of the Studio by Sanity's own command. @returns what it printed */
async function migrate(name: string, ...options: string[]): Promise<string> {
  const { all } = await execa("npx", ["sanity", "migrations", "run", name, ...options], {
    cwd: join(ROOT, "studio"),
    all: true,
    env: {
      CONTENT_LAKE_URL: process.env.CONTENT_LAKE_URL,
      // Sanity's command asks Sanity's host, wherever the Studio's content is.
      NODE_OPTIONS: "--import @nordune/content-lake/redirect",
      SANITY_AUTH_TOKEN: "any",
    },
  });
  return all;
}

test("Sanity's own command carries stored content over, in drafts and versions too", async () => {
  const client = lake.client();
  const zones = ["zone-a", "drafts.zone-a", "versions.rSpring01.zone-b"];
  const before = client.transaction();
  for (const _id of zones) {
    before.create({ _id, _type: "freeZone", name: _id, premises: ["desk"], visas: "sponsored" });
  }
  const source = { _type: "zoneSource", kind: "visas", zones: [reference("zone-a")] };
  await before
    .create({ _id: "source", ...source, sourceTitle: "A law" })
    .create({ _id: "drafts.source", ...source, sourceTitle: "A new law" })
    .commit();

  // A dry run is what the command does without an option.
  await migrate("zone-facts");
  expect(await lake.stored("zone-a")).not.toHaveProperty("facts");

  await migrate("zone-facts", "--no-dry-run", "--no-confirm");
  const desk = { _key: "desk", fact: "desk", stated: "notStated" };
  for (const id of ["zone-a", "drafts.zone-a"]) {
    const zone = await lake.stored(id);
    const visas = { _key: "visas", fact: "visas", stated: "yes", source: { _ref: "source" } };
    expect(zone).toMatchObject({ facts: [desk, visas] });
    expect(zone).not.toHaveProperty("premises");
  }
  expect(await lake.stored("versions.rSpring01.zone-b")).toMatchObject({
    facts: [desk, { fact: "visas", stated: "notStated" }],
  });
  for (const id of ["source", "drafts.source"]) {
    expect(await lake.stored(id)).not.toHaveProperty("zones");
    expect(await lake.stored(id)).not.toHaveProperty("kind");
  }
});
