import { expect, test } from "vitest";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { type SecurityOptions, securityHeaders, sha256Source } from "./security-headers.ts";

/** A site whose environment names its services, and changes of a test. */
const at = (more: Record<string, string> = {}): SecurityOptions => ({
  environment: readEnvironment({
    SITE_URL: "https://nordune.example",
    STUDIO_URL: "https://studio.example",
    CONTENT_LAKE_URL: "https://images.example",
    INBOX_URL: "https://mail.example",
    ...more,
  }),
});

const site = at();

/** The sources of each directive of the policy. */
function policyOf(options: SecurityOptions): Record<string, string[]> {
  const value = securityHeaders(options)["Content-Security-Policy"] ?? "";
  return Object.fromEntries(
    value.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

test("a page may load its own files, its pictures, and send to the e-mail service", () => {
  expect(securityHeaders(site)).toEqual({
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self'",
      "script-src-elem 'self'",
      "script-src-attr 'none'",
      "style-src 'self'",
      "style-src-elem 'self'",
      "style-src-attr 'none'",
      "img-src 'self' data: https://images.example/images/local/production/",
      "font-src 'self'",
      "connect-src 'self' https://mail.example",
      "worker-src 'self'",
      "child-src 'none'",
      "frame-src 'none'",
      "media-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types shell",
      "report-uri /api/reports",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": expect.stringMatching(/^([a-z-]+=\(\), )+[a-z-]+=\(\)$/),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=63072000",
  });
  const withoutTls = securityHeaders(at({ SITE_URL: "http://localhost:3000" }));
  expect(withoutTls).not.toHaveProperty("Strict-Transport-Security");
});

test("only the Studio may frame a preview", () => {
  const preview = { ...site, isPreview: true };
  // Sanity's overlay for drafts writes HTML as plain text.
  const {
    "require-trusted-types-for": _required,
    "trusted-types": _types,
    ...usual
  } = policyOf(site);
  expect(policyOf(preview)).toEqual({
    ...usual,
    "frame-ancestors": ["https://studio.example"],
    "img-src": [...(policyOf(site)["img-src"] ?? []), "https://studio.example"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "style-src-elem": ["'self'", "'unsafe-inline'"],
    "style-src-attr": ["'unsafe-inline'"],
  });
});

test("the content policy allows only the site's own inline style sheets", () => {
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(sha256Source("alert(1)")).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  const written = { ...site, inlineStyleHashes: ["'sha256-a'"] };
  const policy = policyOf(written);
  expect(policy["script-src-elem"]).toEqual(["'self'"]);
  expect(policy["style-src-elem"]).toEqual(["'self'", "'sha256-a'"]);
  expect(policy["style-src-attr"]).toEqual(["'none'"]);
  // In a preview, hashes would make the policy stricter.
  const preview = policyOf({ ...written, isPreview: true });
  expect(preview["style-src-elem"]).toEqual(["'self'", "'unsafe-inline'"]);
});

const TAG = "https://www.googletagmanager.com";
const ANALYTICS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
const ADS = "https://www.googleadservices.com";
const CONVERSION = { NEXT_PUBLIC_ADS_CONVERSION: "AW-1/x" };

test.each<[string, Record<string, string>, string[]]>([
  ["without analytics", {}, []],
  ["for Analytics alone", { NEXT_PUBLIC_ANALYTICS_ID: "G-A1" }, [TAG, ...ANALYTICS]],
  ["for both", { NEXT_PUBLIC_ANALYTICS_ID: "G-A1", ...CONVERSION }, [TAG, ...ANALYTICS, ADS]],
  ["for Ads alone", CONVERSION, [TAG, ADS]],
])("the content policy allows, %s, only the Google hosts in use", (_when, environment, named) => {
  const policy = policyOf(at(environment));
  const hosts = Object.values(policy).flat();
  expect([TAG, ...ANALYTICS, ADS].filter((host) => hosts.includes(host))).toEqual(named);
  const reports = named.filter((host) => ANALYTICS.includes(host));
  expect(policy["connect-src"]).toEqual(expect.arrayContaining(reports));
  for (const directive of ["script-src", "script-src-elem", "frame-src"]) {
    expect(policy[directive]?.includes(TAG), directive).toBe(named.length > 0);
  }
  expect(policy["trusted-types"]?.includes("goog#html")).toBe(named.length > 0);
});
