import { expect, test } from "vitest";
import { pageAddress } from "#studio/document-actions/page-address.ts";

const site = "https://example.com";

test.each([
  [{ _type: "homePage" }, `${site}/`],
  [{ _type: "contactPage" }, `${site}/contact`],
  [{ _type: "service", slug: { current: "tax-residency" } }, `${site}/services/tax-residency`],
  [{ _type: "pageMetadata", path: "/about" }, `${site}/about`],
  [{ _type: "service" }, undefined],
  [{ _type: "service", slug: "tax-residency" }, undefined],
  [{ _type: "figure" }, undefined],
])("finds the page of %j", (document, address) => {
  expect(pageAddress(document, site)).toBe(address);
});
