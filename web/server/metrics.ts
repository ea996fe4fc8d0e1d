import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const METRICS_PATH = "/api/metrics";

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What a scraper of Prometheus reads at `/api/metrics`, which stands there for nobody who does not name
 * the token (`Authorization: Bearer …`).
 * @param options.token METRICS_TOKEN
 * @param options.contentAge seconds since it was last known that all content is right
 */
export function createMetrics({ token, contentAge }: { token: string; contentAge: () => number }) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: "site_requests_total",
    help: "Requests that were answered, by status",
    labelNames: ["status"],
    registers,
  });
  const pages = new Counter({
    name: "site_pages_total",
    help: "Pages and files that were sent: from memory (hit), or rendered for it (miss)",
    labelNames: ["cache"],
    registers,
  });
  const reports = new Counter({
    name: "site_browser_reports_total",
    help: "What browsers reported: violations of the policy, errors, and what was too much to read",
    labelNames: ["kind"],
    registers,
  });
  const questions = new Gauge({
    name: "site_questions_waiting",
    help: "Questions to tools that wait",
    registers,
  });
  const publish = new Histogram({
    name: "site_publish_seconds",
    help: "From asking for a publish to its first pages rendered",
    buckets: [0.25, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  });
  new Gauge({
    name: "site_content_age_seconds",
    help: "Since it was last known that all content is right",
    registers,
    collect() {
      this.set(contentAge());
    },
  });
  const expected = Buffer.from(`Bearer ${token}`);

  function isAllowed({ headers }: IncomingMessage): boolean {
    const given = Buffer.from(headers.authorization ?? "");
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  return {
    pages,
    reports,
    questions,
    publish,
    /**
     * Counts the answer to a request, and answers a scraper.
     * @returns whether it did
     */
    watch(request: IncomingMessage, response: ServerResponse): boolean {
      response.once("finish", () => requests.inc({ status: response.statusCode }));
      if (request.url !== METRICS_PATH || !isAllowed(request)) return false;
      const fields = { "Content-Type": register.contentType, "Cache-Control": "no-store" };
      void register.metrics().then((text) => response.writeHead(200, fields).end(text));
      return true;
    },
  };
}
