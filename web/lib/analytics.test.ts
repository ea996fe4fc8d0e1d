import { expect, test } from "vitest";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { analyticsFromEnvironment } from "./analytics.ts";

test("analytics report to the configured property and conversion", () => {
  const conversionLabel = "AW-123/ab-C_d";
  const ids = { NEXT_PUBLIC_ANALYTICS_ID: "G-AB12", NEXT_PUBLIC_ADS_CONVERSION: conversionLabel };
  expect(analyticsFromEnvironment(readEnvironment({}))).toBeUndefined();
  expect(analyticsFromEnvironment(readEnvironment(ids))).toEqual({
    ...{ ids: ["G-AB12", "AW-123"], conversionLabel },
  });
});
