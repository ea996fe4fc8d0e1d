import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { emailServiceFromEnvironment } from "#web/lib/email-service.ts";
import { siteUrl } from "./addresses.ts";
import { contentLakeFromEnvironment } from "./content-lake.ts";
import { readEnvironment } from "./environment.ts";

const project = { SANITY_PROJECT_ID: "abc123" };

test("without variables the local lake and inbox are used, and with a project id hosted Sanity", () => {
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

test("the environment accepts an address with a slash at its end, and a wrong value is refused each time", () => {
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

test("a wrong value is refused with the name of the file that explains every variable", () => {
  let message = "";
  try {
    readEnvironment({ SITE_PORT: "seventy" });
  } catch (error) {
    message = String(error);
  }
  const [, file = ""] = /(\S+\.md) has the whole table/.exec(message) ?? [];
  expect(existsSync(join(ROOT, file || "no file is named"))).toBe(true);
});
