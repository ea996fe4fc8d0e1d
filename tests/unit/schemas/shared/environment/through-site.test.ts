import { expect, test } from "vitest";
import { emailServiceFromEnvironment } from "#schemas/shared/environment/email-service.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import {
  imageFolder,
  siteRewrites,
  throughSite,
} from "#schemas/shared/environment/through-site.ts";
import { securityOptionsFromEnvironment } from "#web/server/security-headers.ts";

const hosted = {
  SANITY_PROJECT_ID: "abc123",
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
  NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID: "consultation",
  NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID: "signup",
};

test("for this machine alone, lake and inbox are asked themselves", () => {
  const environment = readEnvironment({});
  expect(throughSite(environment)).toEqual({ pictures: undefined, inbox: undefined });
  expect(siteRewrites(environment)).toEqual([]);
  expect(securityOptionsFromEnvironment(environment).imageHosts).toEqual([
    "http://localhost:3999/images/local/production/",
  ]);
});

test.each([{ SITE_REACH: "network" }, { CODESPACES: "true" }])(
  "with %o pictures and forms go through the site, under whatever address it is asked",
  (source) => {
    const environment = readEnvironment({ ...source, INBOX_PORT: "4998" });
    expect(throughSite(environment).pictures).toBe("/pictures");
    expect(siteRewrites(environment)).toEqual([
      {
        source: "/api/local/inbox/api/v1.0/email/:path*",
        destination: "http://localhost:4998/api/v1.0/email/:path*",
      },
    ]);
    expect(emailServiceFromEnvironment(environment).origin).toBe("/api/local/inbox");
    expect(securityOptionsFromEnvironment(environment)).toMatchObject({
      imageHosts: [],
      emailServiceOrigins: [],
    });
  },
);

test("hosted services are asked themselves, also by other devices", () => {
  const environment = readEnvironment({ ...hosted, SITE_REACH: "network" });
  expect(siteRewrites(environment)).toEqual([]);
  expect(emailServiceFromEnvironment(environment).origin).toBe("https://api.emailjs.com");
});

test("pictures of a hosted project go through the site where that is wished", () => {
  const environment = readEnvironment({ ...hosted, SITE_PICTURES: "site" });
  expect(throughSite(environment).pictures).toBe("/pictures");
  expect(imageFolder(environment)).toEqual({
    host: "https://cdn.sanity.io",
    path: "/images/abc123/production/",
  });
  expect(securityOptionsFromEnvironment(environment).imageHosts).toEqual([]);
});

test.each([{ SITE_REACH: "machine" }, { SITE_PICTURES: "lake" }])(
  "with %o the pictures of a Codespace come from the lake itself",
  (source) => {
    const environment = readEnvironment({ CODESPACES: "true", ...source });
    expect(throughSite(environment).pictures).toBeUndefined();
  },
);
