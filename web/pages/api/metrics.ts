import { timingSafeEqual } from "node:crypto";
import type { NextApiHandler } from "next";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { metricsText } from "#web/api/metrics.ts";
import { siteContent } from "#web/content/store/site-content.ts";

/**
 * Answers a scraper of Prometheus who names the token (`Authorization: Bearer …`). For anybody else
 * nothing stands here.
 */
const scrape: NextApiHandler = async (request, response) => {
  const { METRICS_TOKEN: token } = readEnvironment();
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(request.headers.authorization ?? "");
  const isAllowed =
    token !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isAllowed) {
    response.status(404).end();
    return;
  }
  // Of a process that never knew whether its content is right, its own age.
  const age = siteContent().following?.contentAge() ?? process.uptime();
  const { type, text } = await metricsText(age);
  response.setHeader("Content-Type", type).setHeader("Cache-Control", "no-store").send(text);
};

export default scrape;
