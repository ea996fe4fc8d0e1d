import sharp from "sharp";
import { expect, test } from "vitest";
import { boundedQueue } from "../bounded-queue.ts";
import { createAll, post, refusal, startTestLake } from "./lake-fixture.ts";

const QUICK = "*[_id == 'post-1'][0].title";
/** Looks at every triple of 400 documents: some 20 s of work. */
const ENDLESS = "count(*[count(*[count(*[title < ^.title]) > 1000]) > 1000])";

async function startFullLake(queryLimits?: { atOnceMs: number; totalMs: number }) {
  const { client } = await startTestLake({ queryLimits });
  const posts = Array.from({ length: 400 }, (_, n) => {
    const next = { _type: "reference", _ref: `post-${(n + 1) % 400}` };
    return post(`post-${n}`, { title: `Post ${n}`, next });
  });
  await createAll(client, ...posts, post("drafts.new", { title: "A new one" }));
  return client;
}

test("a query that takes too long does not hold up the others, and is refused when its time is over", async () => {
  const client = await startFullLake({ atOnceMs: 200, totalMs: 4000 });
  let isOver = false;
  const endless = client.fetch(ENDLESS).finally(() => {
    isOver = true;
  });
  endless.catch(() => {});
  for (let n = 0; n < 5; n += 1) expect(await client.fetch(QUICK)).toBe("Post 1");
  expect(isOver).toBe(false);
  const reason = "takes longer than 4 s, which is the limit here";
  await expect(endless).rejects.toEqual(refusal(400, reason));
  // Nor does one that a mutation begins with.
  const query = `*[${ENDLESS.slice(6, -1)}[0]._id == _id]`;
  await expect(client.delete({ query })).rejects.toMatchObject({ statusCode: 400 });
  expect(await client.create({ _type: "post" })).toMatchObject({ _type: "post" });
});

test("a query that takes too long is ended when nobody waits for it any more, and makes room for the next", async () => {
  const client = await startFullLake({ atOnceMs: 100, totalMs: 100_000 });
  const abort = new AbortController();
  const { signal } = abort;
  const endless = [1, 2, 3].map((n) => client.fetch(`[${n}, ${ENDLESS}]`, {}, { signal }));
  expect(await client.fetch(QUICK)).toBe("Post 1");
  abort.abort();
  for (const left of endless) await expect(left).rejects.toThrow();
  expect(await client.fetch("count(*[count(*[title < ^.title]) >= 0])")).toBe(400);
  // Before the others would have come to their end.
}, 30_000);

test("what is answered slowly is answered the same, and says the same of where it comes from", async () => {
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
    [`{'day': dateTime('2026-11-21T10:00:00Z') + 60, ${work}}`, {}, "raw"],
  ] as const) {
    const ask = async (client: typeof quick) => {
      const options = { perspective, resultSourceMap: true, filterResponse: false } as const;
      const { result, resultSourceMap } = await client.fetch(query, params, options);
      return { result, resultSourceMap };
    };
    expect(await ask(slow)).toEqual(await ask(quick));
  }
});

test("large pictures wait for each other and hold up no others; left by the client, they are not made", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 1500, height: 1000, channels: 3, background: "#888", noise } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const { url } = await (await startTestLake()).client.assets.upload("image", bytes);
  const abort = new AbortController();
  let made = 0;
  const large = Array.from({ length: 12 }, async (_, n) => {
    const address = `${url}?w=${2600 + n}&fm=avif`;
    const answer = fetch(address, { signal: abort.signal }).then(() => {
      made += 1;
    });
    return answer.catch(() => "left");
  });
  // The first is under way, and others wait.
  expect((await fetch(`${url}?w=100`)).status).toBe(200);
  expect(made).toBeLessThan(3);
  abort.abort();
  expect((await Promise.all(large)).filter((said) => said === "left")).toHaveLength(12 - made);
  expect((await fetch(`${url}?w=2500&fm=jpg`)).status).toBe(200);
  const refused = await fetch(`${url}?w=8000`);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining("more than 32 megapixels"),
  ]);
});

test("only so many wait for a picture or a slow answer: the next is refused at once", async () => {
  const whenItsTurn = boundedQueue(1, 2, "pictures");
  const gate = Promise.withResolvers<void>();
  const waiting = [1, 2, 3].map(() => whenItsTurn(() => gate.promise));
  const message = "Too many pictures are waiting: try again later";
  expect(() => whenItsTurn(async () => {})).toThrow(
    expect.objectContaining({ status: 503, message }),
  );
  gate.resolve();
  await Promise.all(waiting);
  await whenItsTurn(async () => {});
});
