import { expect, test } from "vitest";
import { emailServiceFromEnvironment } from "#schemas/environment/email-service.ts";
import { readEnvironment } from "#schemas/environment/environment.ts";
import { localParts, localRewrites } from "#schemas/environment/local-parts.ts";
import { securityOptionsFromEnvironment } from "#web/serving/security-headers.ts";

test("for this machine alone, lake and inbox are asked themselves", () => {
  const environment = readEnvironment({});
  expect(localParts(environment)).toEqual({ pictures: undefined, inbox: undefined });
  expect(localRewrites(environment)).toEqual([]);
});

test.each([{ SITE_REACH: "network" }, { CODESPACES: "true" }])(
  "with %o pictures and forms go through the site, under whatever address it is asked",
  (source) => {
    const environment = readEnvironment({ ...source, INBOX_PORT: "4998" });
    expect(localRewrites(environment)).toEqual([
      {
        source: "/api/local/pictures/images/:path*",
        destination: "http://localhost:3999/images/:path*",
      },
      {
        source: "/api/local/inbox/api/v1.0/email/:path*",
        destination: "http://localhost:4998/api/v1.0/email/:path*",
      },
    ]);
    expect(emailServiceFromEnvironment(environment).origin).toBe("/api/local/inbox");
    expect(securityOptionsFromEnvironment(environment).emailServiceOrigins).toEqual([]);
  },
);

test("hosted services are asked themselves, also by other devices", () => {
  const environment = readEnvironment({
    SITE_REACH: "network",
    SANITY_PROJECT_ID: "abc123",
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
    NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID: "consultation",
    NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID: "signup",
  });
  expect(localRewrites(environment)).toEqual([]);
  expect(emailServiceFromEnvironment(environment).origin).toBe("https://api.emailjs.com");
});

test("a Codespace may be kept to itself", () => {
  const environment = readEnvironment({ CODESPACES: "true", SITE_REACH: "machine" });
  expect(localRewrites(environment)).toEqual([]);
});
