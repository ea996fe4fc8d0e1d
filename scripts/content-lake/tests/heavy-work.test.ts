import PQueue from "p-queue";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { refuseWhenFull } from "../errors.ts";
import { clientOf, post, refusal, startTestLake } from "./lake-fixture.ts";

const QUICK = "*[_id == 'post-1'][0].title";
/** Looks at every triple of 400 documents: some 20 s of work. */
const ENDLESS = "count(*[count(*[count(*[title < ^.title]) > 1000]) > 1000])";

async function startFullLake(queryLimits?: { atOnceMs: number; totalMs: number }) {
  const lake = await startTestLake({ queryLimits });
  const client = clientOf(lake);
  const transaction = client.transaction();
  for (let n = 0; n < 400; n += 1) {
    const next = { _type: "reference", _ref: `post-${(n + 1) % 400}` };
    transaction.create({ _id: `post-${n}`, _type: "post", title: `Post ${n}`, next });
  }
  await transaction.create(post("drafts.new", { title: "A new one" })).commit();
  return { lake, client };
}

/** Waits for `work`, asking a quick query again and again; the longest that one took, in ms. */
async function longestWaitDuring(work: Promise<unknown>, ask: () => Promise<unknown>) {
  let longest = 0;
  let over = false;
  const watched = work.finally(() => {
    over = true;
  });
  watched.catch(() => {});
  while (!over) {
    const started = performance.now();
    await ask();
    longest = Math.max(longest, performance.now() - started);
  }
  return longest;
}

test("a query that takes too long does not hold up the others, and is refused when its time is over", async () => {
  const { client } = await startFullLake({ atOnceMs: 200, totalMs: 3000 });
  const endless = client.fetch(ENDLESS);
  const longest = await longestWaitDuring(endless, () => client.fetch(QUICK));
  expect(longest).toBeLessThan(1500);
  await expect(endless).rejects.toEqual(
    refusal(400, "takes longer than 3 s, which is the limit here"),
  );
  expect(await client.fetch(QUICK)).toBe("Post 1");
  // Nor does one that a mutation begins with.
  const query = `*[${ENDLESS.slice(6, -1)}[0]._id == _id]`;
  await expect(client.delete({ query })).rejects.toMatchObject({ statusCode: 400 });
  expect(await client.create({ _type: "post" })).toMatchObject({ _type: "post" });
});

test("a query that takes too long is ended when nobody waits for it any more, and makes room for the next", async () => {
  const { client } = await startFullLake({ atOnceMs: 100, totalMs: 100_000 });
  const abort = new AbortController();
  const { signal } = abort;
  const endless = [1, 2, 3].map((n) => client.fetch(`[${n}, ${ENDLESS}]`, {}, { signal }));
  expect(await client.fetch(QUICK)).toBe("Post 1");
  abort.abort();
  for (const left of endless) await expect(left).rejects.toThrow();
  expect(await client.fetch("count(*[count(*[title < ^.title]) >= 0])")).toBe(400);
}, 30_000);

test("a query is broken off while it is answered, never while it is read", async () => {
  const { client } = await startFullLake({ atOnceMs: 80, totalMs: 1 });
  // Too long to be kept as a tree, long to read, and answered by its first word.
  const comment = `//${"x".repeat(2_100_000)}\n`;
  const query = `${comment}select(true => 1, {${'"a":1,'.repeat(6_000)}"a":1})`;
  expect(await client.fetch(query)).toBe(1);
});

test("what is answered slowly is answered the same", async () => {
  const quick = await startFullLake();
  const slow = await startFullLake({ atOnceMs: 1, totalMs: 60_000 });
  const work = "'work': count(*[count(*[title > ^.title]) > 3])";
  for (const [query, params, perspective] of [
    [
      `*[_type == $type] | order(title desc)[0...5]{title, 'next': next->next->title, ${work}}`,
      { type: "post" },
      "published",
    ],
    [`*[_id in ['new', 'post-1']]{_id, _originalId, title, ${work}}`, {}, "drafts"],
    [`*[[@] match text::query($text)]{_id, ${work}}`, { text: "new" }, "drafts"],
    [
      `{'none': *[_id == 'no'][0], 'day': dateTime('2026-11-21T10:00:00Z') + 60, ${work}}`,
      {},
      "raw",
    ],
  ] as const) {
    const ask = ({ client }: typeof quick) => client.fetch(query, params, { perspective });
    expect(await ask(slow)).toEqual(await ask(quick));
  }
});

describe("large pictures", () => {
  let url: string;

  beforeEach(async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const create = { width: 1500, height: 1000, channels: 3, background: "#888", noise } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const document = await clientOf(await startTestLake()).assets.upload("image", bytes);
    url = document.url;
  });

  test("wait for each other, and never hold up others; left by the client, they are not made", async () => {
    const abort = new AbortController();
    const large = Array.from({ length: 12 }, (_, n) =>
      fetch(`${url}?w=${2600 + n}&fm=avif`, { signal: abort.signal }).catch(() => "left"),
    );
    // The first is under way, and others wait.
    const started = performance.now();
    const small = await fetch(`${url}?w=100`);
    expect(small.status).toBe(200);
    expect(performance.now() - started).toBeLessThan(3000);

    abort.abort();
    expect(await Promise.all(large)).toEqual(Array(12).fill("left"));
    const next = await fetch(`${url}?w=2500&fm=jpg`);
    expect(next.status).toBe(200);
  }, 60_000);

  test("are refused beyond 32 megapixels", async () => {
    const refused = await fetch(`${url}?w=8000`);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining("more than 32 megapixels"),
    });
  });
});

test("only so many wait for a picture or a slow answer: the next is refused at once", async () => {
  const queue = new PQueue({ concurrency: 1, autoStart: false });
  const waiting = [queue.add(async () => {}), queue.add(async () => {})];
  expect(() => refuseWhenFull(queue, 3, "pictures")).not.toThrow();
  expect(() => refuseWhenFull(queue, 2, "pictures")).toThrow(
    expect.objectContaining({
      status: 503,
      message: "Too many pictures are waiting: try again later",
    }),
  );
  queue.start();
  await Promise.all(waiting);
  expect(() => refuseWhenFull(queue, 2, "pictures")).not.toThrow();
});
