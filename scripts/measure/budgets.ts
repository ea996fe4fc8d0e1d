import { measureBudgets } from "./page-budgets.ts";
import { withRunningSite } from "./running-site.ts";
import { measureTools, TOOL_BUDGET, toolTable } from "./tool-budgets.ts";

await withRunningSite(async (browser, site) => {
  const [{ table, isWithin }, tools] = await Promise.all([
    measureBudgets(browser, site),
    measureTools(site),
  ]);
  console.log(`${table}\n${toolTable(tools)}`);
  if (!isWithin || tools.some(({ bytes }) => bytes > TOOL_BUDGET)) process.exitCode = 1;
});
