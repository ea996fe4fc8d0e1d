import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clientOf } from "@nordune/content-lake/testing";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import * as z from "zod";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { NEXT, ROOT } from "#scripts/lib/project.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { startLakeInFolder } from "#tests/integration/seeded-lake.ts";
import { cachingFaults } from "#tests/support/caching.ts";
import { deliver } from "#tests/support/deliver.ts";
import { startFaultyLake } from "#tests/support/faulty-lake.ts";
import { formFaults } from "#tests/support/form-faults.ts";
import { line } from "#tests/support/parts-of-content.ts";
import { freePort } from "#tests/support/ports.ts";
import { hasVarnish, startVarnish } from "#tests/support/varnish.ts";
import { wholeLink } from "#tests/support/whole-link.ts";
import { clearBuild } from "./clear-build.ts";
import { netlifyVariables, packForNetlify } from "./pack-for-netlify.ts";
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

// A host of functions runs Next and stores its pages. Its processes come and go and share nothing
// else. Here two processes of plain `next start` serve one build, without following the content
// lake.

const BUILD_DIR = ".next-functions";
const BUILT = join(ROOT, "web", BUILD_DIR);
type System = Awaited<ReturnType<typeof startSystem>>;
let system: System;

/** A page that was published past the Studio, without the lead that every page has. */
const incompletePage = {
  ...{ _id: "spring", _type: "freePage", title: "Spring", listing: "open" },
  ...{ slug: { _type: "slug", current: "spring" }, hero: { heading: "Spring in Dubai" } },
  sections: [],
};

async function startSystem() {
  const { lake, removeFolder } = await startLakeInFolder(inject("seededLakeDir"));
  await clientOf(lake).create(incompletePage);
  const faulty = await startFaultyLake(lake.url);
  const { port, serve, buildLog } = await buildForWebhook({
    lakeUrl: faulty.url,
    build: { args: ["scripts/build/main.ts"], cwd: ROOT },
    server: (port) => ({
      args: [NEXT, "start", "--port", String(port)],
      cwd: join(ROOT, "web"),
    }),
    env: { NORDUNE_BUILD_DIR: BUILD_DIR, ...netlifyVariables },
  });
  const onNetlify = await mkdtemp(join(tmpdir(), "netlify-"));
  await packForNetlify(BUILD_DIR, onNetlify);
  const sites = [await serve(port), await serve(await freePort())];
  return {
    client: clientOf(lake),
    buildLog,
    onNetlify,
    faulty,
    serve,
    origins: sites.map(({ origin }) => origin),
    async close() {
      for (const { stop } of sites) stop();
      await faulty.close();
      await lake.close();
      await removeFolder();
      await rm(onNetlify, { recursive: true, force: true });
      await clearBuild(BUILT);
    },
  };
}

beforeAll(async () => {
  system = await startSystem();
}, BUILDING);
afterAll(() => system?.close());

const htmlAt = async (address: string) => (await fetch(address)).text();

/**
 * Publishes another text on a page, and notifies one of the processes, as the content lake does.
 */
async function publish(fields: Record<string, unknown>, id = DOCUMENT): Promise<void> {
  await system.client.patch(id).set(fields).commit();
  await deliver(system.origins[0] ?? "", SECRET, id);
}

const manifest = z.object({
  routes: z.record(z.string(), z.object({ initialRevalidateSeconds: z.number() })),
});

test("on a host of functions every page is prerendered with its revalidation time, without scripts of the framework", async () => {
  const text = await readFile(join(BUILT, "prerender-manifest.json"), "utf8");
  const { routes: prerendered } = manifest.parse(JSON.parse(text));
  for (const path of routes) {
    // Next names the language of every page here, English too.
    const name = `/en${path === "/" ? "" : path}`;
    expect(prerendered[name]?.initialRevalidateSeconds, path).toBeLessThanOrEqual(3600);
    const html = await htmlAt(`${system.origins[1]}${path}`);
    expect(html, path).not.toMatch(/<script[^>]*src="\/_next\/|__NEXT_DATA__/);
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, is]) =>
      is?.trim(),
    );
    expect(new Set(inline), path).toEqual(new Set(['type="application/ld+json"']));
  }
});

