import { expect, test } from "vitest";
import { reference } from "#schemas/sections/sample-parts.ts";
import { migrateContent } from "#scripts/site-content/migrate.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** The day counter as it was stored when its words were a list. */
const old = (_id: string, label: string) => ({
  ...{ _id, _type: "tool", kind: "day-counter", heading: label },
  rows: [
    { _type: "toolQuestion", _key: "question-arrival", part: "arrival", label },
    { _type: "toolText", _key: "text-submit", part: "submit", text: [] },
  ],
});

const ids = ["tool-day-counter", "drafts.tool-day-counter", "versions.rSpring01.tool-day-counter"];

test("a migration keeps everything of a tool, with drafts, versions and references", async () => {
  const client = lake.client();
  const page = "service-tax-residency";
  const section = { _type: "toolSection", _key: "tool", tool: reference("tool-day-counter") };
  const draft = { _id: "drafts.page", _type: "freePage", sections: [section] };
  const before = client.transaction();
  for (const id of ids) before.create(old(id, id));
  before.patch(page, { set: { "tool._ref": "tool-day-counter" } });
  await before.create(draft).delete("dayCounter").commit();

  const expected = [
    ...ids,
    ...ids.map((id) => id.replace("tool-day-counter", "dayCounter")),
    ...[page, "drafts.page"],
  ].sort();
  const asked = await migrateContent(client, { write: false });
  expect(asked.map((each) => each.ids)).toEqual([expected]);
  expect(await client.getDocument("dayCounter")).toBeUndefined();

  const done = await migrateContent(client, { write: true });
  expect(done).toEqual(asked);
  for (const id of ids) {
    expect(await client.getDocument(id)).toBeUndefined();
    const carried = await client.getDocument(id.replace("tool-day-counter", "dayCounter"));
    expect(carried).toMatchObject({ _type: "dayCounter", questions: { arrival: { label: id } } });
  }
  expect(await lake.stored(page)).toMatchObject({ tool: { _ref: "dayCounter" } });
  expect(await lake.stored("drafts.page")).toMatchObject({
    sections: [{ tool: { _ref: "dayCounter" } }],
  });
  expect(await migrateContent(client, { write: true })).toEqual([]);
});

test("facts of free zones become rows with their sources, in drafts and versions too", async () => {
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

  const changed = [...zones, "source", "drafts.source"].sort();
  const asked = await migrateContent(client, { write: false });
  expect(asked.map((each) => each.ids)).toEqual([changed]);
  expect(await lake.stored("zone-a")).not.toHaveProperty("facts");

  expect(await migrateContent(client, { write: true })).toEqual(asked);
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
  expect(await migrateContent(client, { write: true })).toEqual([]);
});

test("the weeks of the home page's steps are removed, in drafts and versions too", async () => {
  const client = lake.client();
  const { _rev, ...home } = (await client.getDocument("homePage")) ?? {};
  const step = (_key: string, when: object) => ({
    _type: "processStep",
    _key,
    title: _key,
    ...when,
  });
  const process = { steps: [step("a", { when: "Week {from}" }), step("b", {})] };
  const ids = ["drafts.homePage", "homePage", "versions.rSpring01.homePage"];
  const before = client.transaction();
  for (const _id of ids) before.createOrReplace({ ...home, _type: "homePage", _id, process });
  await before.commit();

  expect((await migrateContent(client, { write: true })).map((each) => each.ids)).toEqual([ids]);
  for (const id of ids) {
    expect(await client.getDocument(id)).toMatchObject({
      process: { steps: [step("a", {}), step("b", {})] },
    });
    expect(JSON.stringify(await client.getDocument(id))).not.toContain("{from}");
  }
  expect(await migrateContent(client, { write: true })).toEqual([]);
});
