import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("web/app/styles/tokens.css", "utf8");

test("drawings name the colours of the design in full, as Tailwind looks for them", () => {
  const names = globSync("web/components/diagrams/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/var\((--color-[^)]*)\)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !tokens.includes(`  ${name}: #`))).toEqual([]);
});
