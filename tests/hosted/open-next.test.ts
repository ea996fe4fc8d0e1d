import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { clientOf } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { startLakeInFolder } from "#tests/integration/seeded-lake.ts";
import { deliver } from "#tests/support/deliver.ts";
import { formFaults } from "#tests/support/form-faults.ts";
import { wholeLink } from "#tests/support/whole-link.ts";
import {
  BUILDING,
  buildForWebhook,
  DOCUMENT,
  FIGURE,
  PATH,
  SECRET,
  SOON,
  serveTomorrow,
  startPreview,
  TOMORROW,
  writeDraft,
} from "./webhook-host.ts";

// The site as OpenNext packs it for AWS, on the server that OpenNext has for a machine of one's own. A
// folder stands for S3. OpenNext installs sharp from the registry of packages while it builds.

let system: Awaited<ReturnType<typeof startSystem>>;
beforeAll(async () => {
  system = await startSystem();
}, BUILDING);
afterAll(() => system?.close());

async function startSystem() {
  const { lake, removeFolder } = await startLakeInFolder(inject("seededLakeDir"));
  const clone = await makeClone();
  const { port, serve } = await buildForWebhook({
    lakeUrl: lake.url,
    build: {
      program: "npx",
      args: ["open-next", "build", "--config-path", "tests/hosted/open-next/open-next.config.ts"],
      cwd: clone,
    },
    server: () => ({
      args: ["index.mjs"],
      cwd: join(clone, "web/.open-next/server-functions/default/web"),
    }),
  });
  const site = await serve(port);
  return {
    client: clientOf(lake),
    clone,
    origin: site.origin,
    serve,
    async close() {
      site.stop();
      await lake.close();
      await removeFolder();
      await rm(clone, { recursive: true, force: true });
    },
  };
}

/**
 * A clone of the project with its packages, because OpenNext builds in the one folder in which this
 * machine may have a site of its own.
 */
async function makeClone(): Promise<string> {
  const clone = await mkdtemp(join(ROOT, ".open-next-clone-"));
  const sources = await execa("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT });
  const copying = ["--delimiter=\\n", "cp", "--parents", "--target-directory", clone];
  await execa("xargs", copying, { cwd: ROOT, input: sources.stdout });
  // Hard links, because there are a hundred thousand files.
  await execa("cp", ["--archive", "--link", "node_modules", clone], { cwd: ROOT });
  return clone;
}

const ask = (path: string, options: RequestInit = {}) =>
  fetch(system.origin + path, { redirect: "manual", ...options });
const htmlAt = async (path: string) => (await ask(path)).text();

test("every page is there in both languages, with its headers, and what is no page is not found", async () => {
  for (const path of [...routes, "/sv", "/sv/about", "/sv/contact", "/offline"]) {
    const { status, headers } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get("content-security-policy"), path).toContain("require-trusted-types-for");
    // A month of `stale-while-revalidate` would show old pages in CloudFront.
    expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate");
  }
  const unknown = "/nowhere /en /en/about /sv/nowhere /services/nothing /built/gone.js /api/gone";
  for (const path of `${unknown} /_next/static/gone.js /share-image/gone.jpg`.split(" ")) {
    const { status, headers } = await ask(path);
    expect([path, status]).toEqual([path, 404]);
    expect(headers.get("cache-control"), path).toContain("no-store");
  }
});

/** What a connection or a single response says of itself, and what only pages say. */
const OF_ONE_RESPONSE =
  /^(?:cache-control|connection|content-(?:type|length)|date|etag|keep-alive|link|speculation-rules|transfer-encoding|vary|x-(?:nextjs|opennext).*)$/;

test("files that a host serves by itself can be given all headers of a page", async () => {
  const program = ["scripts/build/file-headers.ts"];
  const { stdout } = await execa(process.execPath, program, { cwd: system.clone });
  const listed = z.record(z.string(), z.string()).parse(JSON.parse(stdout));
  const { headers } = await ask("/about");
  const ofPage = [...headers].filter(([name]) => !OF_ONE_RESPONSE.test(name));
  expect(Object.entries(listed).map(([name, value]) => [name.toLowerCase(), value])).toEqual(
    expect.arrayContaining(ofPage),
  );
  expect(Object.keys(listed)).toHaveLength(ofPage.length);
});

