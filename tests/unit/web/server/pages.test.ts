import { setImmediate } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { expectOutput } from "#tests/integration/site-fixture.ts";
import type { Reads } from "#web/content/answers/answer-store.ts";
import { type FinishedAnswer, finishedAnswer } from "#web/server/finished-answer.ts";
import { createPages } from "#web/server/pages.ts";

const answerOf = (text: string, status = 200): FinishedAnswer =>
  finishedAnswer(status, {}, Buffer.from(text));

const BESIDE = [
  ...["/offline", "/_unmatched/page", "/.well-known/security.txt"],
  ...["/sitemap.xml", "/figures.xml"],
];

type Rendering = { answer: FinishedAnswer; reads: Reads };

/**
 * The pages of a site. What each is made from has a version, of which `publish` makes another; a
 * rendering reads that version, and the menu's with it.
 * @param finish what becomes of a rendering
 */
function startPages(finish = async (_path: string, made: Rendering): Promise<Rendering> => made) {
  const versions = new Map<string, number>();
  const versionOf = (name: string) => versions.get(name) ?? 1;
  const site = { day: "2026-11-22", paths: new Set(["/", "/about", "/contact"]) };
  const rendered: string[] = [];
  const textOf = (path: string) => `${path} ${versionOf(path)} of ${site.day}`;
  const pages = createPages({
    table: () => ({ paths: site.paths, isLive: (path) => site.paths.has(path) }),
    today: () => site.day,
    isCurrent: (reads) => [...reads].every(([name, version]) => versionOf(name) === version),
    render(path) {
      rendered.push(path);
      const reads = new Map([path, "menu"].map((name) => [name, versionOf(name)]));
      return finish(path, { answer: answerOf(textOf(path)), reads });
    },
  });
  return {
    pages,
    site,
    rendered,
    textOf,
    publish: (name: string) => void versions.set(name, versionOf(name) + 1),
    shown: (path: string) => pages.get(path)?.text.toString(),
    /** Has what is stale rendered. @returns what that was, in its order */
    async renderStale(edited?: ReadonlySet<string>) {
      rendered.length = 0;
      await pages.renderStale(edited);
      // Whatever waits behind the first pages.
      await new Promise((resolve) => setTimeout(resolve, 10));
      return [...rendered];
    },
  };
}

describe("what is rendered", () => {
  test("is everything at first, each page before what is made from pages", async () => {
    const { renderStale } = startPages();
    const all = ["/", "/about", "/contact", ...BESIDE];
    expect(await renderStale()).toEqual(all);
    expect(await renderStale()).toEqual([]);
  });

  test("is exactly what has read an answer that became another, or is of another day", async () => {
    const { renderStale, publish, site, shown, textOf } = startPages();
    await renderStale();
    publish("/about");
    expect(shown("/about")).toBe("/about 1 of 2026-11-22");
    expect(await renderStale()).toEqual(["/about"]);
    expect(shown("/about")).toBe(textOf("/about"));
    publish("menu");
    const all = await renderStale(new Set(["/contact"]));
    expect([all.length, all[0]], "first what was edited").toEqual([8, "/contact"]);
    site.day = "2026-11-23";
    expect(await renderStale()).toHaveLength(8);
    expect(shown("/about")).toBe("/about 2 of 2026-11-23");
  });

  test("is again what read nothing, for it was rendered for somebody else", async () => {
    const warnings = expectOutput("warn");
    const { renderStale, shown } = startPages(async (_, { answer }) => ({
      answer,
      reads: new Map(),
    }));
    await renderStale();
    expect(warnings.lines()).toHaveLength(8);
    expect(shown("/")).toBeUndefined();
  });

  test.each(["change", "day"] as const)(
    "is once more what the %s overtakes while it is rendered",
    async (what) => {
      const site = startPages(async (_, made) => {
        if (what === "day") site.site.day = "2026-11-23";
        else if (site.textOf("/about").includes(" 1 ")) site.publish("/about");
        return made;
      });
      await site.renderStale();
      expect(site.shown("/about")).toBe(site.textOf("/about"));
      expect(site.shown("/")).toBe(site.textOf("/"));
    },
  );

  test("is one page after the other, and at once what was edited", async () => {
    const running = new Set<string>();
    const done: string[] = [];
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
    let mostAtOnce = 0;
    const site = startPages(async (path, made) => {
      running.add(path);
      mostAtOnce = Math.max(mostAtOnce, running.size);
      await (made.reads.get("menu") === 2 && path === "/sitemap.xml" ? isRead : setImmediate());
      running.delete(path);
      done.push(path);
      return made;
    });
    await site.renderStale();
    await vi.waitUntil(() => done.length === 8);
    site.publish("menu");
    await site.renderStale();
    await vi.waitUntil(() => running.has("/sitemap.xml"));
    expect(mostAtOnce).toBe(1);
    site.publish("/about");
    await site.renderStale(new Set(["/about"]));
    expect(site.shown("/about")).toBe(site.textOf("/about"));
    read();
    await vi.waitUntil(() => done.length === 8 + 8 + 1);
    expect(done.slice(-2)).toEqual(["/sitemap.xml", "/figures.xml"]);
  });
});

describe("a page that cannot be rendered", () => {
  test.each([
    ["fails", () => Promise.reject(new Error("no answer"))],
    ["answers 500", async () => ({ answer: answerOf("sorry", 500), reads: new Map() })],
  ])("and %s stays as it was, is reported once, and tried with each look", async (_what, fail) => {
    const warnings = expectOutput("warn");
    let isBroken = false;
    const site = startPages(async (path, made) => (isBroken && path === "/about" ? fail() : made));
    await site.renderStale();
    isBroken = true;
    site.publish("menu");
    expect(await site.renderStale()).toHaveLength(8);
    expect(site.shown("/about")).toBe("/about 1 of 2026-11-22");
    expect(await site.renderStale()).toEqual(["/about"]);
    expect(warnings.lines()).toEqual([expect.stringContaining("/about could not be rendered")]);
    isBroken = false;
    expect(await site.renderStale()).toEqual(["/about"]);
  });

  test("as it changes all the while is left to its visitors for a time", async () => {
    const warnings = expectOutput("warn");
    const site = startPages(async (path, made) => {
      if (path === "/about") site.publish(path);
      return made;
    });
    await site.renderStale();
    expect(site.rendered.filter((path) => path === "/about")).toHaveLength(5);
    expect(warnings.lines()).toEqual([expect.stringContaining("/about could not be rendered")]);
  });
});

test("a page that is gone is forgotten with its picture", async () => {
  const { renderStale, pages, site, shown } = startPages();
  await renderStale();
  await pages.render("/share-image/about.png");
  site.paths.delete("/about");
  expect(await renderStale()).toEqual([]);
  expect(shown("/about")).toBeUndefined();
});
