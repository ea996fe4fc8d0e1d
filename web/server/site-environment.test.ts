import { expect, test } from "vitest";
import { EnvironmentError } from "#schemas/shared/environment/environment.ts";
import { readBuildEnvironment, readSiteEnvironment } from "./site-environment.ts";

const project = { SANITY_PROJECT_ID: "abc123" };

test("on hosted Sanity the site needs the webhook's secret, and a build needs public addresses", () => {
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
