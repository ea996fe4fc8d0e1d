import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { describe, expect, test } from "vitest";
import { createAnswerStore, readAnswers } from "#web/content/answers/answer-store.ts";
import type { Question } from "#web/content/answers/live-content.ts";
import type { askLake } from "#web/content/client.ts";
import { fingerprintQuery, routingQuery } from "#web/content/queries/fingerprint.ts";

const menu: Question = { query: "menu", params: {} };
const pageOf = (slug: string): Question => ({ query: "page", params: { slug }, page: `/${slug}` });
const [about, contact] = [pageOf("about"), pageOf("contact")];
const textOf = (text: string, day = 1) => JSON.stringify({ _updatedAt: `2026-01-0${day}`, text });

const names: Record<string, string> = {
  [fingerprintQuery]: "fingerprint",
  [routingQuery]: "routing",
};

/** A content lake that answers what a test publishes, and a store that asks it. */
function startStore(file = "") {
  const published = new Map(
    ["menu", "about", "contact", "routing"].map((name) => [name, textOf("old")]),
  );
  const held = new Map<string, Promise<void>>();
  const asked: string[] = [];
  const lake = { documents: 20, revision: 1, fingerprint: "", questions: [menu, about, contact] };
  const pulseText = () =>
    JSON.stringify({ documents: lake.documents, latest: [`${lake.revision}`] });
  const ask: typeof askLake = async ({ query, params }, { lastLiveEventId: since } = {}) => {
    const name = names[query] ?? String(params.slug ?? query);
    asked.push(since === undefined ? name : `${name} since ${since}`);
    // What is published at this moment, however late the answer comes.
    const text = name === "fingerprint" ? lake.fingerprint || pulseText() : published.get(name);
    const waiting = held.get(name);
    held.delete(name);
    await waiting;
    if (text === undefined) throw new Error(`no answer about ${name}`);
    return text;
  };
  const store = createAnswerStore(ask, readAnswers(file), () => lake.questions);
  return {
    store,
    lake,
    asked,
    publish(name: string, text: string | undefined) {
      lake.revision += 1;
      if (text === undefined) published.delete(name);
      else published.set(name, text);
    },
    /** Has the next answer about something wait. @returns lets them go */
    holdBack(name: string) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, promise);
      return resolve;
    },
    read: async (question: Question) => JSON.parse(await store.read(question)).text,
    peek: (question: Question) => JSON.parse(store.peek(question) ?? "null")?.text,
  };
}

/** The same, which has read the menu and two pages. */
async function startRead(file?: string) {
  const site = startStore(file);
  await site.store.refresh();
  site.asked.length = 0;
  return site;
}

describe("reading", () => {
  test("asks a question once, however often it is read, and again where no answer came", async () => {
    const { read, asked, publish } = startStore();
    publish("about", undefined);
    await expect(read(about)).rejects.toThrow("no answer about about");
    publish("about", textOf("new"));
    for (const _ of ["first", "again"]) expect(await read(about)).toBe("new");
    expect(asked).toEqual(["about", "about"]);
  });

  test("asks nothing of what an earlier process has saved last, with nothing left beside it", async () => {
    const dir = await makeTempDir();
    const file = join(dir, "answers.json");
    const before = await startRead(file);
    await before.store.save(file);
    before.publish("about", textOf("new"));
    await before.store.refresh();
    await before.store.save(file);
    expect(await readdir(dir)).toEqual(["answers.json"]);
    const { read, asked, store, lake } = startStore(file);
    lake.revision = before.lake.revision;
    expect(await read(about)).toBe("new");
    expect(await store.refresh()).toBeUndefined();
    expect(asked).toEqual(["fingerprint"]);
  });

  test.each(["", '[{"query":"*'])("asks anew where the file holds %j", async (text) => {
    const file = join(await makeTempDir(), "answers.json");
    await writeFile(file, text);
    expect(await startStore(file).read(about)).toBe("old");
  });
});

