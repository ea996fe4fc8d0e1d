import type { NextApiHandler, NextApiResponse } from "next";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { LOSS_CONFIRMED } from "#schemas/shared/webhook.ts";
import { delivery } from "#tests/support/deliver.ts";
import { idleFollowing } from "#tests/support/idle-following.ts";
import { createLossGuard } from "#web/content/store/loss-guard.ts";
import type { SiteContent } from "#web/content/store/site-content.ts";
import { log } from "#web/lib/log.ts";
import { currentReader } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { serveRoute } from "./tool-answers.ts";

// What a process reports of itself, and how its pages are revalidated.

const SECRET = "a secret for tests only";

const lake = withSeededLake();

/** The screens without a document, in the languages that visitors see. */
const SCREENS = ["", "/sv"].flatMap((language) =>
  ["/404", "/500", "/offline"].map((screen) => language + screen),
);

/** The paths of revalidated pages, and of those that cannot be rendered. */
const made: string[] = [];
const broken = new Set<string>();
const revalidate: NextApiResponse["revalidate"] = async (path) => {
  made.push(path);
  if (broken.has(path)) throw new Error("It is away.");
};
beforeEach(() => {
  made.length = 0;
  broken.clear();
});

/** A route whose `revalidate` is the test's. */
const withPages =
  (handler: NextApiHandler): NextApiHandler =>
  (request, response) => {
    response.revalidate = revalidate;
    return handler(request, response);
  };

/** The content of this process, which a test may change until it ends. */
async function content(): Promise<SiteContent> {
  const { siteContent } = await import("#web/content/store/site-content.ts");
  globalThis.nordune = undefined;
  return siteContent();
}

const following = {
  ...idleFollowing,
  notify: vi.fn(),
  contentAge: () => 4.6,
};

test("/api/ready responds 200 once the list of pages is known, with the time of the last check", async () => {
  const { default: ready } = await import("#web/pages/api/ready.ts");
  const origin = await serveRoute(ready);
  const ask = async () => {
    const answer = await fetch(origin);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return [answer.status, await answer.json()];
  };
  const site = await content();
  expect(await ask()).toEqual([200, { ready: true, secondsSinceLook: null }]);
  site.following = following;
  expect(await ask()).toEqual([200, { ready: true, secondsSinceLook: 5 }]);
  site.routingTable = async () => undefined;
  expect(await ask()).toEqual([503, { ready: false, secondsSinceLook: 5 }]);
});

test("/api/ready reports a held-back loss of content, which somebody with the secret can confirm", async () => {
  const { default: health } = await import("#web/pages/api/health.ts");
  const origin = await serveRoute(health);
  const ask = async () => {
    const answer = await fetch(origin);
    return [answer.status, await answer.json()];
  };
  const site = await content();
  expect(await ask()).toEqual([200, { status: "up" }]);
  const guard = createLossGuard();
  site.following = {
    ...following,
    refusedLoss: guard.refused,
    confirmLoss: guard.confirm,
  };
  expect(await ask()).toEqual([200, { status: "up" }]);
  const [many, few] = [800, 300].map((ofPages) => JSON.stringify({ ofPages, hasSettings: true }));
  const look = () => guard.check(many, few ?? "");
  expect(look).toThrow();
  const reason = guard.refused()?.reason;
  expect(reason).toContain("300 documents of pages, where it had 800");
  expect(await ask()).toEqual([200, { status: "stale", reason }]);

  vi.spyOn(log, "warn").mockImplementation(() => {});
  vi.spyOn(log, "error").mockImplementation(() => {});
  const word = JSON.stringify({ _id: LOSS_CONFIRMED, _type: LOSS_CONFIRMED });
  expect((await deliver(word, "that of another site")).status).toBe(401);
  expect(look).toThrow();
  const answer = await deliver(word);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { accepted: LOSS_CONFIRMED, loss: reason },
  ]);
  expect(look).not.toThrow();
  expect(await ask()).toEqual([200, { status: "up" }]);
  const liveEvents = "The live events have not arrived since noon.";
  site.following = { ...following, lostEvents: () => liveEvents };
  expect(await ask()).toEqual([200, { status: "up", liveEvents }]);
  expect(made).toEqual([]);
});

