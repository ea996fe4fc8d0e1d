import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { ReleaseSchedule } from "../release-schedule.ts";
import { clientOf, makeLake, post, startTestLake, until } from "./lake-fixture.ts";
import { startReceiver, webhook } from "./webhook-receiver.ts";

const NOON = Date.parse("2030-01-01T12:00:00Z");
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();

/** A clock that a test sets, looked at all the time. `looks` counts how often. */
function makeClock(minutes = 0) {
  const clock = {
    minutes,
    looks: 0,
    everyMs: 1,
    now: () => {
      clock.looks += 1;
      return NOON + clock.minutes * MINUTE;
    },
  };
  return clock;
}

/** Waits until the schedule has looked at the clock a few times, and so done what is due. */
async function looksAt(clock: { looks: number }): Promise<void> {
  const { looks } = clock;
  await until(() => clock.looks > looks + 5, "the schedule to look at the clock");
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

const stateOf = async (client: SanityClient, releaseId = "spring") =>
  (await client.releases.get({ releaseId }))?.state;

/** Waits for a release to reach a state. */
async function reaches(client: SanityClient, state: string, releaseId = "spring"): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await stateOf(client, releaseId)) !== state) {
    if (Date.now() > deadline) throw new Error(`The release "${releaseId}" never was ${state}`);
  }
}

/** Who published a document, as often as it was published. */
async function publishedBy(client: SanityClient, id = "a"): Promise<string[]> {
  const url = client.getUrl(`/data/history/production/transactions/${id}?excludeContent=true`);
  const lines = (await (await fetch(url)).text()).split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line).author);
}

test("a scheduled release is published when its time has come, and not before, once, telling the site once", async () => {
  const site = await startReceiver();
  const clock = makeClock();
  const lake = await startTestLake({ clock, webhooks: [webhook(site.url)] });
  const headers = { cookie: "content-lake-person=local-reviewer" };
  const client = clientOf(lake, { headers });
  await schedule(client);

  clock.minutes = 9.99;
  await schedule(client, { releaseId: "other", id: "b", publishAt: at(60) });
  await looksAt(clock);
  expect(await stateOf(client)).toBe("scheduled");
  expect(await client.getDocument("a")).toBeUndefined();

  clock.minutes = 10;
  await reaches(client, "published");
  expect(await client.getDocument("a")).toMatchObject({ title: "New" });
  expect(await stateOf(client, "other")).toBe("scheduled");
  clock.minutes = 60;
  await reaches(client, "published", "other");
  await until(() => site.deliveries.some(({ body }) => body._id === "b"), "both deliveries");
  const told = site.deliveries.map(({ body }) => body._id).filter((id) => id !== undefined);
  expect(told.filter((id) => !String(id).startsWith("_."))).toEqual(["a", "b"]);
  // Under the name of whoever scheduled it.
  expect(await publishedBy(client)).toEqual(["local-reviewer"]);
});

test("a scheduled release is not published any more when it was unscheduled or put off", async () => {
  const clock = makeClock();
  const client = clientOf(await startTestLake({ clock }));
  await schedule(client);
  await schedule(client, { releaseId: "other", id: "b" });
  await client.releases.unschedule({ releaseId: "spring" });
  await client.releases.schedule({ releaseId: "other", publishAt: at(20) });
  clock.minutes = 15;
  await looksAt(clock);
  expect([await stateOf(client), await stateOf(client, "other")]).toEqual(["active", "scheduled"]);
  clock.minutes = 20;
  await reaches(client, "published", "other");
  expect(await client.getDocument("a")).toBeUndefined();
});

test("a scheduled release is asked once more at the last moment whether it is still meant", async () => {
  const { lake, store, dataset, lines } = await makeLake();
  const clock = makeClock();
  await dataset.transact({ author: "anna" }, (documents) => {
    const state = { state: "scheduled", publishAt: at(10) };
    documents.apply({ create: { _id: "_.releases.r", _type: "system.release", ...state } });
  });
  const unscheduling = Promise.withResolvers<void>();
  const schedule = new ReleaseSchedule(lake, clock);
  const unscheduled = dataset.transact({ author: "anna" }, async (documents) => {
    await unscheduling.promise;
    documents.apply({ patch: { id: "_.releases.r", set: { state: "active" } } });
  });
  clock.minutes = 11;
  const { looks } = clock;
  await until(() => clock.looks > looks, "the schedule to see that it is due");
  unscheduling.resolve();
  await unscheduled;
  await schedule.close();
  expect(dataset.get("_.releases.r")).toMatchObject({ state: "active" });
  expect(dataset.get("_.releases.r")).not.toHaveProperty("error");
  expect(lines).toEqual([]);
  store.close();
});

test("a scheduled release goes before those with a later time, also when both are overdue", async () => {
  const clock = makeClock();
  const client = clientOf(await startTestLake({ clock }));
  await schedule(client, { releaseId: "a-late", title: "Second", publishAt: at(2) });
  await schedule(client, { releaseId: "b-early", title: "First", publishAt: at(1) });
  clock.minutes = 5;
  await reaches(client, "published", "b-early");
  await reaches(client, "published", "a-late");
  expect(await client.getDocument("a")).toMatchObject({ title: "Second" });
});

test("a scheduled release is published once while the clock jumps back and forth", async () => {
  const clock = makeClock();
  const client = clientOf(await startTestLake({ clock }));
  await schedule(client);
  clock.minutes = -600;
  await looksAt(clock);
  expect(await stateOf(client)).toBe("scheduled");
  clock.minutes = 600;
  await reaches(client, "published");
  await schedule(client, { releaseId: "waiting", id: "b", publishAt: at(700) });
  for (const minutes of [-600, 600, 0, 650]) {
    clock.minutes = minutes;
    await looksAt(clock);
  }
  expect(await publishedBy(client)).toHaveLength(1);
  expect([await stateOf(client), await stateOf(client, "waiting")]).toEqual([
    "published",
    "scheduled",
  ]);
});

test("a scheduled release that cannot be published is active again, says what is wrong, and holds up no other", async () => {
  const clock = makeClock();
  const lake = await startTestLake({ clock });
  const client = clientOf(lake);
  await client.create(post("c"));
  await client.create({ _id: "d", _type: "post", about: { _type: "reference", _ref: "c" } });
  await schedule(client);
  await client.releases.unschedule({ releaseId: "spring" });
  await client.unpublishVersion({ publishedId: "c", releaseId: "spring" });
  await client.releases.schedule({ releaseId: "spring", publishAt: at(5) });
  await schedule(client, { releaseId: "fine", id: "b" });

  clock.minutes = 11;
  await reaches(client, "published", "fine");
  const release = await client.releases.get({ releaseId: "spring" });
  const message = expect.stringContaining('"c" cannot be deleted');
  expect(release).toMatchObject({ state: "active", error: { message } });
  expect(release).not.toHaveProperty("publishAt");
  expect(await client.getDocument("a")).toBeUndefined();
  expect(lake.lines).toEqual([
    expect.stringMatching(/release "spring" could not be published: .*"c" cannot be deleted/),
  ]);

  await client.delete("d");
  await client.releases.publish({ releaseId: "spring" });
  expect(await client.releases.get({ releaseId: "spring" })).not.toHaveProperty("error");
  expect(await client.getDocument("c")).toBeUndefined();
});
