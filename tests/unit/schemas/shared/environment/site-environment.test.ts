import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "#schemas/shared/environment/environment.ts";
import { readBuildEnvironment } from "#schemas/shared/environment/site-environment.ts";

const hosted = { SANITY_PROJECT_ID: "abc123de", SITE_URL: "https://www.example.com" };

test("a build of hosted content refuses the addresses of this machine, all at once", () => {
  expect(() => readBuildEnvironment({ SANITY_PROJECT_ID: "abc123de" })).toThrow(EnvironmentError);
  expect(() => readBuildEnvironment({ SANITY_PROJECT_ID: "abc123de" })).toThrow(
    /SITE_URL is missing.*\n.*EMAILJS_PUBLIC_KEY and its three others are missing/,
  );
  expect(() => readBuildEnvironment(hosted)).toThrow(/^(?!.*SITE_URL is missing)/s);
});

test("a build of hosted content takes what is named, also an inbox", () => {
  const source = { ...hosted, INBOX_URL: "http://localhost:3998" };
  expect(readBuildEnvironment(source).SITE_URL).toBe("https://www.example.com");
});

test("a build of the local stack needs nothing", () => {
  expect(readBuildEnvironment({}).SITE_PORT).toBe(3000);
});

test.each(["https://example.com/sub", "https://example.com?a=1", "https://example.com/#top"])(
  "the site cannot stand at %s",
  (SITE_URL) => {
    expect(() => readEnvironment({ SITE_URL })).toThrow(
      "SITE_URL must be an address without a path or query",
    );
  },
);

test("several instances are named with commas between", () => {
  const { FRONT_SITES } = readEnvironment({ FRONT_SITES: "127.0.0.1:3000,site-2:3001" });
  expect(FRONT_SITES).toEqual(["127.0.0.1:3000", "site-2:3001"]);
  expect(() => readEnvironment({ FRONT_SITES: "a b" })).toThrow("hosts and ports");
});
