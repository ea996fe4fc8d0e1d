import { expect, test, vi } from "vitest";
import type { TagCommand } from "#web/lib/analytics/page-events.ts";
import { createTagQueue, type Tag } from "#web/lib/analytics/tag-queue.ts";

/** A queue whose tag notes what happens to it. */
function recordedQueue() {
  const log: (TagCommand | string)[] = [];
  const tag: Tag = {
    allow: (isAllowed) => log.push(isAllowed ? "allowed" : "not allowed"),
    push: (command) => log.push(command),
  };
  const queue = createTagQueue(async () => {
    log.push("fetched");
    return tag;
  });
  return { log, queue };
}

/** Lets everything that waits for the tag go on. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const view = (path: string) => ["event", "page_view", { page_path: path }];

test("fetches nothing while there is no choice", async () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent(null);
  await settled();
  expect(log).toEqual([]);
});

test("delivers what has waited, in order, once the visitor accepts, and all that follows", async () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.send(view("/about"));
  queue.setConsent("accepted");
  queue.send(view("/contact"));
  await settled();
  queue.send(view("/free-zones"));
  await settled();
  const commands = log.filter((entry) => typeof entry !== "string");
  expect(commands).toEqual([view("/"), view("/about"), view("/contact"), view("/free-zones")]);
  expect(log.slice(0, 2)).toEqual(["fetched", "allowed"]);
  expect(log.filter((entry) => entry === "fetched")).toHaveLength(1);
});

test("drops what has waited once the visitor declines, and all that follows", async () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent("declined");
  queue.send(view("/about"));
  await settled();
  expect(log).toEqual([]);
});

test("begins from there when a visitor accepts after declining", async () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent("declined");
  queue.send(view("/about"));
  queue.setConsent("accepted");
  queue.send(view("/contact"));
  await settled();
  expect(log.filter((entry) => typeof entry !== "string")).toEqual([view("/contact")]);
});

test.each(["declined", null] as const)(
  "a fetched tag is no longer allowed when consent turns %s",
  async (choice) => {
    const { log, queue } = recordedQueue();
    queue.setConsent("accepted");
    await settled();
    log.length = 0;
    queue.setConsent(choice);
    queue.send(view("/about"));
    await settled();
    expect(log).toEqual(["not allowed"]);
  },
);

test("a tag that arrives after the visitor thought better of it is never allowed", async () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent("accepted");
  queue.setConsent("declined");
  await settled();
  expect(log).not.toContain("allowed");
  expect(log).not.toContainEqual(view("/"));
});

test("a tag that could not be fetched is tried again with the next event", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const pushed: TagCommand[] = [];
  const fetchTag = vi
    .fn<() => Promise<Tag>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ allow: () => {}, push: (command) => pushed.push(command) });
  const queue = createTagQueue(fetchTag);
  queue.send(view("/"));
  queue.setConsent("accepted");
  await settled();
  expect(warn).toHaveBeenCalledOnce();
  queue.send(view("/about"));
  await settled();
  expect(pushed).toEqual([view("/"), view("/about")]);
});
