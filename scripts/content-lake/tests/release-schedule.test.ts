import type { SanityClient } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { openLake } from "../lake.ts";
import { startReleaseSchedule } from "../release-schedule.ts";
import {
  clientOf,
  createAll,
  historyOf,
  makeTempDir,
  post,
  startReceiver,
  startTestLake,
  until,
  webhook,
} from "./lake-fixture.ts";

const NOON = Date.parse("2030-01-01T12:00:00Z");
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();

/** A clock that a test sets. `looks` counts how often the schedule reads it. */
const makeClock = (minutes = 0) => ({
  minutes,
  looks: 0,
  everyMs: 1,
  now() {
    this.looks += 1;
    return Date.parse(at(this.minutes));
  },
});

/**
 * Sets the clock, and waits until the schedule has read it a few times and has done what is due.
 */
async function turn(clock: ReturnType<typeof makeClock>, minutes: number): Promise<void> {
  clock.minutes = minutes;
  const { looks } = clock;
  await until(() => clock.looks > looks + 40, "the schedule to look at the clock");
}

/** Schedules a release that gives a document a title. */
async function schedule(
  client: SanityClient,
  { releaseId = "spring", id = "a", title = "New", publishAt = at(10) } = {},
): Promise<void> {
  await client.releases.create({ releaseId, metadata: { title: releaseId } });
  const document = post(`versions.${releaseId}.${id}`, { title });
  const actionType = "sanity.action.document.version.create" as const;
  await client.action({ actionType, publishedId: id, document });
  await client.releases.schedule({ releaseId, publishAt });
}

/** The states of all releases, in the order of their names. */
const states = (client: SanityClient) => {
  const query = "*[_type == 'system.release'] | order(name).state";
  return client.fetch<string[]>(query, {}, { perspective: "raw" });
};

test("a scheduled release is published exactly once at its time, with one webhook, even if the clock or the schedule changes", async () => {
  const site = await startReceiver();
  const clock = makeClock();
  const webhooks = [webhook(site.url, { filter: "_type == 'post'" })];
  const lake = await startTestLake({ clock, webhooks });
  const client = clientOf(lake, { headers: { cookie: "content-lake-person=local-reviewer" } });
  await schedule(client);
  await schedule(client, { releaseId: "left", id: "c" });
  await client.releases.unschedule({ releaseId: "left" });
  await schedule(client, { releaseId: "summer", id: "b" });
  await client.releases.schedule({ releaseId: "summer", publishAt: at(60) });
  await turn(clock, 9.99);
  expect(await states(client)).toEqual(["active", "scheduled", "scheduled"]);
  for (const minutes of [10, -600, 10]) {
    await turn(clock, minutes);
    expect(await states(client)).toEqual(["active", "published", "scheduled"]);
  }
  expect(await client.getDocument("a")).toMatchObject({ title: "New" });
  await turn(clock, 60);
  await until(() => site.deliveries.length === 2, "both deliveries");
  expect(site.deliveries.map(({ body }) => body._id)).toEqual(["a", "b"]);
  // It was published once, under the name of the user who scheduled it.
  expect(await historyOf(client, "a")).toMatchObject([{ author: "local-reviewer" }]);
});

test("a release that is unscheduled at the last moment is not published", async () => {
  const lake = openLake({ projectId: "local", dataDir: await makeTempDir(), log: () => {} });
  onTestFinished(() => lake.store.close());
  const dataset = lake.store.createDataset("production");
  const release = { _id: "_.releases.r", _type: "system.release", state: "scheduled" };
  const by = { author: "anna" };
  await dataset.transact(by, (all) => all.apply({ create: { ...release, publishAt: at(-1) } }));
  const mutation = { patch: { id: release._id, set: { state: "active" } } };
  const unscheduled = dataset.transact(by, async (documents) => {
    // Meanwhile the schedule finds it due.
    await new Promise((resolve) => setTimeout(resolve, 50));
    documents.apply(mutation);
  });
  const schedule = startReleaseSchedule(lake, makeClock());
  await unscheduled;
  await schedule.close();
  expect(dataset.get(release._id)).toMatchObject({ state: "active" });
});

test("overdue scheduled releases are published in order at the start", async () => {
  const before = await startTestLake({ clock: makeClock() });
  await schedule(before.client, { releaseId: "a-late", title: "Second", publishAt: at(2) });
  await schedule(before.client, { releaseId: "b-early", title: "First", publishAt: at(1) });
  const clock = makeClock(5);
  const { client } = await before.restart({ clock });
  await turn(clock, 5);
  expect(await states(client)).toEqual(["published", "published"]);
  expect(await client.getDocument("a")).toMatchObject({ title: "Second" });
});

test("a scheduled release that fails becomes active again with the reason, and others go on", async () => {
  const clock = makeClock();
  const lake = await startTestLake({ clock });
  const client = clientOf(lake);
  const about = { _type: "reference", _ref: "c" };
  await createAll(client, post("c"), post("d", { about }));
  await schedule(client);
  await client.releases.unschedule({ releaseId: "spring" });
  await client.unpublishVersion({ publishedId: "c", releaseId: "spring" });
  await client.releases.schedule({ releaseId: "spring", publishAt: at(5) });
  await schedule(client, { releaseId: "fine", id: "b" });

  await turn(clock, 11);
  expect(await states(client)).toEqual(["published", "active"]);
  const { error } = { ...(await client.releases.get({ releaseId: "spring" })) };
  expect(error?.message).toContain('"c" cannot be deleted');
  expect(await client.getDocument("a")).toBeUndefined();
  expect(lake.lines[0]).toContain('"spring" could not be published');
});