describe("refreshing", () => {
  test("asks everything once more, as of an event, and knows what has become another", async () => {
    const { store, lake, publish, asked, peek } = await startRead();
    const { reads } = await store.track(() => store.read(about));
    const others = await store.track(() => store.read(contact));
    publish("about", textOf("new", 2));
    // What says whether anything was published may be known before the rest.
    lake.revision -= 1;
    expect(await store.refresh()).toBeUndefined();
    asked.length = 0;
    expect(await store.refresh("event-7")).toEqual(new Set(["/about"]));
    const all = ["about", "contact", "fingerprint", "menu", "routing"];
    expect(asked.sort()).toEqual(all.map((name) => `${name} since event-7`));
    expect(peek(about)).toBe("new");
    expect([store.isCurrent(reads), store.isCurrent(others.reads)]).toEqual([false, true]);
  });

  test("holds what came when one answer failed, says that it did, and stays behind", async () => {
    const { store, publish, peek } = await startRead();
    publish("about", textOf("new"));
    publish("contact", undefined);
    for (const _ of ["first", "again"]) await expect(store.refresh()).rejects.toThrow();
    expect([peek(about), peek(contact)]).toEqual(["new", "old"]);
  });

  test("notices later what is published meanwhile", async () => {
    const { store, publish, holdBack } = await startRead();
    const letGo = holdBack("about");
    const refreshed = store.refresh();
    await new Promise(setImmediate);
    publish("contact", textOf("new"));
    letGo();
    await refreshed;
    for (const is of [new Set(), undefined]) expect(await store.refresh()).toEqual(is);
  });

  test("outdoes an answer of before, which was asked first and comes last", async () => {
    const { store, publish, holdBack, read, peek } = startStore();
    const letGo = holdBack("about");
    const reading = read(about);
    publish("about", textOf("new"));
    await store.refresh();
    letGo();
    expect([await reading, peek(about)]).toEqual(["new", "new"]);
  });

  test.each([
    [20, '{"documents":9}', "there are 9 documents, where there were 20"],
    [20, '{"documents":10}', undefined],
    [10, '{"documents":0}', undefined],
    [20, "null", "Invalid input"],
    [20, '{"documents":"20"}', "Invalid input"],
  ])("where %i documents were, a lake that says %s is refused: %s", async (before, says, why) => {
    const { store, lake, publish, peek } = await startRead();
    lake.documents = before;
    await store.refresh();
    publish("about", textOf("new"));
    lake.fingerprint = says;
    const refused = await store.refresh().then(() => "", String);
    expect(refused).toContain(why ?? "");
    expect(peek(about)).toBe(why === undefined ? "new" : "old");
  });
});

describe("tracking", () => {
  test("notes what each of several at once has read, and nothing of the others", async () => {
    const { store } = await startRead();
    const track = (...questions: Question[]) =>
      store.track(() => Promise.all(questions.map(store.read)));
    const [one, other] = await Promise.all([track(menu, about), track(menu, contact)]);
    const nothing = await store.track(async () => {});
    expect([one.reads.size, other.reads.size, nothing.reads.size]).toEqual([2, 2, 0]);
    expect([...one.reads.keys()].filter((key) => other.reads.has(key))).toHaveLength(1);
  });

  test("an answer that became another and back again is as it was", async () => {
    const { store, publish } = await startRead();
    const { reads } = await store.track(() => store.read(about));
    for (const text of ["old", "new", "old"]) {
      publish("about", textOf(text));
      await store.refresh();
      expect(store.isCurrent(reads)).toBe(text === "old");
    }
  });

  test("what reads an answer once more after a change reads what it was, and is of before", async () => {
    const { store, publish, read } = await startRead();
    const { reads } = await store.track(async () => {
      await read(about);
      publish("about", textOf("new"));
      await store.refresh();
      expect(await read(about)).toBe("old");
    });
    expect(store.isCurrent(reads)).toBe(false);
  });
});

test("what is asked no more is forgotten", async () => {
  const { store, lake, peek, publish } = await startRead();
  const { reads } = await store.track(() => store.read(about));
  lake.questions = [menu, contact];
  publish("about", undefined);
  await store.refresh();
  expect([peek(about), peek(contact), store.isCurrent(reads)]).toEqual([undefined, "old", false]);
});
