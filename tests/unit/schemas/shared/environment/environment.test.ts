import { expect, test } from "vitest";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { analyticsFromEnvironment } from "#schemas/shared/environment/analytics.ts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { emailServiceFromEnvironment } from "#schemas/shared/environment/email-service.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { frontFromEnvironment } from "#schemas/shared/environment/front.ts";
import { readSiteEnvironment } from "#schemas/shared/environment/site-environment.ts";

test("nothing set means the local lake and the local inbox", () => {
  const environment = readEnvironment({});
  expect(contentLakeFromEnvironment(environment)).toEqual({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-02-19",
    isLocal: true,
    apiHost: "http://localhost:3999",
    useProjectHostname: false,
  });
  expect(emailServiceFromEnvironment(environment).origin).toBe("http://localhost:3998");
});

test("a project id means hosted Sanity, with no host of ours", () => {
  const environment = readEnvironment({
    SANITY_PROJECT_ID: "abc123",
  });
  expect(contentLakeFromEnvironment(environment)).toEqual({
    projectId: "abc123",
    dataset: "production",
    apiVersion: "2025-02-19",
    isLocal: false,
  });
});

test("an empty value counts as unset", () => {
  expect(readEnvironment({ SITE_PORT: "", SANITY_PROJECT_ID: " " })).toMatchObject({
    SITE_PORT: 3000,
  });
});

test("each source is parsed once, however often its values are asked for", () => {
  let reads = 0;
  const source = {
    get SITE_URL() {
      reads += 1;
      return "https://example.com/";
    },
  };
  expect(siteUrl(readEnvironment(source))).toBe("https://example.com");
  expect(siteUrl(readEnvironment(source))).toBe("https://example.com");
  expect(reads).toBe(1);
  expect(siteUrl(readEnvironment({ SITE_PORT: "3100" }))).toBe("http://localhost:3100");
});

test("a source that cannot be used is refused each time", () => {
  const source = { SITE_PORT: "seventy" };
  expect(() => readEnvironment(source)).toThrow("SITE_PORT must be a port number");
  expect(() => readEnvironment(source)).toThrow("SITE_PORT must be a port number");
});

test("every wrong value is named at once", () => {
  const read = () =>
    readEnvironment({
      SITE_PORT: "seventy",
      SITE_URL: "example.com",
      SANITY_WEBHOOK_SECRET: "short",
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
      NEXT_PUBLIC_ANALYTICS_ID: "UA-1",
      NEXT_PUBLIC_ADS_CONVERSION: "AW-123",
    });
  for (const name of [
    "SITE_PORT must be a port number",
    "SITE_URL must be an http or https address",
    "SANITY_WEBHOOK_SECRET must have at least 16 characters",
    "NEXT_PUBLIC_EMAILJS_SERVICE_ID is missing",
    "NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID is missing",
    "NEXT_PUBLIC_ANALYTICS_ID must be a Google Analytics measurement id such as G-",
    "NEXT_PUBLIC_ADS_CONVERSION must be a Google Ads account and conversion label such as AW-",
  ]) {
    expect(read, name).toThrow(name);
  }
});

test("without identifiers there is no analytics", () => {
  expect(analyticsFromEnvironment(readEnvironment({}))).toBeUndefined();
});

test("a property, a conversion or both are reported to", () => {
  const property = { NEXT_PUBLIC_ANALYTICS_ID: "G-AB12" };
  const conversion = { NEXT_PUBLIC_ADS_CONVERSION: "AW-123/ab-C_d" };
  const analytics = (variables: Record<string, string>) =>
    analyticsFromEnvironment(readEnvironment(variables));
  expect(analytics(property)).toEqual({ ids: ["G-AB12"] });
  expect(analytics(conversion)).toEqual({ ids: ["AW-123"], conversionLabel: "AW-123/ab-C_d" });
  expect(analytics({ ...property, ...conversion })).toEqual({
    ids: ["G-AB12", "AW-123"],
    conversionLabel: "AW-123/ab-C_d",
  });
});

test("a front has an address and a secret that nginx can read", () => {
  const front = { FRONT_URL: "http://localhost:8080/", FRONT_SECRET: "0123456789_-abcDEF" };
  expect(frontFromEnvironment(readEnvironment({}))).toBeUndefined();
  expect(frontFromEnvironment(readEnvironment(front))).toEqual({
    url: "http://localhost:8080",
    secret: "0123456789_-abcDEF",
  });
  for (const half of [{ FRONT_URL: front.FRONT_URL }, { FRONT_SECRET: front.FRONT_SECRET }]) {
    expect(() => readEnvironment(half)).toThrow("FRONT_URL and FRONT_SECRET belong together");
  }
  for (const secret of ["too short", "sixteen characters;", 'quo"te-and-more-of-it']) {
    expect(() => readEnvironment({ ...front, FRONT_SECRET: secret }), secret).toThrow(
      "FRONT_SECRET must have at least 16 characters",
    );
  }
});

test("the site refuses to run on hosted Sanity without the webhook's secret", () => {
  expect(() => readSiteEnvironment({ SANITY_PROJECT_ID: "abc123" })).toThrow(
    "SANITY_WEBHOOK_SECRET is missing",
  );
  expect(readSiteEnvironment({}).SANITY_WEBHOOK_SECRET).toBeUndefined();
});
