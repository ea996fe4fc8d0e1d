import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { expect, test } from "vitest";
import { withSeededLake } from "./seeded-lake.ts";
import { DRAFT_COOKIE, serveRoute } from "./tool-answers.ts";

const lake = withSeededLake();

const EDITOR = `__prerender_bypass=${DRAFT_COOKIE}`;
const FOR_FRAMES = "Path=/; HttpOnly; Secure; SameSite=None";

/** Starts draft mode in an editor's browser, as the Studio does. */
async function enable(path: string, secret: string, headers: Record<string, string> = {}) {
  const { default: handler } = await import("#web/pages/api/draft-mode/enable.ts");
  const address = new URL("/api/draft-mode/enable", await serveRoute(handler));
  address.searchParams.set("sanity-preview-secret", secret);
  address.searchParams.set("sanity-preview-pathname", path);
  address.searchParams.set("sanity-preview-perspective", "rAutumn,drafts");
  return fetch(address, { headers, redirect: "manual" });
}

async function newSecret(): Promise<string> {
  const { secret } = await createPreviewSecret(lake.client(), "tests", "http://localhost:3333");
  return secret;
}

test.each(["/services/education", "/?state=error-screen", "/about?as-of=2027-01-01#team"])(
  "the Studio's link opens the draft of %s with the chosen perspective",
  async (path) => {
    const answer = await enable(path, await newSecret());
    expect([answer.status, answer.headers.get("location")]).toEqual([307, path]);
    const [draftMode, perspective] = answer.headers.getSetCookie();
    expect(draftMode).toContain(EDITOR);
    expect(draftMode).toContain("HttpOnly");
    expect(perspective).toContain(`sanity-preview-perspective=rAutumn%2Cdrafts; ${FOR_FRAMES}`);
  },
);

test("a draft that is opened outside the Studio ends after eight hours, and in its frame the Studio ends it", async () => {
  const secret = await newSecret();
  const cookiesOf = async (headers: Record<string, string>) =>
    (await enable("/about", secret, headers)).headers.getSetCookie();
  const outside = await cookiesOf({ "sec-fetch-dest": "document" });
  expect(outside).toHaveLength(2);
  for (const cookie of outside) expect(cookie).toMatch(/; Max-Age=28800$/);
  for (const cookie of await cookiesOf({ "sec-fetch-dest": "iframe" })) {
    expect(cookie).not.toContain("Max-Age");
  }
});

test("the preview's cookies are partitioned when the Studio is on another site", async () => {
  const secret = await newSecret();
  const cookiesOf = async (headers: Record<string, string>) =>
    (await enable("/about", secret, headers)).headers.getSetCookie();
  const frame = { "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site" };
  const partitioned = await cookiesOf(frame);
  expect(partitioned).toHaveLength(2);
  for (const cookie of partitioned) expect(cookie).toMatch(/; Partitioned$/);
  for (const cookie of await cookiesOf({ ...frame, "sec-fetch-site": "same-site" })) {
    expect(cookie).not.toContain("Partitioned");
  }
});

test.each([
  ["without the secret", "/about", "made-up", 401],
  ["for another site", "https://evil.example/about", undefined, 400],
  ["for another site in short", "//evil.example/about", undefined, 400],
  ["for what is no page", "/no/such/page/of/the/site", undefined, 400],
])("%s, drafts are not shown", async (_what, path, secret, status) => {
  const answer = await enable(path, secret ?? (await newSecret()));
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
});

test("leaving draft mode shows the public site and deletes the cookies", async () => {
  const { default: handler } = await import("#web/pages/api/draft-mode/disable.ts");
  const answer = await fetch(await serveRoute(handler), {
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([307, "/"]);
  const gone = ["__prerender_bypass", "sanity-preview-perspective"].map(
    (name) => `${name}=; Max-Age=0`,
  );
  // Cookies may have been set by `npm run dev`, in a window, or in a frame of the Studio.
  for (const attributes of ["Path=/", FOR_FRAMES, `${FOR_FRAMES}; Partitioned`]) {
    for (const cookie of gone) {
      expect(answer.headers.getSetCookie()).toContain(`${cookie}; ${attributes}`);
    }
  }
  // The response contains no secret.
  expect(answer.headers.getSetCookie().join()).not.toContain(DRAFT_COOKIE);
});

test.each([
  ["drafts", 204, "drafts"],
  ["rAutumn,drafts", 205, "rAutumn%2Cdrafts"],
  ["; Domain=evil.example", 204, "drafts"],
  ["a".repeat(3_000), 413, undefined],
])("the preview remembers the perspective: %s", async (body, status, kept) => {
  const { default: handler, config } = await import("#web/pages/api/draft-mode/perspective.ts");
  const origin = await serveRoute(handler, config);
  const post = (headers: Record<string, string>) =>
    fetch(origin, { method: "POST", body, headers });
  const answer = await post({ cookie: EDITOR });
  if (kept !== undefined) {
    const cookie = `${EDITOR}; sanity-preview-perspective=${kept}`;
    expect((await post({ cookie })).status, "no reason to render the page again").toBe(204);
  }
  const cookies = kept ? [`sanity-preview-perspective=${kept}; ${FOR_FRAMES}`] : [];
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, cookies]);
  const visitor = await post({});
  expect([visitor.status, visitor.headers.getSetCookie()]).toEqual([kept ? 403 : 413, []]);
  const forged = await post({ cookie: "__prerender_bypass=made-up" });
  expect(forged.status).toBe(kept ? 403 : 413);
  expect(forged.headers.getSetCookie().join()).not.toContain("sanity-preview-perspective");
});
