import { clientOf, createAll, startTestLake } from "@nordune/content-lake/testing";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { isNoBookkeeping } from "#schemas/shared/bookkeeping.ts";
import { sourceFacts } from "#schemas/shared/sources/source-facts.ts";
import {
  isSettled,
  openSources,
  readingsAmong,
  readingsQuery,
} from "#schemas/shared/sources/source-reading.ts";
import { fetchPublished } from "#scripts/check-content/checks/content.ts";
import { readSources } from "#scripts/sources/read-sources.ts";
import { createSourceClient, type SourceClientOptions } from "#scripts/sources/source-client.ts";
import { createTextReader } from "#scripts/sources/text-reader.ts";
import { confirmPart } from "#studio/tools/figures/confirm-part.ts";
import { startFaultyLake } from "#tests/support/faulty-lake.ts";
import { listenDuringTest } from "#tests/support/listen.ts";
import { createSourceServer, pdfWith, type SourcePage } from "#tests/support/source-server.ts";
import { fingerprintQuery } from "#web/content/queries/fingerprint.ts";

const texts = createTextReader();
afterAll(() => texts.close());

const figure = (id: string, sourceUrl: string, fields: object = {}) => ({
  _id: `figure-${id}`,
  _type: "figure",
  label: "Turnover with compulsory VAT registration",
  value: "375,000",
  unit: "AED",
  sourceTitle: "A law",
  sourceUrl,
  checkedOn: "2026-01-01",
  ...fields,
});

async function startSourceServer(given: Record<string, SourcePage> = {}) {
  const { server, pages, asked } = createSourceServer(given);
  const origin = await listenDuringTest(server);
  return { origin, host: new URL(origin).host, pages, asked };
}

/** A server of sources and a content lake, read at a time that the test sets. */
async function start(pages: Record<string, SourcePage> = {}) {
  const server = await startSourceServer(pages);
  const lake = clientOf(await startTestLake(), { perspective: "raw" });
  let clock = "2026-11-02T09:00:00.000Z";
  async function run(options: Partial<SourceClientOptions> = {}, client = lake) {
    const sources = createSourceClient({
      ...{ userAgent: "Test-sources/1.0 (+https://nordune.example)", pauseMs: 0 },
      ...{ allowed: new Set([server.host]), ...options },
    });
    onTestFinished(() => sources.close());
    const done = await readSources({ lake: client, sources, texts, now: () => new Date(clock) });
    const outcomes = done.read.map(({ fact, outcome }): [string, string] => [fact.id, outcome]);
    return { ...done, outcomes: Object.fromEntries(outcomes) };
  }
  const readings = async () => readingsAmong(await lake.fetch(readingsQuery));
  const open = async () => {
    const facts = sourceFacts(await fetchPublished(lake));
    return openSources(facts, await readings());
  };
  const only = async () => (await readings()).values().next().value ?? expect.unreachable();
  return { ...server, lake, run, readings, only, open, at: (time: string) => (clock = time) };
}

