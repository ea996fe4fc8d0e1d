import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";

test("no style sheet holds a picture but that of a tick, because a browser loads it before the first paint", () => {
  const sheets = globSync(join(ROOT, "web/styles/*.css"));
  const rules = sheets.flatMap((file) => readFileSync(file, "utf8").split(/^(?=.*\{)/m));
  const holding = rules.filter((rule) => rule.includes("data:"));
  expect(holding.map((rule) => rule.slice(0, rule.indexOf("{")).trim())).toEqual(["&:checked"]);
});
