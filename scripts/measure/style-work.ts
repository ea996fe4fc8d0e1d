import type { Browser } from "@playwright/test";
import { z } from "zod";
import { PHONE } from "./page-budgets.ts";
import { sitePaths, withRunningSite } from "./running-site.ts";

/**
 * Limits of style work before any interaction. A comparable theme, AstroWind, has 1,600 styled
 * elements on its home page and 1,000 on its other pages, counted in the same way.
 */
const budgets = { elements: 1_200, passes: 20 };

/** Milliseconds after the load event by which all images have loaded. */
const COMES_TO_REST_MS = 3_000;
/** How much slower a phone is than this machine, by Lighthouse. */
const SLOWDOWN = 4;

/** Number of repetitions for a page over budget. */
const TRIES = 3;

/** A style recalculation in a trace of Chromium. */
const stylePass = z.object({
  name: z.literal("UpdateLayoutTree"),
  args: z.object({ elementCount: z.number().positive() }),
});
const trace = z.object({ traceEvents: z.array(z.unknown()) });

/**
 * Prints how many elements a phone styles while it loads each page of the running site. A rule that
 * restyles elements repeatedly costs more than a download. The process fails when a budget is
 * exceeded.
 */
export const holdStyleWork = () =>
  withRunningSite(async (browser, site) => {
    const rows: Record<string, StyleWork> = {};
    for (const path of await sitePaths(site)) {
      rows[path] = await leastStyleWork(browser, new URL(path, site).href);
    }
    console.log("Elements that are styled while a page loads, and the number of passes.");
    console.table(rows);
    const over = Object.entries(rows).filter(([, work]) => isOver(work));
    if (over.length === 0) return;
    const { elements, passes } = budgets;
    console.error(
      `Over budget (${elements} elements, ${passes} passes): ${over.map(([path]) => path).join(", ")}`,
    );
    process.exitCode = 1;
  });

type StyleWork = { elements: number; passes: number };

const isOver = ({ elements, passes }: StyleWork) =>
  elements > budgets.elements || passes > budgets.passes;

/** On a busy machine a page may be styled before its style sheet has arrived, and then again. */
async function leastStyleWork(browser: Browser, url: string): Promise<StyleWork> {
  let least = await styleWorkOf(browser, url);
  for (let again = 0; again < TRIES && isOver(least); again++) {
    const work = await styleWorkOf(browser, url);
    if (work.elements < least.elements) least = work;
  }
  return least;
}

async function styleWorkOf(browser: Browser, url: string): Promise<StyleWork> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(COMES_TO_REST_MS);
  const { traceEvents } = trace.parse(JSON.parse(String(await browser.stopTracing())));
  await context.close();
  const passes = traceEvents.flatMap((event) => stylePass.safeParse(event).data ?? []);
  const elements = passes.reduce((sum, { args }) => sum + args.elementCount, 0);
  return { elements, passes: passes.length };
}