test("a site that cannot store pages is not ready, and refuses webhooks until it can", async () => {
  const { default: ready } = await import("#web/pages/api/ready.ts");
  const origin = await serveRoute(ready);
  const problem = "Pages cannot be stored in /site (EROFS).";
  const storage = { problem, failures: 0 };
  globalThis.sitePageStorage = storage;
  onTestFinished(() => {
    globalThis.sitePageStorage = undefined;
  });
  const site = await content();
  const answer = await fetch(origin);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { ready: false, secondsSinceLook: null, problem },
  ]);
  // A process that follows the content lake keeps its pages in memory.
  site.following = following;
  expect((await fetch(origin)).status).toBe(200);

  site.following = undefined;
  const { default: revalidateRoute } = await import("#web/pages/api/revalidate.ts");
  const notStored: typeof revalidate = async () => {
    storage.failures += 1;
  };
  let storing = notStored;
  const webhook = await serveRoute((request, response) => {
    response.revalidate = (path) => storing(path);
    return revalidateRoute(request, response);
  });
  const signed = await delivery(body, { secret: SECRET });
  const send = () => fetch(webhook, { method: "POST", headers: signed.headers, body });
  const refused = await send();
  expect([refused.status, await refused.json()]).toEqual([500, { message: problem }]);
  // Sanity sends the same delivery again.
  storing = revalidate;
  expect((await send()).status).toBe(200);
});

test("only the process itself can revalidate its pages", async () => {
  const { default: ownPages } = await import("#web/pages/api/own-pages.ts");
  const origin = await serveRoute(withPages(ownPages), { api: {} });
  const { ownToken } = await content();
  const ask = (authorization: string, method = "POST") =>
    fetch(origin, {
      method,
      headers: { authorization, "content-type": "application/json" },
      ...(method === "POST" && { body: JSON.stringify({ paths: ["/", "/about"] }) }),
    });
  for (const token of ["", "Bearer ", "Bearer undefined", `Bearer ${ownToken}x`]) {
    expect((await ask(token)).status, token).toBe(404);
  }
  expect((await ask(`Bearer ${ownToken}`, "GET")).status).toBe(404);
  expect(made).toEqual([]);
  broken.add("/");
  const answer = await ask(`Bearer ${ownToken}`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { failed: [{ path: "/", reason: "It is away." }] },
  ]);
  expect(made).toEqual(["/", "/about"]);
});

const body = JSON.stringify({ _id: "service-education", _type: "service", slug: "education" });

/** Sends a webhook to a process. */
async function deliver(text = body, secret = SECRET): Promise<Response> {
  const { default: revalidateRoute } = await import("#web/pages/api/revalidate.ts");
  const origin = await serveRoute(withPages(revalidateRoute));
  const signed = await delivery(text, { secret });
  return fetch(origin, { method: "POST", headers: signed.headers, body: text });
}

test("a refused webhook gets a reason and revalidates nothing", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const answer = await deliver(body, "that of another site");
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { message: "The signature is not valid." },
  ]);
  expect(answer.headers.get("connection")).toBe("close");
  const large = await deliver(JSON.stringify({ _id: "a".repeat(70_000) }));
  expect([large.status, large.headers.get("connection")]).toEqual([413, "close"]);
  expect(made).toEqual([]);
});

test("a webhook makes a running process check the content lake, and is answered at once", async () => {
  const site = await content();
  site.following = following;
  const answer = await deliver(JSON.stringify({ ...JSON.parse(body), _rev: "new" }));
  expect([answer.status, await answer.json()]).toEqual([200, { accepted: "service-education" }]);
  expect(following.notify).toHaveBeenCalledExactlyOnceWith("new");
  expect(made).toEqual([]);
});

