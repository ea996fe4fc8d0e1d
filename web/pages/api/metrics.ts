import { timingSafeEqual } from "node:crypto";
import type { NextApiHandler } from "next";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { metricsText } from "#web/api/metrics.ts";
import { siteContent } from "#web/content/store/site-content.ts";

/**
 * Responds to Prometheus if the request has the token (`Authorization: Bearer …`), and with 404
 * otherwise.
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
  // The age of the process is reported if its content was never known to be up to date.
  const age = siteContent().following?.contentAge() ?? process.uptime();
  const { type, text } = await metricsText(age);
  response.setHeader("Content-Type", type).setHeader("Cache-Control", "no-store").send(text);
};

export default scrape;
