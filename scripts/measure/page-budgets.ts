import type { Browser } from "@playwright/test";
import { withFloorPage } from "./floor.ts";
import { javascriptOf } from "./javascript.ts";

/** Beside the ports of the stack. */
const FLOOR_PORT = 39_871;
const KB = 1000;
const CONTENT_PAGE = 5 * KB;
/** The sign-up form answers to the first key, so its code cannot wait for it. */
const HOME_PAGE = 7 * KB;
const CONTACT_PAGE = 25 * KB;

/** One page of each kind, and the bytes of JavaScript it may add to the framework's floor. */
const budgets = {
  "/": HOME_PAGE,
  "/services/residency-visas": CONTENT_PAGE,
  "/free-zones": CONTENT_PAGE,
  "/free-zones/tax-benefits": CONTENT_PAGE,
  "/free-zones/dubai": CONTENT_PAGE,
  "/uae-advantages": CONTENT_PAGE,
  "/advantages/safety": CONTENT_PAGE,
  "/about": CONTENT_PAGE,
  "/cookie-policy": CONTENT_PAGE,
  "/contact": CONTACT_PAGE,
};

type Row = { path: string; total: number; added: number; budget: number };

/**
 * Measures the JavaScript of one page of each kind against the floor, which is a page without any
 * client component in the same versions of Next and React.
 * @param site address of a built site that runs
 */
export async function measureBudgets(browser: Browser, site: string) {
  const floor = await withFloorPage(FLOOR_PORT, (url) => javascriptOf(browser, url));
  const rows: Row[] = [];
  for (const [path, budget] of Object.entries(budgets)) {
    const total = await javascriptOf(browser, new URL(path, site).href);
    rows.push({ path, total, added: total - floor, budget });
  }
  return {
    isWithin: rows.every(({ added, budget }) => added <= budget),
    table: tableOf(floor, rows),
  };
}

function tableOf(floor: number, rows: Row[]): string {
  const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(8);
  const line = ({ path, total, added, budget }: Row) =>
    `${path.padEnd(28)}${kb(total)}${kb(added)}${kb(budget)}${added > budget ? "  OVER" : ""}`;
  return [
    `JavaScript before any interaction, in KB of gzip. The floor is ${kb(floor).trim()}.`,
    `${"page".padEnd(28)}   total   added  budget`,
    ...rows.map(line),
  ].join("\n");
}
