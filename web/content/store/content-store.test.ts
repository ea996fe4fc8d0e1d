import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { describe, expect, test, vi } from "vitest";
import type { LakeOptions } from "#web/content/client.ts";
import { fingerprintQuery } from "#web/content/queries/fingerprint.ts";
import { routingQuery } from "#web/content/queries/routing.ts";
import { log } from "#web/lib/log.ts";
import { type ContentQuery, keyOf } from "./content-query.ts";
import { createContentStore } from "./content-store.ts";
import { createStoredResults, readResults } from "./stored-results.ts";

const dayOf = (json: string): number => JSON.parse(json).day;
const menu: ContentQuery = { query: "menu", params: {} };
const pageOf = (slug: string): ContentQuery => ({
  query: "page",
  params: { slug },
  editedPages: (before, after) => (dayOf(before) === dayOf(after) ? [] : [`/${slug}`]),
});
const [about, contact] = [pageOf("about"), pageOf("contact")];
const textOf = (text: string, day = 1) => JSON.stringify({ day, text });

const names: Record<string, string> = {
  [fingerprintQuery]: "fingerprint",
  [routingQuery]: "routing",
};

/** A content lake with the documents of a test, and a store that queries it. */
function startStore(file = "") {
  const published = new Map(
    ["menu", "about", "contact", "routing"].map((name) => [name, textOf("old")]),
  );
  const held = new Map<string, Promise<void>>();
  const asked: string[] = [];
  const lake = { documents: 20, revision: 1, fingerprint: "", queries: [menu, about, contact] };
  const fingerprint = () =>
    JSON.stringify({
      documents: lake.documents,
      ofPages: lake.documents,
      hasSettings: true,
      latest: [`${lake.revision}`],
    });
  async function ask(
    { query, params }: ContentQuery,
    { lastLiveEventId: since }: LakeOptions = {},
  ) {
    const name = names[query] ?? String(params.slug ?? query);
    asked.push(since === undefined ? name : `${name} since ${since}`);
    // The content at this moment, however late the response arrives.
    const json = name === "fingerprint" ? lake.fingerprint || fingerprint() : published.get(name);
    const waiting = held.get(name);
    held.delete(name);
    await waiting;
    if (json === undefined) throw new Error(`no answer about ${name}`);
    // A result depends on several documents, and a document may be part of several results.
    return { json, tags: [`s1:${name}`, "s1:settings"] };
  }
  const store = createContentStore(
    ask,
    createStoredResults(ask, readResults(file)),
    () => lake.queries,
  );
  return {
    store,
    lake,
    asked,
    publish(name: string, json: string | undefined) {
      lake.revision += 1;
      if (json === undefined) published.delete(name);
      else published.set(name, json);
    },
    /** Holds back the next response to a query. @returns releases it */
    holdBack(name: string) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, promise);
      return resolve;
    },
    read: async (query: ContentQuery) => JSON.parse(await store.read(query)).text,
    peek: (query: ContentQuery) => JSON.parse(store.peek(query) ?? "null")?.text,
  };
}

/** The same with the menu and two pages already read. */
async function startRead(file?: string) {
  const site = startStore(file);
  await site.store.refresh();
  site.asked.length = 0;
  return site;
}

const nothing = { changed: new Set(), edited: new Set() };

describe("reading", () => {
  test("a query is sent once for all its readers, and again if it failed", async () => {
    const { read, asked, publish } = startStore();
    publish("about", undefined);
    await expect(read(about)).rejects.toThrow("no answer about about");
    publish("about", textOf("new"));
    for (const _ of ["first", "again"]) expect(await read(about)).toBe("new");
    expect(asked).toEqual(["about", "about"]);
  });

  test("the results hold a publish once a refresh has sent all that it changed", async () => {
    const { store, publish, lake } = startStore();
    await store.refresh();
    publish("about", textOf("new"));
    const revision = `${lake.revision}`;
    expect(store.holds(revision)).toBe(false);
    await store.refresh({ tags: new Set(["s1:about"]) });
    expect(store.holds(revision)).toBe(true);
    publish("about", undefined);
    await store.refresh({ tags: new Set(["s1:about"]) });
    expect(store.holds(`${lake.revision}`), "a refresh that failed").toBe(false);
  });

  test("a process starts with the results that an earlier process has saved", async () => {
    const dir = await makeTempDir();
    const file = join(dir, "results.json");
    const before = await startRead(file);
    await before.store.save(file);
    before.publish("about", textOf("new"));
    await before.store.refresh();
    await before.store.save(file);
    expect(await readdir(dir)).toEqual(["results.json"]);
    const { read, asked, store, lake } = startStore(file);
    lake.revision = before.lake.revision;
    expect(await read(about)).toBe("new");
    expect(await store.refresh()).toEqual(nothing);
    expect(asked).toEqual(["fingerprint"]);
  });

  test.each(["", '[{"query":"*', '[["key","answer of an earlier version"]]'])(
    "a results file with %j is ignored with a log line, and everything is fetched",
    async (text) => {
      const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
      const file = join(await makeTempDir(), "results.json");
      await writeFile(file, text);
      expect(await startStore(file).read(about)).toBe("old");
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(file));
    },
  );
});

