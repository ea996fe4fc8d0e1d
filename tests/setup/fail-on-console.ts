import { format } from "node:util";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { log } from "#web/lib/log.ts";

const methods = ["error", "warn", "log", "info", "debug"] as const;
const levels = ["error", "warn", "info"] as const;
/** Sanity logs this about a rule with a query on a busy machine. */
const SLOW_RULE = /^Custom validator at \S+ has taken more than \d+ms to respond$/;
let unexpected: string[] = [];

/**
 * Output to the console or the site's log that a test did not ask for fails it. A test that expects
 * output spies on the method itself, which replaces this spy.
 */
beforeEach(() => {
  unexpected = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      const text = format(...values);
      if (!SLOW_RULE.test(text)) unexpected.push(`console.${method}: ${text}`);
    });
  }
  for (const level of levels) {
    vi.spyOn(log, level).mockImplementation((...values: unknown[]) => {
      unexpected.push(`log.${level}: ${format(...values)}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(unexpected, "output that no test asked for").toEqual([]);
});
