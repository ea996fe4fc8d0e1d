import { expect, test } from "vitest";
import { isToolQuestion } from "./tool-address.ts";

test.each([
  ["/services/residency-visas?tool=visa-route&age=40", true],
  ["/services?tool=visa-route", false],
  ["/free-zones/tax-benefits?utm_source=a&tool=x", true],
  ["/free-zones/tax-benefits?utm_source=tool", false],
  ["/about?tool=tax-estimate", false],
  ["/free-zones/tax-benefits/?tool=tax-estimate", false],
])("the address %s asks the tool of its page: %s", (url, expected) => {
  expect(isToolQuestion(url)).toBe(expected);
});