test("on a host of functions a webhook is answered after all pages are revalidated, the document's page first", async () => {
  const site = await content();
  const clearCache = vi.spyOn(site, "clearCache");
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  broken.add("/about");
  expect((await deliver()).status).toBe(200);
  expect(made[0]).toBe("/services/education");
  const { currentRoutingTable } = await import("#web/content/routing/current-table.ts");
  const { paths = new Set() } = (await currentRoutingTable()) ?? {};
  expect(new Set(made)).toEqual(new Set([...paths, ...SCREENS]));
  expect(made).toHaveLength(paths.size + SCREENS.length);
  expect(clearCache).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "/about could not be revalidated. The cached page stays: It is away.",
  );
});

test("a changed translation revalidates its page in its language first, other documents in every language", async () => {
  const { revalidatePages } = await import("#web/api/revalidate-pages.ts");
  const contactPage = { _type: "contactPage", slug: null };
  await revalidatePages(
    { revalidate },
    { _id: "translation-1", _type: "translation", language: "sv", translated: contactPage },
  );
  expect(made[0]).toBe("/sv/contact");
  made.length = 0;
  await revalidatePages({ revalidate }, { _id: "contactPage", _type: "contactPage" });
  // Norwegian pages await their reader.
  expect(made.slice(0, 2)).toEqual(["/contact", "/sv/contact"]);
  expect(made).not.toContain("/no/contact");
});

test("after a webhook pages are revalidated once queries return the change, or after three seconds", async () => {
  const { revalidatePages } = await import("#web/api/revalidate-pages.ts");
  await currentReader();
  const { _id, _rev } = await lake.stored("service-education");
  const seconds = async (change: Parameters<typeof revalidatePages>[1]) => {
    const startedAt = performance.now();
    await revalidatePages({ revalidate }, change);
    return (performance.now() - startedAt) / 1000;
  };
  expect(await seconds({ _id, _rev })).toBeLessThan(3);
  expect(await seconds({ _id, _rev: "of nobody" })).toBeGreaterThanOrEqual(3);
  expect(made.filter((path) => path === "/services/education")).toHaveLength(2);
});

test("a page that changes again while a webhook renders it is rendered again for the next webhook", async () => {
  const { revalidatePages } = await import("#web/api/revalidate-pages.ts");
  const change = { _id: "service-education", _type: "service", slug: "education" };
  const [path, first] = ["/services/education", Promise.withResolvers<void>()];
  let underWay: Promise<void> | undefined;
  // Next answers a second request for a page that is being rendered with that page.
  const joining: typeof revalidate = async (each) => {
    if (each !== path) return;
    const begin = () =>
      revalidate(each).then(() => (made.length === 1 ? first.promise : undefined));
    underWay ??= begin().then(() => {
      underWay = undefined;
    });
    await underWay;
  };
  const webhooks = [1, 2].map(() => revalidatePages({ revalidate: joining }, change));
  await expect.poll(() => made).toEqual([path]);
  first.resolve();
  await Promise.all(webhooks);
  expect(made).toEqual([path, path]);
});

test("a webhook is answered in time, and pages that take too long are named", async () => {
  const { revalidatePages } = await import("#web/api/revalidate-pages.ts");
  const { currentRoutingTable } = await import("#web/content/routing/current-table.ts");
  const { paths = new Set<string>() } = (await currentRoutingTable()) ?? {};
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  // Each page takes ten seconds, and Sanity gives up a webhook after thirty.
  const slowly: typeof revalidate = async (path) => {
    await revalidate(path);
    now += 10_000;
  };
  const change = { _id: "service-education", _type: "service", slug: "education" };
  await revalidatePages({ revalidate: slowly }, change);
  expect(made).toHaveLength(3);
  expect(made[0]).toBe("/services/education");
  const late = [...paths, ...SCREENS].filter((path) => !made.includes(path));
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual(
    late.map((path) =>
      expect.stringContaining(`${path} could not be revalidated. The cached page stays: the time`),
    ),
  );
});