test("redirects lead on in one step, and a redirect, a refusal and HEAD have the headers of a page", async () => {
  const redirects = [
    ["/home", "/"],
    ["/about/", "/about"],
    ["/sv/about-us?a=b", "/sv/about?a=b"],
  ] as const;
  for (const [from, to] of redirects) {
    const { status, headers } = await ask(from);
    expect([from, status, headers.get("location")]).toEqual([from, 308, to]);
    expect(headers.get("content-security-policy"), from).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options"), from).toBe("nosniff");
  }
  const refused = await ask("/contact", { method: "POST", body: new URLSearchParams({ a: "b" }) });
  expect(refused.status).toBe(405);
  expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
  const head = await ask("/about", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("robots.txt, sitemap, feeds and share images are found, and no shared response sets a cookie", async () => {
  for (const [path, type] of [
    ["/robots.txt", "text/plain"],
    ["/sitemap.xml", "application/xml"],
    ["/.well-known/security.txt", "text/plain"],
    ["/figures.xml", "application/atom+xml"],
    ["/sv/figures.xml", "application/atom+xml"],
    ["/figures.json", "application/json"],
    ["/sv/figures.json", "application/json"],
    ["/figures.schema.json", "application/schema+json"],
    ["/share-image/about.jpg", "image/jpeg"],
    ["/sv/share-image/about.jpg", undefined],
    ["/favicon.ico", undefined],
  ] as const) {
    const { status, headers } = await ask(path, { headers: { cookie: "__prerender_bypass=x" } });
    if (type !== undefined) {
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get("content-type"), path).toContain(type);
    }
    if (headers.get("cache-control")?.includes("public")) {
      expect(headers.has("set-cookie"), path).toBe(false);
    }
  }
});

test("a page is Markdown at its own address and for whoever prefers it, and stays HTML for all others", async () => {
  for (const path of ["/", PATH, "/sv/about"]) {
    expect(await formFaults(system.origin, path), path).toEqual({});
  }
  const list = await ask("/sv/llms.txt");
  expect(list.headers.get("content-type")).toContain("text/markdown");
});

test("tools answer with and without scripts, for one visitor, and forms find their scripts", async () => {
  const question = wholeLink(
    "tool=tax-estimate&revenue=10000000&profit=500000&currency=AED&activity=services&periodEnd=2027-12-31",
  );
  const answer = await ask(`/free-zones/tax-benefits?${question}`);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.text()).toMatch(/AED.11,250/);
  const markdown = await ask(`/free-zones/tax-benefits.md?${question}`);
  expect(markdown.headers.get("cache-control")).toBe("private, no-store");
  expect(await markdown.text()).toMatch(/AED.11,250/);
  for (const path of [
    "/api/tool-props/free-zones/tax-benefits?tool=tax-estimate",
    "/api/figure-sources/en",
    "/api/figure-sources/sv",
  ]) {
    const data = await ask(path);
    expect([path, data.status, typeof (await data.json())]).toEqual([path, 200, "object"]);
  }
  const plan = wholeLink(
    "tool=move-plan&month=2028-03&adults=2&children=0&company=none&pets=no&car=none",
  );
  const calendar = await ask(`/api/calendar/services/relocation-support?${plan}`);
  expect(calendar.headers.get("content-type")).toContain("text/calendar");
  expect(calendar.headers.get("cache-control")).toBe("no-store");
  const scripts = [
    ...(await htmlAt("/contact")).matchAll(/(?:src|data-scripts)="(\/built\/[^"]+)"/g),
  ];
  expect(scripts).not.toEqual([]);
  for (const script of scripts.flatMap(([, paths = ""]) => paths.split(" "))) {
    expect([script, (await ask(script)).status]).toEqual([script, 200]);
  }
});

test("a publish is on its page for the next visitor once the webhook is answered, and a redirect works", async () => {
  await htmlAt(PATH);
  const heading = `Schools ${randomUUID()}`;
  await system.client.patch(DOCUMENT).set({ "hero.heading": heading }).commit();
  await deliver(system.origin, SECRET, DOCUMENT);
  expect(await htmlAt(PATH)).toContain(heading);
  expect(await htmlAt(PATH)).toContain(heading);

  const redirect = {
    ...{ _id: "redirect-spring", _type: "redirect", source: "/spring-offer", target: "/contact" },
    ...{ permanent: false, active: true },
  };
  await system.client.create(redirect);
  await deliver(system.origin, SECRET, redirect._id);
  const answer = await ask("/spring-offer?a=b");
  expect([answer.status, answer.headers.get("location")]).toEqual([307, "/contact?a=b"]);
});

test("an editor sees drafts with the Studio's secret, and a forged cookie shows what everybody sees", async () => {
  const heading = await writeDraft(system.client);
  const cookie = await startPreview(system.client, system.origin);
  const draft = await ask(PATH, { headers: { cookie } });
  expect(await draft.text()).toContain(heading);
  expect(draft.headers.get("cache-control")).toContain("no-store");
  expect(await htmlAt(PATH)).not.toContain(heading);
  const forged = await ask(PATH, { headers: { cookie: "__prerender_bypass=x" } });
  expect([forged.status, forged.headers.get("location")]).toEqual([307, PATH]);
});

test("a figure changes on its day without a publish", async () => {
  const next = { from: TOMORROW, value: "quite over", sourceTitle: "A", checkedOn: dubaiDay() };
  await system.client.patch(FIGURE.id).set({ value: "quite open", next }).commit();
  await deliver(system.origin, SECRET, FIGURE.id);
  expect(await htmlAt(FIGURE.path)).toContain("quite open");
  const later = await serveTomorrow(system.serve);
  // The first visit after midnight starts the revalidation and gets the old page.
  const shown = async () => (await fetch(later + FIGURE.path)).text();
  await expect.poll(shown, { timeout: SOON }).not.toContain("quite open");
  expect(await shown()).toContain("quite over");
});