describe("refreshing", () => {
  test("where nobody can tell what was published everything is fetched again, and nothing otherwise", async () => {
    const { store, publish, asked, peek } = await startRead();
    expect(await store.refresh()).toEqual(nothing);
    expect(asked).toEqual(["fingerprint"]);
    asked.length = 0;
    publish("about", textOf("new", 2));
    expect(await store.refresh()).toEqual({
      changed: new Set([keyOf(about)]),
      edited: new Set(["/about"]),
    });
    expect(asked.sort()).toEqual(["about", "contact", "fingerprint", "menu", "routing"]);
    expect(peek(about)).toBe("new");
  });

  test("a live event refreshes the queries that its tags name, and new ones", async () => {
    const { store, lake, publish, asked, peek } = await startRead();
    publish("about", textOf("new"));
    const event = { tags: new Set(["s1:about", "s1:unknown"]), since: "event-7" };
    const { changed, edited } = await store.refresh(event);
    expect([changed, edited]).toEqual([new Set([keyOf(about)]), new Set()]);
    expect(asked.sort()).toEqual(["about since event-7", "fingerprint since event-7"]);
    expect(peek(about)).toBe("new");

    asked.length = 0;
    await store.refresh({ tags: new Set(["s1:settings"]) });
    expect(asked.sort()).toEqual(["about", "contact", "fingerprint", "menu", "routing"]);

    const added = pageOf("added");
    lake.queries = [...lake.queries, added];
    publish("routing", textOf("new"));
    publish("added", textOf("new"));
    asked.length = 0;
    await store.refresh({ tags: new Set(["s1:routing"]) });
    expect(asked.sort()).toEqual(["added", "fingerprint", "routing"]);
    expect(peek(added)).toBe("new");
  });

  test("a forced refresh fetches everything", async () => {
    const { store, lake, publish, peek } = await startRead();
    publish("about", textOf("new"));
    lake.revision -= 1;
    expect(await store.refresh()).toEqual(nothing);
    expect((await store.refresh({ everything: true })).changed).toEqual(new Set([keyOf(about)]));
    expect(peek(about)).toBe("new");
  });

  test("a refresh leaves its queries for a newer one, and they are sent after those of that one", async () => {
    const { store, publish, asked, peek, lake } = await startRead();
    for (const name of ["menu", "about", "contact"]) publish(name, textOf("imported"));
    const isHurried = () => asked.includes("menu");
    const first = await store.refresh({ tags: new Set(["s1:settings"]) }, isHurried);
    expect(first).toMatchObject({ changed: new Set([keyOf(menu)]), isCutShort: true });

    publish("contact", textOf("published"));
    asked.length = 0;
    const second = await store.refresh({ tags: new Set(["s1:contact"]) });
    expect(second).toMatchObject({ changed: new Set([keyOf(contact)]), isCutShort: true });
    expect(asked).toEqual(["fingerprint", "contact"]);
    expect([peek(about), peek(contact)]).toEqual(["old", "published"]);
    expect(store.holds(`${lake.revision}`), "before the rest is sent").toBe(false);

    asked.length = 0;
    const third = await store.refresh({ tags: new Set() });
    expect(third).toEqual({ changed: new Set([keyOf(about)]), edited: new Set() });
    expect(asked).toEqual(["fingerprint", "about"]);
    expect(store.holds(`${lake.revision}`)).toBe(true);
  });

  test("a new page that was left waits with the rest for what is newer", async () => {
    const { store, lake, publish, asked } = await startRead();
    const added = pageOf("added");
    lake.queries = [...lake.queries, added];
    for (const name of ["routing", "menu", "added"]) publish(name, textOf("imported"));
    await store.refresh({ tags: new Set(["s1:settings"]) }, () => asked.includes("menu"));
    asked.length = 0;
    await store.refresh({ tags: new Set(["s1:menu"]) });
    expect(asked).toEqual(["fingerprint", "menu"]);
    await store.refresh({ tags: new Set() });
    expect(asked.slice(2).sort()).toEqual(["about", "added", "contact", "fingerprint"]);
  });

  test("pages that are deleted while they are left keep nothing waiting", async () => {
    const { store, lake, publish, asked } = await startRead();
    publish("menu", textOf("imported"));
    await store.refresh({ tags: new Set(["s1:settings"]) }, () => asked.includes("menu"));
    lake.queries = [menu];
    publish("routing", textOf("new"));
    expect(await store.refresh({ tags: new Set(["s1:routing"]) })).not.toHaveProperty("isCutShort");
    expect(store.holds(`${lake.revision}`)).toBe(true);
  });

  test("a refresh with the rest sends its own queries and those that were left", async () => {
    const { store, publish, asked } = await startRead();
    publish("menu", textOf("imported"));
    await store.refresh({ tags: new Set(["s1:settings"]) }, () => asked.includes("menu"));
    asked.length = 0;
    await store.refresh({ tags: new Set(["s1:contact"]), withRest: true });
    expect(asked).toEqual(["fingerprint", "contact", "about"]);
  });

  test("after a failed query the other results are used, and only the failed one is sent again", async () => {
    const { store, publish, asked, peek } = await startRead();
    publish("about", textOf("new"));
    publish("contact", undefined);
    const { changed, failure } = await store.refresh();
    expect(changed).toEqual(new Set([keyOf(about)]));
    expect(String(failure)).toContain("AggregateError");
    expect([peek(about), peek(contact)]).toEqual(["new", "old"]);
    asked.length = 0;
    expect((await store.refresh()).failure).toBeDefined();
    expect(asked).toEqual(["fingerprint", "contact"]);
  });

  test("a publish during a refresh is noticed by the next one", async () => {
    const { store, publish, holdBack, peek } = await startRead();
    publish("menu", textOf("new"));
    const letGo = holdBack("about");
    const refreshed = store.refresh();
    await new Promise(setImmediate);
    publish("contact", textOf("newer"));
    letGo();
    await refreshed;
    expect((await store.refresh()).changed).toEqual(new Set([keyOf(contact)]));
    expect(peek(contact)).toBe("newer");
    expect(await store.refresh()).toEqual(nothing);
  });

  test("a late response from before a publish never replaces a newer one", async () => {
    const { store, publish, holdBack, read, peek } = startStore();
    const letGo = holdBack("about");
    const reading = read(about);
    publish("about", textOf("new"));
    await store.refresh();
    letGo();
    expect([await reading, peek(about)]).toEqual(["new", "new"]);
  });

  test.each([
    [20, '{"ofPages":9,"hasSettings":true}', "has 9 documents of pages, where it had 20"],
    [20, '{"ofPages":9,"hasSettings":false}', "SANITY_API_READ_TOKEN"],
    [20, '{"ofPages":10,"hasSettings":true}', undefined],
    [10, '{"ofPages":0,"hasSettings":true}', undefined],
    [20, "null", "Invalid input"],
    [20, '{"ofPages":"20","hasSettings":true}', "Invalid input"],
    [20, '{"ofPages":20}', "Invalid input"],
  ])(
    "after %i documents, a content lake that reports %s is not believed: %s",
    async (before, says, why) => {
      const { store, lake, publish, peek } = await startRead();
      lake.documents = before;
      await store.refresh();
      publish("about", textOf("new"));
      lake.fingerprint = says;
      const refused = await store.refresh().then(() => "", String);
      expect(refused).toContain(why ?? "");
      expect(peek(about)).toBe(why === undefined ? "new" : "old");
    },
  );

  test("results of removed pages are deleted", async () => {
    const { store, lake, peek, publish } = await startRead();
    lake.queries = [menu, contact];
    publish("routing", textOf("new"));
    publish("about", undefined);
    await store.refresh();
    expect([peek(about), peek(contact)]).toEqual([undefined, "old"]);
  });
});
