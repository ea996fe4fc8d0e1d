import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { SOURCE_READING_TYPE } from "../../../schemas/shared/bookkeeping.ts";
import { sourcedFigure, sourceReading } from "../../../tests/support/source-readings.ts";
import { fetchOverview, figuresToLookUp, sourcesInWords } from "./overview.ts";

test("the start screen lists drafts, schedules, due figures and what was published last", async () => {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  const release = (title: string, state: string, publishAt: string) => ({
    ...{ _id: `_.releases.${title}`, _type: "system.release", state, publishAt },
    metadata: { title },
  });
  const documents: { _id: string; _type: string; [field: string]: unknown }[] = [
    { _id: "drafts.a", _type: "service" },
    { _id: "drafts.other", _type: "something" },
    { _id: "f1", _type: "figure", reviewBy: "2026-12-21" },
    { _id: "f2", _type: "figure", reviewBy: "2026-12-22" },
    { _id: "f3", _type: "figure", reviewBy: "2025-01-01" },
    { _id: "drafts.f1", _type: "figure", reviewBy: "2020-01-01" },
    // What is in a scheduled release is locked.
    { _id: "versions.sooner.a", _type: "service" },
    release("later", "scheduled", "2027-01-02T00:00:00Z"),
    release("sooner", "scheduled", "2027-01-01T00:00:00Z"),
    release("open", "active", "2027-01-01T00:00:00Z"),
    { _id: "versions.open.a", _type: "service" },
    { _id: "versions.open.f1", _type: "figure" },
  ];
  for (const document of documents) await client.create(document, { visibility: "sync" });
  const found = await fetchOverview(client, ["service", "figure"]);
  const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
  expect(ids(found.notPublished)).toEqual(["drafts.f1", "drafts.a"]);
  expect(found.scheduled.map(({ title, documents }) => [title, ids(documents)])).toEqual([
    ["sooner", ["versions.sooner.a"]],
    ["later", []],
  ]);
  expect(found.releases).toEqual([{ _id: "_.releases.open", title: "open", count: 2 }]);
  expect(figuresToLookUp(found.figures, "2026-11-21")).toEqual([
    { _id: "f3", _type: "figure", at: "2025-01-01" },
    { _id: "f1", _type: "figure", at: "2026-12-21" },
  ]);
  expect(ids(found.lastPublished)).toEqual(["f3", "f2", "f1"]);
  const versions = found.proposed.map(({ draft, published }) => [draft._id, published?._id]);
  expect(versions).toEqual([["drafts.f1", "f1"]]);
});

test("a draft that says what is published already, as after a schedule, is not listed as unpublished", async () => {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  const page = { _type: "service", title: "Visas", tags: [{ _key: "a", text: "b" }] };
  for (const document of [
    { ...page, _id: "same" },
    { ...page, _id: "drafts.same" },
    { ...page, _id: "edited" },
    { ...page, _id: "drafts.edited", tags: [{ _key: "a", text: "c" }] },
    { ...page, _id: "drafts.new" },
    // So many that a look at the latest drafts would find no other.
    ...Array.from({ length: 30 }, (_, index) => `scheduled-${index}`).flatMap((id) => [
      { ...page, _id: id },
      { ...page, _id: `drafts.${id}` },
    ]),
  ]) {
    await client.create(document, { visibility: "sync" });
  }
  const { notPublished } = await fetchOverview(client, ["service"]);
  expect(notPublished.map(({ _id }) => _id)).toEqual(["drafts.new", "drafts.edited"]);
});

test("the start screen counts the sources that wait for somebody to look", async () => {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  const facts = {
    gone: {},
    also: {},
    away: { problem: "It answers 404.", now: sourceReading().before },
    before: { noticedAt: null, now: sourceReading().before },
  };
  const overview = () => fetchOverview(client, []);
  expect(sourcesInWords(await overview())).toBeUndefined();
  for (const [fact, changes] of Object.entries(facts)) {
    const reading = sourceReading({ ...changes });
    const { noticedAt } = reading;
    await client.create(sourcedFigure(fact));
    await client.create({
      ...{ _id: `content.reading.${fact}`, _type: SOURCE_READING_TYPE, fact },
      ...{ reading: JSON.stringify(reading), ...(noticedAt && { noticedAt }) },
    });
  }
  const zone = { ...sourcedFigure("zone"), _type: "zoneSource" };
  await client.create(zone);
  await client.create({
    ...{ _id: "content.reading.zone", _type: SOURCE_READING_TYPE, fact: "zone", noticedAt: "x" },
    reading: JSON.stringify(sourceReading({ value: null, now: { ...seen, digest: "c" } })),
  });
  expect(sourcesInWords(await overview())).toBe(
    "Without their value now: 2. Changed: 1. Not readable: 1.",
  );
});

const seen = { at: "2026-11-09T09:00:00.000Z", passage: "", stands: null };