/** A page as Netlify's adapter stores it, and the paths for which its proxy is called. */
const netlifyPage = z.object({ value: z.object({ html: z.string(), revalidate: z.number() }) });
const netlifyEdge = z.object({ functions: z.array(z.object({ pattern: z.string() })) });

test("Netlify's adapter packs every page with its revalidation time, its scripts, and the proxy for all paths", async () => {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(system.onNetlify, ".netlify", file), "utf8"));
  for (const path of routes) {
    const key = Buffer.from(`/en${path === "/" ? "" : path}`).toString("base64url");
    const { value } = netlifyPage.parse(await read(`deploy/v1/blobs/deploy/${key}`));
    expect(value.revalidate, path).toBeLessThanOrEqual(3600);
    const files = [...value.html.matchAll(/(?:src|data-scripts)="(\/built\/[^"]+)"/g)];
    expect(files, path).not.toEqual([]);
    for (const file of files.flatMap(([, paths = ""]) => paths.split(" "))) {
      expect(existsSync(join(system.onNetlify, ".netlify/static", file)), file).toBe(true);
    }
  }
  const { functions } = netlifyEdge.parse(await read("edge-functions/manifest.json"));
  for (const path of ["/", "/about", "/sv/contact", "/api/health", "/built/gone.js"]) {
    expect(functions.filter(({ pattern }) => new RegExp(pattern).test(path))).toHaveLength(1);
  }
});

test("a page that lacks something does not end the build, and is there once it is filled in", async () => {
  expect(system.buildLog).toContain(
    '/spring cannot be rendered: the published document "spring" has no "hero.lead".',
  );
  const statusAt = async (path: string) => (await fetch(system.origins[0] + path)).status;
  expect([await statusAt("/spring"), await statusAt("/about")]).toEqual([500, 200]);
  const sitemap = await fetch(`${system.origins[0]}/sitemap.xml`);
  expect([sitemap.status, (await sitemap.text()).includes("/spring<")]).toEqual([200, false]);
  const { hero } = incompletePage;
  await publish({ hero: { ...hero, lead: line("Come and see.") } }, incompletePage._id);
  expect(await htmlAt(`${system.origins[0]}/spring`)).toContain("Spring in Dubai");
  await system.client.delete(incompletePage._id);
  await deliver(system.origins[0] ?? "", SECRET, incompletePage._id);
});

test("on a host of functions a publish shows in every process at the next visit", async () => {
  const heading = `Schools ${randomUUID()}`;
  await publish({ "hero.heading": heading });
  for (const origin of system.origins) expect(await htmlAt(origin + PATH)).toContain(heading);
});

