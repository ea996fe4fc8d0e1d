import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { analyticsFromEnvironment } from "#schemas/shared/environment/analytics.ts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { emailServiceFromEnvironment } from "#schemas/shared/environment/email-service.ts";
import { EnvironmentError, readEnvironment } from "#schemas/shared/environment/environment.ts";
import {
  readBuildEnvironment,
  readSiteEnvironment,
} from "#schemas/shared/environment/site-environment.ts";
import { siteRewrites, throughSite } from "#schemas/shared/environment/through-site.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { emailService } from "#tests/support/email-service.ts";
import { securityHeaders } from "#web/server/security-headers.ts";

const project = { SANITY_PROJECT_ID: "abc123" };

test("nothing set means the local lake and inbox, a project id hosted Sanity with no host of ours", () => {
  const environment = readEnvironment({});
  const common = { dataset: "production", apiVersion: "2025-02-19" };
  expect(contentLakeFromEnvironment(environment)).toEqual({
    ...{ ...common, projectId: "local", isLocal: true },
    ...{ apiHost: "http://localhost:3999", useProjectHostname: false },
  });
  expect(emailServiceFromEnvironment(environment).origin).toBe("http://localhost:3998");
  expect(contentLakeFromEnvironment(readEnvironment(project))).toEqual({
    ...{ ...common, projectId: "abc123", isLocal: false },
  });
  expect(siteUrl(readEnvironment({ SITE_PORT: "", SANITY_PROJECT_ID: " " }))).toMatch(/:3000$/);
});

test("an address has no slash at its end, and a wrong source is refused each time", () => {
  expect(siteUrl(readEnvironment({ SITE_URL: "https://a.lv/" }))).toBe("https://a.lv");
  const wrong = { SITE_PORT: "seventy" };
  for (const _ of [1, 2]) expect(() => readEnvironment(wrong)).toThrow("must be a port number");
});

test.each<[Record<string, string>, string]>([
  [{ SITE_URL: "example.com" }, "SITE_URL must be an http or https address"],
  [{ SITE_URL: "https://example.com/sub" }, "SITE_URL must be an address without a path or query"],
  [{ SANITY_WEBHOOK_SECRET: "short" }, "SANITY_WEBHOOK_SECRET must have at least 16 characters"],
  [{ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key" }, "NEXT_PUBLIC_EMAILJS_SERVICE_ID is missing"],
  [{ FRONT_SITES: "a b" }, "hosts and ports"],
  [{ METRICS_TOKEN: 'quo"te-and-more-of-it' }, "METRICS_TOKEN must have at least 16"],
])("%j is refused: %s", (source, problem) => {
  expect(() => readEnvironment(source)).toThrow(problem);
  expect(() => readEnvironment({ ...source, INBOX_PORT: "none" })).toThrow("INBOX_PORT must be");
});

test("whoever sets something wrong is led to the file that explains every variable", () => {
  const wrong = () => readEnvironment({ SITE_PORT: "seventy" });
  expect(wrong).toThrow(EnvironmentError);
  const named = /(\S+\.md) has the whole table/;
  expect(wrong).toThrow(named);
  let file = "";
  try {
    wrong();
  } catch (error) {
    [, file = ""] = named.exec(String(error)) ?? [];
  }
  const table = readFileSync(join(ROOT, file), "utf8");
  const example = readFileSync(join(ROOT, ".env.example"), "utf8");
  const names = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names).toContain("SITE_PORT");
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test("analytics report to a property and a conversion", () => {
  const conversionLabel = "AW-123/ab-C_d";
  const ids = { NEXT_PUBLIC_ANALYTICS_ID: "G-AB12", NEXT_PUBLIC_ADS_CONVERSION: conversionLabel };
  expect(analyticsFromEnvironment(readEnvironment({}))).toBeUndefined();
  expect(analyticsFromEnvironment(readEnvironment(ids))).toEqual({
    ...{ ids: ["G-AB12", "AW-123"], conversionLabel },
  });
});

test("on hosted Sanity the site needs the webhook's secret, and a build addresses of its own", () => {
  expect(() => readSiteEnvironment(project)).toThrow("SANITY_WEBHOOK_SECRET is missing");
  expect(readSiteEnvironment({}).SANITY_WEBHOOK_SECRET).toBeUndefined();
  expect(() => readBuildEnvironment(project)).toThrow(EnvironmentError);
  expect(() => readBuildEnvironment(project)).toThrow(
    /SITE_URL is missing.*\n.*EMAILJS_PUBLIC_KEY and its three others are missing/,
  );
  const named = { ...project, SITE_URL: "https://www.example.com" };
  expect(() => readBuildEnvironment(named)).toThrow(/^(?!.*SITE_URL is missing)/s);
  const inbox = { ...named, INBOX_URL: "http://localhost:3998" };
  expect(readBuildEnvironment(inbox).SITE_URL).toBe("https://www.example.com");
  expect(readBuildEnvironment({}).SITE_PORT).toBe(3000);
});

const lakeImages = ["http://localhost:3999/images/local/production/"];
const rewrites = [
  {
    source: "/api/local/inbox/api/v1.0/email/:path*",
    destination: "http://localhost:3998/api/v1.0/email/:path*",
  },
];
const hosted = { ...project, ...emailService };
const [inbox, emailJs] = ["http://localhost:3998", "https://api.emailjs.com"];
const here = "/api/local/inbox";

test.each<[Record<string, string>, string | undefined, string, string[]?]>([
  [{}, undefined, inbox, lakeImages],
  [{ SITE_REACH: "network" }, "/pictures", here, []],
  [{ CODESPACES: "true" }, "/pictures", here, []],
  [{ CODESPACES: "true", SITE_PICTURES: "lake" }, undefined, here],
  [{ ...hosted, SITE_REACH: "network" }, undefined, emailJs],
  [{ ...hosted, SITE_PICTURES: "site" }, "/pictures", emailJs, []],
])("with %j pictures come through %s and forms go to %s", (source, pictures, forms, hosts) => {
  const environment = readEnvironment(source);
  expect(throughSite(environment).pictures).toBe(pictures);
  expect(emailServiceFromEnvironment(environment).origin).toBe(forms);
  expect(siteRewrites(environment)).toEqual(forms === here ? rewrites : []);
  const policy = securityHeaders({ environment })["Content-Security-Policy"];
  if (hosts !== undefined)
    expect(policy).toContain(`; ${["img-src 'self' data:", ...hosts].join(" ")};`);
  expect(policy).toContain(`; connect-src 'self'${forms === here ? "" : ` ${forms}`};`);
});
