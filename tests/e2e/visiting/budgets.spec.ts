import { measureBudgets, measureTools, TOOL_BUDGET } from "#scripts/measure/page-budgets.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("no page downloads more than its budgets allow", async ({ browser }) => {
  test.setTimeout(300_000);
  const pages = await measureBudgets(browser, addresses.site);
  expect(pages.filter(({ over }) => over.length > 0)).toEqual([]);
});

test("no tool fetches more than its budget allows when it is touched", async () => {
  const sizes = await measureTools(addresses.site);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ bytes }) => bytes > TOOL_BUDGET)).toEqual([]);
});