test("a change of a source waits until somebody has checked the figure, and is then the state to compare with", async () => {
  const { origin, pages, lake, run, only, open, at } = await start({
    "/vat": "It registers above AED 375,000 in twelve months.",
  });
  await createAll(lake, figure("vat", `${origin}/vat`));
  expect(await run()).toMatchObject({ outcomes: { "figure-vat": "first" } });
  expect(await open()).toEqual([]);

  at("2026-11-09T09:00:00.000Z");
  expect(await run()).toMatchObject({ outcomes: { "figure-vat": "asBefore" } });

  at("2026-11-16T09:00:00.000Z");
  pages["/vat"] = "From 2027 on, it registers above AED 375 000 in twelve months.";
  expect(await run()).toMatchObject({ outcomes: { "figure-vat": "changed" } });
  const changed = await only();
  expect(changed.before?.passage).toContain("It registers above AED 375,000");
  expect(changed.now?.passage).toContain("From 2027 on, it registers above AED 375 000");

  at("2026-11-23T09:00:00.000Z");
  pages["/vat"] = "It registers above AED 300,000 in twelve months.";
  expect(await run()).toMatchObject({ outcomes: { "figure-vat": "gone" } });
  const gone = await only();
  expect(gone.before?.passage).toContain("It registers above AED 375,000");
  expect(gone.now?.passage).toContain("AED 300,000");
  expect(gone.noticedAt).toBe("2026-11-16T09:00:00.000Z");
  expect(await open()).toMatchObject([{ outcome: "gone", fact: { id: "figure-vat" } }]);

  // A run sets no day of checking, so the change is still there the next week.
  at("2026-11-30T09:00:00.000Z");
  expect(await run()).toMatchObject({ outcomes: { "figure-vat": "gone" } });
  await lake.patch("figure-vat").set({ checkedOn: "2026-12-01" }).commit();
  expect(await open()).toEqual([]);
  at("2026-12-07T09:00:00.000Z");
  expect(await run()).toMatchObject({ outcomes: { "figure-vat": "asBefore" } });
  pages["/vat"] = "It registers above AED 375,000 in twelve months.";
  expect(await run()).toMatchObject({ outcomes: { "figure-vat": "changed" } });
  expect(await open()).toHaveLength(1);
});

test("what was noticed stays noticed while the source cannot be read", async () => {
  const { origin, pages, lake, run, only, open, at } = await start({
    "/vat": "Above AED 375,000.",
  });
  await createAll(lake, figure("vat", `${origin}/vat`));
  await run();
  pages["/vat"] = "Above AED 300,000.";
  await run();
  at("2026-11-09T09:00:00.000Z");
  pages["/vat"] = { status: 500 };
  expect(await run()).toMatchObject({ outcomes: { "figure-vat": "gone" } });
  const noticedAt = "2026-11-02T09:00:00.000Z";
  expect(await only()).toMatchObject({ problem: "It answers 500.", noticedAt });
  await lake.patch("figure-vat").set({ checkedOn: "2026-11-10" }).commit();
  expect(await open()).toEqual([]);
  // What a person has looked at is over, and the source still cannot be read.
  at("2026-11-16T09:00:00.000Z");
  expect(await run()).toMatchObject({ outcomes: { "figure-vat": "unreadable" } });
  expect(await open()).toEqual([]);
});

test("a value that was never found at its source is not said to be gone", async () => {
  const { origin, pages, lake, run, at } = await start({ "/vat": "See the law." });
  await createAll(lake, figure("vat", `${origin}/vat`));
  const { read } = await run();
  expect(read).toMatchObject([{ outcome: "first", reading: { now: { stands: false } } }]);
  at("2026-11-09T09:00:00.000Z");
  pages["/vat"] = "See the new law.";
  expect(await run()).toMatchObject({ outcomes: { "figure-vat": "changed" } });
});

test("a source that has gone back to what it said waits for nobody", async () => {
  const { origin, pages, lake, run, open } = await start({ "/vat": "Above AED 375,000." });
  await createAll(lake, figure("vat", `${origin}/vat`));
  await run();
  pages["/vat"] = "Under construction.";
  await run();
  expect(await open()).toHaveLength(1);
  pages["/vat"] = "Above AED 375,000.";
  await run();
  expect(await open()).toEqual([]);
});

