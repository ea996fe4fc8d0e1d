import { expect, test } from "vitest";
import { SHORT_CONDITION, shortCondition } from "#schemas/shared/figures/short-condition.ts";

const long = "x".repeat(SHORT_CONDITION + 1);

test.each([
  [{ shortQualifier: "by category", qualifier: long }, "by category"],
  [{ shortQualifier: null, qualifier: "Golden visas are exempt." }, "Golden visas are exempt."],
  [{ shortQualifier: "", qualifier: long }, undefined],
  [{ qualifier: null }, undefined],
])("beside %j stands %j", (figure, text) => {
  expect(shortCondition(figure)).toBe(text);
});
