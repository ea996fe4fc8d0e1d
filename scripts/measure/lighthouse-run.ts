import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserExecutable } from "../lib/browser.ts";
import { categories, readVisit, type Visit } from "./lighthouse-visit.ts";

/** Beside the ports of the stack. */
const DEBUGGING_PORT = 39_872;

/**
 * Has a fresh browser visit a page and Lighthouse judge it.
 * @param resolve host names and the local port that answers for them over TLS
 * @throws when the page could not be loaded
 */
export async function visit(
  url: string,
  resolve: { hosts: readonly string[]; port: number },
): Promise<Visit> {
  const rules = resolve.hosts.map((host) => `MAP ${host} 127.0.0.1:${resolve.port}`);
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      `--host-resolver-rules=${rules.join(", ")}`,
      "--ignore-certificate-errors",
    ],
  });
  try {
    const judged = await lighthouse(url, {
      port: DEBUGGING_PORT,
      logLevel: "silent",
      onlyCategories: Object.values(categories),
      disableFullPageScreenshot: true,
    });
    const { lhr } = judged ?? {};
    if (lhr === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return readVisit(lhr);
  } finally {
    await browser.close();
  }
}