test("a source with an ETag or a date is not sent again while it is the same", async () => {
  const { origin, pages, asked, lake, run, at } = await start();
  pages["/vat"] = ({ headers }, response) => {
    if (headers["if-none-match"] === '"1"' && headers["if-modified-since"] === "a day") {
      return response.writeHead(304).end();
    }
    const own = { "content-type": "text/plain", etag: '"1"', "last-modified": "a day" };
    return response.writeHead(200, own).end("Above AED 375,000.");
  };
  await createAll(lake, figure("vat", `${origin}/vat`));
  await run();
  for (const day of ["2026-11-09", "2026-11-16"]) {
    at(`${day}T09:00:00.000Z`);
    expect(await run()).toMatchObject({ outcomes: { "figure-vat": "asBefore" } });
    expect(asked.at(-1)?.headers).toMatchObject({ "if-none-match": '"1"' });
  }
  // Another value is searched for in the whole text.
  await lake.patch("figure-vat").set({ value: "187,500" }).commit();
  const { read } = await run();
  expect(asked.at(-1)?.headers).not.toHaveProperty("if-none-match");
  expect(read).toMatchObject([{ outcome: "first", reading: { now: { stands: false } } }]);
});

test("the value is recognised in every form in which sources write it, also in a PDF", async () => {
  const pages = {
    "/commas": "Above AED 375,000 a year.",
    "/spaces": "Above 375\u202f000 dirhams a year.",
    "/points": "Above 375.000 AED a year.",
    "/arabic": "ما يزيد على ٣٧٥٬٠٠٠ درهم في السنة.",
    "/words": "Above three hundred and seventy-five thousand dirhams a year.",
    "/table": "<table><tr><td>2024</td><td>375,000</td><td>5%</td></tr></table>",
    "/aside": "</p><aside>Above AED 375,000</aside><p>",
    "/pdf": { headers: { "content-type": "application/pdf" }, body: pdfWith("Above AED 375,000.") },
    "/text": { headers: { "content-type": "text/plain" }, body: "Above AED 375,000." },
    "/other": "Above AED 1,375,000 a year.",
  };
  const { origin, lake, run } = await start(pages);
  const ids = Object.keys(pages).map((path) => path.slice(1));
  await createAll(lake, ...ids.map((id) => figure(id, `${origin}/${id}`)));
  const { read } = await run();
  const missing = read.filter(({ reading }) => reading.now?.stands !== true);
  expect(missing.map(({ fact }) => fact.id)).toEqual(["figure-other"]);
});

test("a robots.txt that names its sitemap among the programs it addresses still forbids all of them", async () => {
  const { origin, asked, lake, run } = await start({
    "/robots.txt": {
      body: "User-agent: Test-sources\nSitemap: /sitemap.xml\nUser-agent: Other\nDisallow: /forbidden",
    },
    "/forbidden": "Above AED 375,000.",
    "/open": "Above AED 375,000.",
  });
  await createAll(lake, ...["forbidden", "open"].map((id) => figure(id, `${origin}/${id}`)));
  const { read } = await run();
  const problems = read.map(({ fact, reading }) => [fact.id, reading.problem ?? ""]);
  expect(Object.fromEntries(problems)).toEqual({
    "figure-forbidden": expect.stringContaining("forbids programs to read it"),
    "figure-open": "",
  });
  expect(asked.map(({ path }) => path)).toEqual(["/robots.txt", "/open"]);
});

