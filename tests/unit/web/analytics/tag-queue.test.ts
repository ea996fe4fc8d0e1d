import { expect, test } from "vitest";
import type { TagCommand } from "#web/lib/analytics/page-events.ts";
import { createTagQueue } from "#web/lib/analytics/tag-queue.ts";

/** A tag that notes what happens to it. */
function recordedQueue() {
  const log: TagCommand[] = [];
  const queue = createTagQueue(["G-1", "AW-2"], {
    push: (command) => log.push(command.map((part) => (part instanceof Date ? "now" : part))),
    load: () => log.push(["load"]),
    silence: () => log.push(["silence"]),
    unsilence: () => log.push(["unsilence"]),
  });
  return { log, queue };
}

const state = (value: "denied" | "granted") => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
});

const byDefault = ["consent", "default", state("denied")];
const configured = [
  ["unsilence"],
  ["consent", "update", state("granted")],
  ["js", "now"],
  ["config", "G-1", { send_page_view: false }],
  ["config", "AW-2", { send_page_view: false }],
];
const view = (path: string) => ["event", "page_view", { page_path: path }];

test("says that consent is denied before anything else, and loads nothing", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent(null);
  expect(log).toEqual([byDefault]);
});

test("hands over what has waited, in order, once the visitor accepts", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.send(view("/about"));
  queue.setConsent("accepted");
  queue.send(view("/contact"));
  expect(log).toEqual([
    byDefault,
    ...configured,
    view("/"),
    view("/about"),
    ["load"],
    view("/contact"),
  ]);
});

test("accepting twice configures and loads once", () => {
  const { log, queue } = recordedQueue();
  queue.setConsent("accepted");
  queue.setConsent("accepted");
  expect(log).toEqual([byDefault, ...configured, ["load"]]);
});

test("drops what has waited once the visitor declines, and all that comes after", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent("declined");
  queue.send(view("/about"));
  expect(log).toEqual([byDefault]);
});

test("begins from there when a visitor accepts after declining", () => {
  const { log, queue } = recordedQueue();
  queue.send(view("/"));
  queue.setConsent("declined");
  queue.send(view("/about"));
  queue.setConsent("accepted");
  queue.send(view("/contact"));
  expect(log).toEqual([byDefault, ...configured, ["load"], view("/contact")]);
});

test.each(["declined", null] as const)("silences a loaded tag when consent turns %s", (choice) => {
  const { log, queue } = recordedQueue();
  queue.setConsent("accepted");
  log.length = 0;
  queue.setConsent(choice);
  queue.send(view("/about"));
  expect(log).toEqual([["silence"]]);
});

test("a tag that was silenced is configured again, but not loaded again", () => {
  const { log, queue } = recordedQueue();
  queue.setConsent("accepted");
  queue.setConsent("declined");
  log.length = 0;
  queue.setConsent("accepted");
  expect(log).toEqual(configured);
});
