import { expect, test } from "vitest";
import { emailService } from "#tests/support/email-service.ts";
import { emailServiceFromEnvironment } from "#web/lib/email-service.ts";
import { securityHeaders } from "#web/server/security-headers.ts";
import { readEnvironment } from "./environment.ts";
import { siteRewrites, throughSite } from "./through-site.ts";

const project = { SANITY_PROJECT_ID: "abc123" };

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
