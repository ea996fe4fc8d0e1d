import { expect, test } from "vitest";
import { lawsNamedIn, restOnOneLaw } from "./laws.ts";

test.each([
  ["Decree-Law No. 47 of 2022 on Tax", "Decree-Law No. 47 of 2022; Decision No. 2", true],
  ["Cabinet Decision No. 49 of 2023", "Ministerial Decision No. 49 of 2023", false],
  ["Decree-Laws No. 26 of 2020 and No. 32 of 2021", "Decree-Law No. 32 of 2021 on companies", true],
  ["Federal Tax Authority", "Dubai Land Department", false],
])("the sources “%s” and “%s” name the same law: %s", (one, other, isOne) => {
  expect(restOnOneLaw(one, other)).toBe(isOne);
});

test("a source of several laws names each of them in full", () => {
  expect(lawsNamedIn("Decree-Laws No. 26 of 2020 and No. 32 of 2021 on companies")).toEqual([
    "Decree-Law No. 26 of 2020",
    "Decree-Law No. 32 of 2021",
  ]);
  expect(lawsNamedIn("Dubai Land Department")).toEqual([]);
});
