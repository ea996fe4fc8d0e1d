import { format } from "node:util";
import { afterEach, beforeEach, expect, vi } from "vitest";

const methods = ["error", "warn", "log", "info", "debug"] as const;
let unexpected: string[] = [];

/**
 * Console output that a test did not ask for fails it. A test that expects output spies on the
 * method itself, which replaces this spy.
 */
beforeEach(() => {
  unexpected = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      unexpected.push(`console.${method}: ${format(...values)}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(unexpected, "console output that no test asked for").toEqual([]);
});