test("on a host of functions published redirects and pages appear, and disappear when deleted", async () => {
  const [told = "", other = ""] = system.origins;
  const redirect = {
    _id: "redirect-spring",
    _type: "redirect",
    source: "/spring-offer",
    target: "/contact",
    permanent: false,
    active: true,
  };
  await system.client.create(redirect);
  const stored = await system.client.getDocument("advantage-safety");
  if (stored === undefined) throw new Error("There is no such advantage.");
  const { _rev, _createdAt, _updatedAt, ...advantage } = stored;
  const slug = { _type: "slug", current: "banking" };
  await system.client.create({ ...advantage, _id: "advantage-banking", slug });
  await deliver(told, SECRET, redirect._id);
  const answer = await fetch(`${told}/spring-offer?a=b`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([307, "/contact?a=b"]);
  expect((await fetch(`${told}/advantages/banking`)).status).toBe(200);
  // The other process was not notified. It fetches the table again for an unknown address.
  await expect
    .poll(async () => (await fetch(`${other}/advantages/banking`)).status, { timeout: SOON })
    .toBe(200);
  await system.client.delete("advantage-banking");
  await system.client.delete(redirect._id);
  await deliver(told, SECRET, redirect._id);
  expect((await fetch(`${told}/advantages/banking`)).status).toBe(404);
});

test("on a host of functions unknown addresses are not found, and every response has security headers", async () => {
  const [origin = ""] = system.origins;
  const unknown =
    "/nowhere /x.png /_next/x /_next/static/x.js /_next/image /built/x.js /api/x /404";
  for (const path of [...unknown.split(" "), "/services/nothing", "/preview/about"]) {
    const { status, headers } = await fetch(origin + path, { redirect: "manual" });
    expect([path, status]).toEqual([path, 404]);
    expect(headers.get("content-security-policy"), path).toContain("require-trusted-types-for");
  }
  const answered = "/ /home /about/ //about /sitemap.xml /favicon.ico /api/health /contact?";
  for (const [, path, isForm] of answered.matchAll(/([^\s?]+)(\?)?/g)) {
    const form = isForm && { method: "POST", body: new URLSearchParams({ name: "value" }) };
    const { headers } = await fetch(origin + path, { redirect: "manual", ...form });
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
  }
  const page = await fetch(`${origin}/about`);
  expect(page.headers.get("cache-control")).toContain("max-age=0");
});

test("caches may keep scripts for a year, and neither missing files nor cookies", async () => {
  expect(await cachingFaults(system.origins[0] ?? "")).toEqual([]);
});

test("on a host of functions tools, calendar files and form scripts work", async () => {
  const [, origin = ""] = system.origins;
  const question = wholeLink(
    "tool=tax-estimate&revenue=10000000&profit=500000&currency=AED&activity=services&periodEnd=2027-12-31",
  );
  const answer = await fetch(`${origin}/free-zones/tax-benefits?${question}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(await answer.text()).toMatch(/AED.11,250/);
  const plan = wholeLink(
    "tool=move-plan&month=2028-03&adults=2&children=0&company=none&pets=no&car=none",
  );
  const calendar = await fetch(`${origin}/api/calendar/services/relocation-support?${plan}`);
  expect(calendar.headers.get("content-type")).toContain("text/calendar");
  const form = await htmlAt(`${origin}/contact`);
  for (const [, scripts = ""] of form.matchAll(/(?:src|data-scripts)="(\/built\/[^"]+)"/g)) {
    for (const script of scripts.split(" ")) {
      expect((await fetch(origin + script)).status, script).toBe(200);
    }
  }
});

test("on a host of functions a page is Markdown for whoever prefers it, after a publish too", async () => {
  const [origin = ""] = system.origins;
  for (const path of ["/", PATH, "/sv/about"]) {
    expect(await formFaults(origin, path), path).toEqual({});
  }
  const heading = `Markdown ${randomUUID()}`;
  await publish({ "hero.heading": heading });
  expect(await htmlAt(`${origin}${PATH}.md`)).toContain(`# ${heading}`);
});

test("on a host of functions only an editor with the Studio's secret sees drafts", async () => {
  const [origin = ""] = system.origins;
  const heading = await writeDraft(system.client);
  const cookie = await startPreview(system.client, origin);
  const draft = await fetch(origin + PATH, { headers: { cookie } });
  expect(await draft.text()).toContain(heading);
  expect(draft.headers.get("cache-control")).toContain("no-store");
  expect(draft.headers.get("content-security-policy")).toContain("frame-ancestors http");
  expect(await htmlAt(origin + PATH)).not.toContain(heading);
  const forged = await fetch(origin + PATH, {
    headers: { cookie: "__prerender_bypass=x" },
    redirect: "manual",
  });
  expect([forged.status, forged.headers.get("location")]).toEqual([307, PATH]);
  expect(forged.headers.get("set-cookie")).toMatch(/^__prerender_bypass=;.*Max-Age=0/);
  const refused = await fetch(`${origin}/api/draft-mode/enable?sanity-preview-secret=x`);
  expect(refused.status).toBe(401);
});

test.skipIf(!hasVarnish)(
  "behind Varnish a publish shows at once, drafts pass by, nothing of one visitor is kept, and pages stay while the site is away",
  async () => {
    const site = await system.serve(await freePort());
    onTestFinished(() => void site.stop());
    const front = await startVarnish(site.origin);
    const visit = (path: string, cookie?: string) =>
      fetch(front + path, { redirect: "manual", ...(cookie && { headers: { cookie } }) });
    /** Varnish names two requests where it has answered from its memory. */
    const isHit = (answer: Response) => answer.headers.get("x-varnish")?.includes(" ");

    await visit(PATH);
    expect(isHit(await visit(PATH, "_ga=1; cookie-consent=all"))).toBe(true);
    expect(isHit(await visit(PATH, "__prerender_bypass=x"))).toBe(false);
    expect((await visit(PATH, "__prerender_bypass=x")).headers.has("set-cookie")).toBe(true);
    expect((await visit(PATH)).headers.has("set-cookie")).toBe(false);
    expect(await cachingFaults(front)).toEqual([]);
    expect(await formFaults(front, PATH)).toEqual({});
    const asMarkdown = () => fetch(front + PATH, { headers: { accept: "text/markdown" } });
    await asMarkdown();
    expect(isHit(await asMarkdown())).toBe(true);
    const question = "/services/residency-visas?tool=visa-route&age=30";
    await visit(question);
    expect(isHit(await visit(question))).toBe(false);

    const heading = `Varnish ${randomUUID()}`;
    const visitedAt = performance.now();
    await publish({ "hero.heading": heading });
    // Nobody has asked for the page meanwhile, and its second is over. Varnish by itself would show
    // the old one.
    await expect
      .poll(() => performance.now() - visitedAt, { timeout: SOON })
      .toBeGreaterThan(1_000);
    expect(await htmlAt(front + PATH)).toContain(heading);

    site.stop();
    // A page that nobody has visited shows when the site is away.
    await expect
      .poll(async () => (await visit("/cookie-policy")).status, { timeout: SOON })
      .toBe(503);
    expect(await htmlAt(front + PATH)).toContain(heading);
  },
);

test("on a host of functions a publish switches a language off where the webhook was heard, and on in every process", async () => {
  const statusAt = async (origin = "") =>
    (await fetch(`${origin}/sv/contact`, { redirect: "manual" })).status;
  const [heard, other] = system.origins;
  expect([await statusAt(heard), await statusAt(other)]).toEqual([200, 200]);
  await publish({ shown: [] }, "siteLanguages");
  expect(await statusAt(heard)).toBe(307);
  expect(await htmlAt(`${heard}/sitemap.xml`)).not.toContain("/sv/");
  expect(await htmlAt(`${other}/contact`)).not.toContain('href="/sv/contact"');

  await publish({ shown: ["sv"] }, "siteLanguages");
  expect(await statusAt(heard)).toBe(200);
  await expect.poll(() => statusAt(other), { timeout: SOON }).toBe(200);
});

test("on a host of functions a figure changes on its day without a publish", async () => {
  const next = { from: TOMORROW, value: "quite over", sourceTitle: "A", checkedOn: dubaiDay() };
  await publish({ value: "quite open", next }, FIGURE.id);
  expect(await htmlAt(system.origins[1] + FIGURE.path)).toContain("quite open");
  const later = await serveTomorrow(system.serve);
  // The first visit after midnight starts the revalidation and gets the old page.
  await expect
    .poll(() => htmlAt(later + FIGURE.path), { timeout: SOON })
    .not.toContain("quite open");
  expect(await htmlAt(later + FIGURE.path)).toContain("quite over");
});

test("on a host of functions pages, tools and redirects work while the content lake is down", async () => {
  for (const fault of ["refuses", "hangs"] as const) {
    system.faulty.fault = fault;
    try {
      const [origin = ""] = system.origins;
      for (const path of routes) expect((await fetch(origin + path)).status, path).toBe(200);
      expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
      expect((await fetch(`${origin}/home`, { redirect: "manual" })).status).toBe(308);
      const question = "/services/residency-visas?tool=visa-route&age=30";
      expect((await fetch(origin + question)).status).toBe(200);
      // The webhook gets its response all the same, and the pages keep their last state.
      if (fault === "refuses") await deliver(origin, SECRET, DOCUMENT);
      expect((await fetch(origin + PATH)).status).toBe(200);
    } finally {
      system.faulty.fault = undefined;
    }
  }
});
