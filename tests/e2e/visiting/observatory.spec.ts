import { copyBuild, type OwnSite, removeBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { stackEnvironment } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { observatoryScore } from "#tests/support/observatory-score.ts";

// One server for all of them.
test.describe.configure({ mode: "default" });

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
const answers: Record<string, { path: string; status: number } & RequestInit> = {
  "the home page": { path: "/", status: 200 },
  "a page of a service": { path: "/services/education", status: 200 },
  "the contact page": { path: "/contact", status: 200 },
  "the offline page": { path: "/offline", status: 200 },
  "the page for unknown paths": { path: "/nowhere", status: 404 },
  "the page below a known one": { path: "/services/nowhere", status: 404 },
  "a redirect that tidies a path": { path: "/about/", status: 308 },
  "a picture to share that cannot be drawn": { path: "/share-image/about.png", status: 500 },
  "the webhook": { path: "/api/revalidate", status: 401, method: "POST", body: "{}" },
  "an unknown address of the API": { path: "/api/nothing", status: 404 },
  "a form sent to a page": { path: "/contact", status: 405, method: "POST", body: "a=b" },
  "the sitemap": { path: "/sitemap.xml", status: 200 },
  "robots.txt": { path: "/robots.txt", status: 200 },
  "the manifest": { path: "/manifest.webmanifest", status: 200 },
  "the service worker": { path: "/service-worker.js", status: 200 },
  "the icon": { path: "/favicon.ico", status: 200 },
  "the logo": { path: "/brand/mark.svg", status: 200 },
  "a file that does not exist": { path: "/_next/static/nothing.js", status: 404 },
};

for (const [name, { path, status, ...request }] of Object.entries(answers)) {
  test(`${name} has 120 points of the Observatory's or more`, async () => {
    const response = await fetch(site.url + path, { redirect: "manual", ...request });
    expect(response.status).toBe(status);
    expectScore(path, response.headers, await response.text());
  });
}

test("so has everything that a page is made of, and 304", async () => {
  const page = await fetch(`${site.url}/services/education`);
  const html = await page.text();
  expectScore("/services/education", page.headers, html);
  const links = html.matchAll(/(?:src|href)="(\/[^"]+\.(?:css|js|woff2)[^"]*)"/g);
  const parts = new Set(Array.from(links, ([, part = ""]) => part));
  expect(parts.size).toBeGreaterThan(1);
  for (const part of parts) {
    const { status, headers } = await fetch(site.url + part);
    expect(status, part).toBe(200);
    expectScore(part, headers);
  }
  const etag = page.headers.get("etag") ?? "";
  const again = await fetch(page.url, { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expectScore("/services/education", again.headers);
});

test("so has every script by which React takes over a form", async () => {
  const html = await (await fetch(`${site.url}/contact`)).text();
  const [, scripts = ""] = /data-scripts="([^"]+)"/.exec(html) ?? [];
  for (const path of scripts.split(" ")) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    expectScore(path, response.headers);
  }
});

function expectScore(path: string, headers: Headers, html = ""): void {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  const url = published.SITE_URL + path;
  const { score, results } = observatoryScore({ url, headers, html: isPage ? html : "" });
  expect(score, `${path}: ${results.join(", ")}`).toBeGreaterThanOrEqual(120);
}
