import { createServer } from "node:http";
import { register } from "prom-client";
import { expect, test, vi } from "vitest";
import { createReportTaker } from "#web/server/browser-reports.ts";
import { createScrapeAnswer, metrics } from "#web/server/metrics.ts";
import { expectOutput, listenDuringTest } from "./site-fixture.ts";

const TOKEN = "a-token-for-tests-only";

const answerScrape = createScrapeAnswer(TOKEN, () => 12);

/** A server that answers reports and scrapers as the site's does, and 404 else. */
async function startServer() {
  register.resetMetrics();
  const takeReport = createReportTaker({});
  const origin = await listenDuringTest(
    createServer((request, response) => {
      if (answerScrape(request, response) || takeReport(request, response)) return;
      response.writeHead(404).end();
    }),
  );
  const scrape = (token = TOKEN) =>
    fetch(`${origin}/api/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  return {
    scrape,
    report: (body: string) => fetch(`${origin}/api/reports`, { method: "POST", body }),
  };
}

/** As browsers report it. */
const violation = {
  "document-uri": "https://site/about?tool=a#tool",
  "effective-directive": "script-src-elem",
  "blocked-uri": "https://evil.example/a.js?b=c",
  "line-number": 7,
};

test.each([
  [
    "an error of a page",
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
    { message: "anna@example.com, +371 2000 0000 and 123456789", page: "/contact?a=b" },
    "…, … and … in :0 on /contact",
  ],
])("the log names %s", async (_what, report, said) => {
  const warnings = expectOutput("warn");
  const server = await startServer();
  expect((await server.report(JSON.stringify(report))).status).toBe(204);
  expect(warnings.lines()).toEqual([`A browser reports: ${said}`]);
});

test("what is no report, too long, or too much in a minute is counted and not read", async () => {
  const warnings = expectOutput("warn");
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const server = await startServer();
  const broken = JSON.stringify({ message: "broken" });
  expect((await server.report("{")).status).toBe(204);
  expect((await server.report("x".repeat(9_000))).status).toBe(429);
  for (let sent = 2; sent < 30; sent += 1) await server.report(broken);
  expect((await server.report(broken)).status).toBe(429);
  expect(warnings.lines()).toHaveLength(28);
  const dropped = 'site_browser_reports_total{kind="dropped"} 3\n';
  expect(await (await server.scrape()).text()).toContain(dropped);
  vi.advanceTimersByTime(60_000);
  expect((await server.report(broken)).status).toBe(204);
});

test("only who names the token reads the numbers", async () => {
  const server = await startServer();
  for (const token of ["", "a-token-for-tests-onlY", `${TOKEN}x`]) {
    expect((await server.scrape(token)).status).toBe(404);
  }
  metrics.questions.inc();
  metrics.pages.inc({ cache: "hit" });
  const text = await (await server.scrape()).text();
  for (const line of [
    'site_requests_total{status="404"} 3',
    'site_pages_total{cache="hit"} 1',
    "site_questions_waiting 1",
    "site_content_age_seconds 12",
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
});