test("a source that cannot be read says why, whatever the reason", async () => {
  const { origin, pages, lake, run, readings, open } = await start({
    "/": "Welcome.",
    "/robots.txt": { body: "User-agent: *\nDisallow: /forbidden" },
    "/forbidden": "Above AED 375,000.",
    "/broken": { status: 500 },
    "/slow": () => {},
    "/moved": { status: 301, headers: { location: "/" } },
    "/round": { status: 302, headers: { location: "/round" } },
    "/inwards": { status: 302, headers: { location: "http://169.254.169.254/latest" } },
    "/large": { headers: { "content-type": "text/plain" }, body: "x".repeat(200_000) },
    "/picture": { headers: { "content-type": "image/png" }, body: "PNG" },
    "/script": { headers: { "content-type": "text/html" }, body: "<script>draw()</script>" },
    "/pdf": { headers: { "content-type": "application/pdf" }, body: "%PDF-1.4 but no more" },
  });
  const because = {
    forbidden: "forbids programs to read it",
    gone: "It answers 404.",
    broken: "It answers 500.",
    slow: "It does not answer in 0.5 seconds.",
    moved: "It leads to the home page",
    round: "It redirects more than 5 times.",
    inwards: "169.254.169.254 is on a private network",
    large: "It is larger than 0.1 MB.",
    picture: "the type image/png",
    script: "It shows no text to programs.",
    pdf: "PDF",
  };
  const ids = Object.keys(because);
  await createAll(lake, ...ids.map((id) => figure(id, `${origin}/${id}`)));
  const { read } = await run({ timeLimitMs: 500, sizeLimit: 100_000 });
  const problems = read.map(({ fact: { id }, reading: { problem } }) => [id.slice(7), problem]);
  for (const [id, why] of Object.entries(because)) {
    expect(Object.fromEntries(problems)[id], id).toContain(why);
  }
  expect(await open()).toHaveLength(ids.length);

  // What was read before stays, and is what the source is compared with when it answers again.
  pages["/broken"] = "Above AED 375,000.";
  await run({ timeLimitMs: 500 });
  pages["/broken"] = { status: 503 };
  await run({ timeLimitMs: 500 });
  const reading = (await readings()).get("figure-broken");
  expect(reading).toMatchObject({ problem: "It answers 503.", now: { stands: true } });
  pages["/broken"] = "Above AED 300,000.";
  const { outcomes } = await run({ timeLimitMs: 500 });
  expect(outcomes["figure-broken"]).toBe("gone");
});

test("a host is asked again a second after its answer, is told who asks, and keeps no other host waiting", async () => {
  const other = await startSourceServer({ "/two": "Two.", "/three": "Three." });
  const { origin, pages, asked, lake, run } = await start({ "/thereafter": "Thereafter." });
  // It answers when the other host has been asked for everything.
  const isDone = Promise.withResolvers<void>();
  let answeredAt = 0;
  pages["/slow"] = (_request, response) =>
    void isDone.promise.then(() => {
      answeredAt = performance.now();
      response.end("Slow.");
    });
  other.pages["/three"] = (_request, response) => {
    response.end("Three.");
    isDone.resolve();
  };
  const sources = { slow: origin, thereafter: origin, two: other.origin, three: other.origin };
  const figures = Object.entries(sources).map(([id, host]) => figure(id, `${host}/${id}`));
  await createAll(lake, ...figures, figure("again", `${other.origin}/two`));
  const allowed = new Set([new URL(origin).host, other.host]);
  const { read } = await run({ allowed, pauseMs: 1_000 });
  expect(read.map(({ reading }) => reading.problem)).toEqual(Array(5).fill(null));
  for (const requests of [asked, other.asked]) {
    const pauses = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThan(900);
  }
  // The pause begins with the answer, however late that comes.
  const afterSlow = asked.at(-1);
  expect(afterSlow?.path).toBe("/thereafter");
  expect((afterSlow?.at ?? 0) - answeredAt).toBeGreaterThan(900);
  // Two figures of one address are one request, and robots.txt is asked for first.
  expect(other.asked.map(({ path }) => path)).toEqual(["/robots.txt", "/two", "/three"]);
  expect(other.asked[0]?.headers["user-agent"]).toContain("(+https://nordune.example)");
});

test.each([
  "http://127.0.0.1:8080/",
  "http://localhost:8080/",
  "http://[::1]:8080/",
  "http://[::ffff:10.0.0.1]/",
  "http://2130706433/",
  "http://169.254.169.254/latest/meta-data",
  "http://192.168.1.1/",
])("an address inside of the own network is not asked: %s", async (address) => {
  const { lake, run } = await start();
  await createAll(lake, figure("inside", address));
  const { read } = await run({ allowed: new Set() });
  expect(read[0]?.reading.problem).toMatch(/is on a private network, which is not read/);
});

