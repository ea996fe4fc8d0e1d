import { expect, test } from "vitest";
import { asOfAddress } from "../../schemas/shared/preview/as-of.ts";
import { stateAddress } from "../../schemas/shared/preview/page-states.ts";
import { readShown } from "./use-choosing.ts";

const site = "http://localhost:3000";

const about = { path: "/about", language: "en", day: undefined, state: undefined };
const asOf = { path: "/free-zones", language: "en", day: "2027-01-01", state: undefined };

test.each([
  ["/about", about],
  [`${site}/about?utm=x`, about],
  [`${site}/sv/about`, { ...about, language: "sv" }],
  [`${site}/sv`, { ...about, path: "/", language: "sv" }],
  [`${site}/about#team`, about],
  [asOfAddress("/free-zones", "2027-01-01"), asOf],
  [`${site}${asOfAddress("/free-zones", "2027-01-01")}#top`, asOf],
  [stateAddress("offline"), { ...about, path: "/offline", state: "offline" }],
  [`${site}/?state=made-up`, { ...about, path: "/" }],
  [undefined, undefined],
  ["https://example.com/about", undefined],
  ["//example.com/about", undefined],
  ["http://[", undefined],
])("the Studio knows of a preview at the address %s what it shows: %j", (address, expected) => {
  expect(readShown(address, site)).toEqual(expected);
});
