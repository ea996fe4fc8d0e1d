import { register } from "prom-client";
import { beforeEach, expect, test, vi } from "vitest";
import { metrics } from "#web/api/metrics.ts";
import scrapeRoute from "#web/pages/api/metrics.ts";
import reportsRoute from "#web/pages/api/reports.ts";
import { expectOutput } from "./site-fixture.ts";
import { serveRoute } from "./tool-answers.ts";

const TOKEN = "a-token-for-tests-only";

const MINUTE = 60_000;
let minutes = 0;
beforeEach(() => {
  register.resetMetrics();
  // The limit of reports per minute counts all tests together.
  minutes += 1;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * MINUTE });
  return () => void vi.useRealTimers();
});

async function scrape(token = TOKEN): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` };
  return fetch(`${await serveRoute(scrapeRoute)}/api/metrics`, { headers });
}

/** Where browsers report to. */
async function startReports() {
  const origin = await serveRoute(reportsRoute);
  return (body: string) => fetch(`${origin}/api/reports`, { method: "POST", body });
}

/** The report as browsers send it. */
const violation = {
  "document-uri": "https://site/about?tool=a#tool",
  "effective-directive": "script-src-elem",
  "blocked-uri": "https://evil.example/a.js?b=c",
  "line-number": 7,
};

test.each([
  [
    "an error",
    { message: "x is not a function", source: "https://site/built/a.js", line: 3 },
    "x is not a function in https://site/built/a.js:3 on ",
  ],
  [
    "a violation",
    { "csp-report": violation },
    "script-src-elem forbids https://evil.example/a.js in :7 on https://site/about",
  ],
  [
    "nobody",
    {
      message: "anna@example.com, +371 2000 0000 and 123456789",
      source: "/built/a.js",
      page: "/contact?a=b",
    },
    "…, … and … in /built/a.js:0 on /contact",
  ],
])("the log reports %s of a visitor's browser", async (_what, report, said) => {
  const warnings = expectOutput("warn");
  const send = await startReports();
  expect((await send(JSON.stringify(report))).status).toBe(204);
  expect(warnings.lines()).toEqual([`A browser reports: ${said}`]);
});

test("invalid, overlong or too frequent browser reports are counted and not logged", async () => {
  const warnings = expectOutput("warn");
  const send = await startReports();
  const broken = JSON.stringify({ message: "broken" });
  expect((await send("{")).status).toBe(429);
  expect((await send("x".repeat(9_000))).status).toBe(429);
  for (let sent = 0; sent < 15; sent += 1) expect((await send(broken)).status).toBe(204);
  expect((await send(broken)).status).toBe(429);
  // A flood of errors does not keep violations from being read.
  expect((await send(JSON.stringify({ "csp-report": violation }))).status).toBe(204);
  expect(warnings.lines()).toHaveLength(16);
  const dropped = 'site_browser_reports_total{kind="dropped"} 3\n';
  expect(await (await scrape()).text()).toContain(dropped);
  vi.setSystemTime(Date.now() + MINUTE);
  expect((await send(broken)).status).toBe(204);
});

test("only requests with the token get the metrics", async () => {
  for (const token of ["", "a-token-for-tests-onlY", `${TOKEN}x`]) {
    expect((await scrape(token)).status).toBe(404);
  }
  metrics.questions.inc();
  metrics.cache.inc({ cache: "hit" });
  const text = await (await scrape()).text();
  for (const line of ['site_cache_total{cache="hit"} 1', "site_questions_waiting 1"]) {
    expect(text).toContain(`\n${line}\n`);
  }
});