test.each(["file:///etc/passwd", "ftp://example.com/x", "https://me:secret@example.com/", "law"])(
  "what is no plain web address is not asked: %s",
  async (address) => {
    const { lake, run } = await start();
    await createAll(lake, figure("odd", address));
    expect((await run()).read[0]?.reading.problem).toMatch(/It is no web address|leave them out/);
  },
);

test("a row and a source of zone facts are watched like a figure, with what has changed side by side", async () => {
  const { origin, pages, lake, run, readings } = await start({ "/papers": "You need two papers." });
  const row = { sourceTitle: "Ministry", sourceUrl: `${origin}/papers`, checkedOn: "2026-01-01" };
  await createAll(
    lake,
    {
      _id: "country",
      _type: "homeCountry",
      name: "Estonia",
      rows: [{ _key: "a", part: "papers", ...row }],
    },
    { _id: "zoneSource-a", _type: "zoneSource", ...row },
  );
  const ids = ['country.rows[_key=="a"]', "zoneSource-a"];
  expect(Object.keys((await run()).outcomes).sort()).toEqual(ids);
  pages["/papers"] = "You need three papers.";
  expect(Object.values((await run()).outcomes)).toEqual(["changed", "changed"]);
  for (const id of ids) {
    const reading = (await readings()).get(id);
    expect(reading?.before?.passage).toContain("You need two papers.");
    expect(reading?.now?.passage).toContain("You need three papers.");
  }
});

test("a row that is still right is confirmed without opening its document, and can be taken back", async () => {
  const { origin, pages, lake, run, open, at } = await start({ "/papers": "You need two papers." });
  const row = { _key: "a", sourceUrl: `${origin}/papers`, checkedOn: "2026-01-01" };
  const other = { ...row, _key: "b", sourceUrl: `${origin}/other` };
  const country = { _id: "country", _type: "homeCountry", name: "Estonia", rows: [row, other] };
  await createAll(lake, country);
  await run();
  at("2026-11-09T09:00:00.000Z");
  pages["/papers"] = "You need three papers.";
  await run();
  const [changed] = (await open()).filter(({ outcome }) => outcome === "changed");
  const { fact } = changed ?? expect.unreachable();
  const stored = async () => (await lake.getDocument("country")) ?? expect.unreachable();
  const seen = await stored();
  const undo = await confirmPart(lake, seen, fact, "2026-11-10");
  expect(await stored()).toMatchObject({ rows: [{ ...row, checkedOn: "2026-11-10" }, other] });
  expect(await open()).toMatchObject([{ outcome: "unreadable" }]);
  await expect(confirmPart(lake, seen, fact, "2026-11-11")).rejects.toThrow("has been published");
  await undo(lake);
  expect(await stored()).toMatchObject({ rows: [row, other] });
});

test("the next value of a figure is read at its own source, and a figure that repeats another is not read", async () => {
  const { origin, lake, run } = await start({ "/now": "9 %", "/next": "From 2027 on 10 %." });
  const next = { from: "2027-01-01", value: "10", sourceUrl: `${origin}/next` };
  await createAll(
    lake,
    figure("rate", `${origin}/now`, { value: "9", unit: "%", next }),
    figure("same", `${origin}/now`, { sameAs: { _type: "reference", _ref: "figure-rate" } }),
  );
  const { read } = await run();
  const stands = read.map(({ fact, reading }) => [fact.id, reading.now?.stands]);
  expect(stands.sort()).toEqual([
    ["figure-rate", true],
    ["figure-rate.next", true],
  ]);
});

