import type { NextApiHandler } from "next";
import { createReportLogger } from "#web/api/browser-reports.ts";
import { metrics } from "#web/api/metrics.ts";
import { readBody } from "#web/api/read-body.ts";

/** Browsers send reports as `application/csp-report`, which Next does not parse. */
export const config = { api: { bodyParser: false } };

const MAX_BYTES = 8_000;

const logReport = createReportLogger((kind) => metrics.reports.inc({ kind }));

/** Receives the reports of browsers: policy violations, and errors in pages. */
const reports: NextApiHandler = async (request, response) => {
  if (request.method !== "POST") {
    response.status(405).setHeader("Allow", "POST").end();
    return;
  }
  const text = await readBody(request, MAX_BYTES);
  const isTaken = text !== undefined && logReport(text);
  if (text === undefined) {
    metrics.reports.inc({ kind: "dropped" });
    response.setHeader("Connection", "close");
  }
  response.status(isTaken ? 204 : 429).end();
};

export default reports;
