import { expect, test } from "vitest";
import { lawsIn, restOnOneLaw } from "#schemas/shared/figures/laws.ts";

test.each([
  ["Federal Decree-Law No. 8 of 2017 on Value Added Tax", ["federal decree-law 8/2017"]],
  [
    "Federal Decree-Laws No. 26 of 2020 and No. 32 of 2021 on commercial companies",
    ["federal decree-law 26/2020", "federal decree-law 32/2021"],
  ],
  [
    "Federal Decree-Law No. 47 of 2022; Ministerial Decision No. 229 of 2025 on qualifying activities",
    ["federal decree-law 47/2022", "ministerial decision 229/2025"],
  ],
  [
    "Saudi Ministerial Decision No. 3852 of 2 July 2021 on rules of origin",
    ["saudi ministerial decision 3852/2021"],
  ],
  ["Dubai Land Department", []],
])("the laws in “%s”", (source, laws) => {
  expect(lawsIn(source)).toEqual(laws);
});

test("sources that name a law in common rest on one law, however else they read", () => {
  expect(
    restOnOneLaw(
      "Federal Decree-Law No. 47 of 2022 on the Taxation of Corporations",
      "Federal Decree-Law No. 47 of 2022; Ministerial Decision No. 229 of 2025",
    ),
  ).toBe(true);
  expect(
    restOnOneLaw("Cabinet Decision No. 49 of 2023", "Ministerial Decision No. 49 of 2023"),
  ).toBe(false);
});

test("sources without a law are one when they read alike", () => {
  expect(restOnOneLaw("Federal Tax Authority", "Federal Tax Authority ")).toBe(true);
  expect(restOnOneLaw("Federal Tax Authority", "Dubai Land Department")).toBe(false);
});
