import { expect, test, vi } from "vitest";
import type { TagCommand } from "#web/components/shell/script/analytics/page-events.ts";
import { createTagQueue, type Tag } from "#web/components/shell/script/analytics/tag-queue.ts";

/** A queue whose tag notes what happens to it. */
function recordedQueue() {
  const log: (TagCommand | string)[] = [];
  const tag: Tag = {
    allow: (isAllowed) => log.push(isAllowed ? "allowed" : "not allowed"),
    push: (command) => log.push(command),
  };
  const queue = createTagQueue(() => {
    log.push("started");
    return tag;
  });
  return { log, queue };
}

const view = (path: string) => ["event", "page_view", { page_path: path }];

test("starts nothing while there is no choice", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent(null);
  expect(log).toEqual([]);
});

test("delivers what has waited, in order, once the visitor accepts, and all that follows", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.send(view("/about"));
  queue.setConsent("accepted");
  queue.send(view("/contact"));
  queue.send(view("/free-zones"));
  const commands = log.filter((entry) => typeof entry !== "string");
  expect(commands).toEqual([view("/"), view("/about"), view("/contact"), view("/free-zones")]);
  expect(log.slice(0, 2)).toEqual(["started", "allowed"]);
  expect(log.filter((entry) => entry === "started")).toHaveLength(1);
});

test("drops what has waited once the visitor declines, and all that follows", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent("declined");
  queue.send(view("/about"));
  expect(log).toEqual([]);
});

test("begins from there when a visitor accepts after declining", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent("declined");
  queue.send(view("/about"));
  queue.setConsent("accepted");
  queue.send(view("/contact"));
  expect(log.filter((entry) => typeof entry !== "string")).toEqual([view("/contact")]);
});

test.each(["declined", null] as const)(
  "a started tag is no longer allowed when consent turns %s",
  (choice) => {
    const { log, queue } = recordedQueue();
    queue.setConsent("accepted");
    log.length = 0;
    queue.setConsent(choice);
    queue.send(view("/about"));
    expect(log).toEqual(["not allowed"]);
  },
);

test("what is sent after the visitor thought better of it goes nowhere", () => {
  const { log, queue } = recordedQueue();
  queue.setConsent("accepted");
  queue.setConsent("declined");
  queue.send(view("/"));
  queue.setConsent("accepted");
  expect(log).toEqual(["started", "allowed", "not allowed", "allowed"]);
});

test("a tag that could not be started is tried again with the next event", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const pushed: TagCommand[] = [];
  const startTag = vi
    .fn<() => Tag>()
    .mockImplementationOnce(() => {
      throw new TypeError("Policy disallowed");
    })
    .mockReturnValue({ allow: () => {}, push: (command) => pushed.push(command) });
  const queue = createTagQueue(startTag);
  queue.send(view("/"));
  queue.setConsent("accepted");
  expect(warn).toHaveBeenCalledOnce();
  queue.send(view("/about"));
  expect(pushed).toEqual([view("/"), view("/about")]);
});