test("reading sources changes no content, no export and no fingerprint of the site", async () => {
  const { origin, lake, run } = await start({ "/vat": "Above AED 375,000." });
  await createAll(lake, figure("vat", `${origin}/vat`));
  const state = async () => ({
    content: await fetchPublished(lake),
    fingerprint: await lake.fetch(fingerprintQuery, {}, { perspective: "published" }),
  });
  const before = await state();
  await run();
  expect((await lake.fetch<unknown[]>(readingsQuery)).length).toBe(1);
  expect(await state()).toEqual(before);
  // Nor does anything else that the tools note.
  const types = [...isNoBookkeeping.matchAll(/"(\w+)"/g)].map(([, type = ""]) => type);
  for (const [index, _type] of types.entries()) {
    await lake.create({ _id: `content.note.${index}`, _type }, { visibility: "sync" });
  }
  expect(await state()).toEqual(before);
  await lake.delete("figure-vat");
  await run();
  expect(await lake.fetch(readingsQuery)).toEqual([]);
});

test("of two runs at the same time each reading is written by one, and the other says so", async () => {
  const { origin, lake, run } = await start({ "/vat": "Above AED 375,000." });
  await createAll(lake, figure("vat", `${origin}/vat`));
  await run();
  const [one, other] = await Promise.all([run(), run()]);
  expect([one.leftToAnother, other.leftToAnother].sort()).toEqual([0, 1]);
});

test("a run that is stopped keeps what it has read, and the next one begins with the rest", async () => {
  const { origin, asked, lake, run, readings } = await start({
    "/a": "A.",
    "/b": "B.",
    "/c": "C.",
  });
  await createAll(lake, ...["a", "b", "c"].map((id) => figure(id, `${origin}/${id}`)));
  const failing = await startFaultyLake(lake.config().apiHost);
  onTestFinished(failing.close);
  let stored = 0;
  failing.faulty = /\/data\/mutate\//;
  failing.fault = async () => (++stored > 1 ? "answers 500" : undefined);
  const client = clientOf(failing, { perspective: "raw", maxRetries: 0 });
  await expect(run({}, client)).rejects.toThrow(/^What was read cannot be stored: /);
  expect([...(await readings()).keys()]).toEqual(["figure-a"]);
  asked.length = 0;
  await run();
  expect(asked.map(({ path }) => path)).toEqual(["/robots.txt", "/b", "/c", "/a"]);
});

test("while the content lake does not answer, no source is asked", async () => {
  const { asked, run } = await start();
  const away = clientOf({ url: "http://127.0.0.1:2" }, { perspective: "raw", maxRetries: 0 });
  await expect(run({}, away)).rejects.toThrow(/^The content lake cannot be read: .*ECONNREFUSED/);
  expect(asked).toEqual([]);
});

test.each([
  ["was checked on a later day", "2026-11-03", [], true],
  ["was checked before", "2026-11-01", [], false],
  ["has no day of checking", undefined, [], false],
  ["was checked again on the same day, which was not its day before", "2026-11-02", [], true],
])(
  "what the machine noticed is settled or not if the fact %s",
  (_what, checkedOn, looks, settled) => {
    const noticed = { noticedAt: "2026-11-02T09:00:00.000Z", checkedOnThen: "2026-01-01" };
    expect(isSettled({ ...reading, ...noticed }, { checkedOn, looks })).toBe(settled);
  },
);

test("a check in the morning does not settle what the machine notices at noon; a second one does", () => {
  const noticed = { noticedAt: "2026-11-02T09:00:00.000Z", checkedOnThen: "2026-11-02" };
  const looked = (...looks: string[]) =>
    isSettled({ ...reading, ...noticed }, { checkedOn: "2026-11-02", looks });
  expect(looked("2026-11-02T05:00:00.000Z")).toBe(false);
  expect(looked("2026-11-02T05:00:00.000Z", "2026-11-02T10:00:00.000Z")).toBe(true);
  const declined = { done: "Declined (too early)", at: "2026-11-02T10:00:00.000Z", _key: "a" };
  const [fact] = sourceFacts([figure("vat", "https://example.com", { log: [declined] })]);
  expect(fact?.looks).toEqual([]);
});

const reading = {
  ...{ address: "", value: null, fetchedAt: "", problem: null, before: null, now: null },
  ...{ etag: null, lastModified: null },
};
