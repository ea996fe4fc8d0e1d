import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";

const METRICS_PATH = "/api/metrics";

/** What is counted, whoever reads it. */
export const metrics = {
  requests: new Counter({
    name: "site_requests_total",
    help: "Requests that were answered, by status",
    labelNames: ["status"],
  }),
  pages: new Counter({
    name: "site_pages_total",
    help: "Pages and files that were sent: from memory (hit), or rendered for it (miss)",
    labelNames: ["cache"],
  }),
  reports: new Counter({
    name: "site_browser_reports_total",
    help: "What browsers reported: violations of the policy, errors, and what was too much to read",
    labelNames: ["kind"],
  }),
  questions: new Gauge({ name: "site_questions_waiting", help: "Questions to tools that wait" }),
  publish: new Histogram({
    name: "site_publish_seconds",
    help: "From asking for a publish to its first pages rendered",
    buckets: [0.25, 0.5, 1, 2, 5, 10, 30, 60],
  }),
  contentAge: new Gauge({
    name: "site_content_age_seconds",
    help: "Since it was last known that all content is right",
  }),
};

/**
 * Makes the function that counts the answer to a request, and answers a scraper of Prometheus at
 * `/api/metrics`, which stands there for nobody who does not name the token (`Authorization: Bearer …`).
 * It returns whether it did.
 * @param token METRICS_TOKEN
 * @param contentAge seconds since it was last known that all content is right; of a process that never
 * knew, its own
 */
export function createScrapeAnswer(token: string, contentAge: () => number | undefined) {
  collectDefaultMetrics();
  const expected = Buffer.from(`Bearer ${token}`);
  return function answerScrape(request: IncomingMessage, response: ServerResponse): boolean {
    response.once("finish", () => metrics.requests.inc({ status: response.statusCode }));
    const given = Buffer.from(request.headers.authorization ?? "");
    const isAllowed = given.length === expected.length && timingSafeEqual(given, expected);
    if (request.url !== METRICS_PATH || !isAllowed) return false;
    metrics.contentAge.set(contentAge() ?? process.uptime());
    const fields = { "Content-Type": register.contentType, "Cache-Control": "no-store" };
    void register.metrics().then((text) => response.writeHead(200, fields).end(text));
    return true;
  };
}
