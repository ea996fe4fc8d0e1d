import { copyBuild, type OwnSite, removeBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { stackEnvironment } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { observatoryScore } from "#tests/support/observatory-score.ts";

/**
 * Addresses of a site in public: all over TLS. Nothing answers at the content lake's, so that every
 * page comes from the build, and what asks the lake while it answers fails.
 */
const published = {
  SITE_URL: "https://nordune.example",
  STUDIO_URL: "https://studio.nordune.example",
  CONTENT_LAKE_URL: "https://content.nordune.example",
  INBOX_URL: "https://inbox.nordune.example",
};

const port = Number(stackEnvironment.SITE_PORT) + 70;
let site: OwnSite;
let buildDir: string;

test.beforeAll(async () => {
  buildDir = await copyBuild(stackEnvironment.NORDUNE_BUILD_DIR, port);
  site = await startOwnSite(port, {
    ...stackEnvironment,
    ...published,
    NORDUNE_BUILD_DIR: buildDir,
  });
});

test.afterAll(async () => {
  await site.end("SIGKILL");
  await removeBuild(buildDir);
});

/** Answers of every kind, with the status that each must have. */
const answers: [path: string, status: number, request?: RequestInit][] = [
  ["/", 200],
  ["/contact", 200],
  ["/services/education", 200],
  ["/offline", 200],
  ["/nowhere", 404],
  ["/services/nowhere", 404],
  ["/about/", 308],
  // A picture to share that cannot be drawn.
  ["/share-image/about.png", 500],
  ["/api/revalidate", 401, { method: "POST", body: "{}" }],
  ["/api/nothing", 404],
  ["/contact", 405, { method: "POST", body: "a=b" }],
  ["/sitemap.xml", 200],
  ["/robots.txt", 200],
  ["/manifest.webmanifest", 200],
  ["/service-worker.js", 200],
  ["/favicon.ico", 200],
  ["/brand/mark.svg", 200],
  ["/_next/static/nothing.js", 404],
];

test("every kind of answer, and all that pages and forms are made of, has 120 points of the Observatory's or more", async () => {
  for (const [path, status, request] of answers) {
    const { headers, html } = await expectScore(path, status, request);
    if (status !== 200 || html === "") continue;
    const links = html.matchAll(/(?:src|href)="(\/[^"]+\.(?:css|js|woff2)[^"]*)"/g);
    const [, scripts = ""] = /data-scripts="([^"]+)"/.exec(html) ?? [];
    const parts = new Set([...Array.from(links, ([, part = ""]) => part), ...scripts.split(" ")]);
    parts.delete("");
    expect(parts.size, path).toBeGreaterThan(1);
    for (const part of parts) await expectScore(part, 200);
    await expectScore(path, 304, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  }
});

async function expectScore(path: string, status: number, request: RequestInit = {}) {
  const response = await fetch(site.url + path, { redirect: "manual", ...request });
  const { headers } = response;
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  const text = await response.text();
  const html = isPage ? text : "";
  const { score, results } = observatoryScore({ url: published.SITE_URL + path, headers, html });
  expect.soft(response.status, path).toBe(status);
  expect.soft(score, `${path}: ${results.join(", ")}`).toBeGreaterThanOrEqual(120);
  return { headers, html };
}
