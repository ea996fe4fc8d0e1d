import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { phoneCountry } from "#web/forms/consultation/consultation-form.tsx";

const flags = readFileSync("web/public/brand/flags.svg", "utf8");

test.each<[string, string | undefined]>([
  ["00371 2000 0000", "LV"],
  ["+37 2", "EE"],
  ["+358-40", "FI"],
  ["+1 (212)", "US"],
  ["+37", undefined],
  ["371", undefined],
  ["+999", undefined],
])("%j belongs to %s", (typed, code) => expect(phoneCountry(typed)?.code).toBe(code));

test("every country of the list has a flag", () => {
  const codes = "371 372 370 46 47 358 45 971 1 44 49 33 39 34 31 41 43 48 7".split(" ");
  for (const code of codes) expect(flags).toContain(`id="${phoneCountry(`+${code}`)?.code}"`);
});
