import { expect, test } from "vitest";
import { asOfAddress } from "#schemas/shared/preview/as-of.ts";
import { stateAddress } from "#schemas/shared/preview/page-states.ts";
import { readShown } from "#studio/preview/shown.ts";

const site = "http://localhost:3000";
const shown = (address: string | undefined) => readShown(address, site);

test.each(["/about", `${site}/about`, `${site}/about?utm=x`, `${site}/about#team`])(
  "%s shows the page",
  (address) => {
    expect(shown(address)).toEqual({ path: "/about", day: undefined, state: undefined });
  },
);

test.each(["", site])("a page as of a day shows both after %j", (origin) => {
  const address = origin + asOfAddress("/free-zones", "2027-01-01");
  expect(shown(address)).toMatchObject({ path: "/free-zones", day: "2027-01-01" });
  expect(shown(`${address}#top`)?.day).toBe("2027-01-01");
});

test.each(["", site])("a state shows itself after %j, and no day", (origin) => {
  expect(shown(origin + stateAddress("offline"))).toMatchObject({
    state: "offline",
    day: undefined,
  });
  expect(shown(`${origin}/?state=made-up`)).toMatchObject({ path: "/", state: undefined });
});

test.each([undefined, "https://example.com/about", "//example.com/about", "http://["])(
  "%s is no page of the site",
  (address) => {
    expect(shown(address)).toBeUndefined();
  },
);
