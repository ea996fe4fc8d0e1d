import { expect, test } from "vitest";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { observatoryScore } from "#tests/support/observatory-score.ts";
import { securityHeaders, securityOptionsFromEnvironment } from "#web/server/security-headers.ts";

const url = "https://nordune.example/";
const strict = {
  "Content-Security-Policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000",
};

const score = (headers: Record<string, string>, html = "", at = url) =>
  observatoryScore({ url: at, headers: new Headers(headers), html }).score;

/** What the answer loses, or gains, by one change to headers that are strict. */
const change = (headers: Record<string, string>) => score({ ...strict, ...headers }) - 130;

const policy = (text: string) => ({
  "Content-Security-Policy": `${text}; frame-ancestors 'none'`,
});

test("a hosted site has 130, with Google's hosts and without", () => {
  const hosted = {
    SITE_URL: "https://nordune.example",
    SANITY_PROJECT_ID: "abc123",
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "k",
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: "s",
    NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID: "c",
    NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID: "u",
  };
  const google = { NEXT_PUBLIC_ANALYTICS_ID: "G-A1", NEXT_PUBLIC_ADS_CONVERSION: "AW-1/x" };
  for (const source of [hosted, { ...hosted, ...google }]) {
    const headers = securityHeaders(securityOptionsFromEnvironment(readEnvironment(source)));
    expect(score(headers)).toBe(130);
  }
});

test.each<[Record<string, string>, number]>([
  [policy("default-src 'none'; script-src 'self' 'unsafe-inline'"), -50],
  [policy("default-src 'none'; script-src 'self' data:"), -50],
  [policy("default-src 'none'; script-src 'self' 'unsafe-inline' 'sha256-x'"), 0],
  [policy("script-src 'self'"), -50],
  [policy("default-src 'none'; connect-src http://inbox.example"), -50],
  [policy("default-src 'none'; img-src http://images.example"), -20],
  [policy("default-src 'none'; script-src 'unsafe-eval'"), -20],
  [policy("default-src 'none'; style-src 'unsafe-inline'"), -10],
  [policy("default-src 'self'"), -5],
  [policy("default-src 'none'; default-src 'self'"), -75],
  [{ "X-Content-Type-Options": "sniff" }, -5],
  [{ "Referrer-Policy": "no-referrer, unsafe-url" }, -10],
  [{ "Referrer-Policy": "unsafe-url, no-referrer" }, 0],
  [{ "Cross-Origin-Resource-Policy": "same-site" }, 0],
  [{ "Cross-Origin-Resource-Policy": "cross-origin" }, -10],
  [{ "Cross-Origin-Resource-Policy": "own" }, -15],
  [{ "Strict-Transport-Security": "max-age=3600" }, -10],
  [{ "Strict-Transport-Security": "preload" }, -50],
  [{ "Access-Control-Allow-Origin": "https://studio.example" }, 0],
  [{ "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Credentials": "true" }, -80],
])("%j costs what the Observatory takes for it: %i", (headers, points) => {
  expect(change(headers)).toBe(points);
});

test("bonuses count only from 90 points on, and an answer with a cookie is not scored", () => {
  expect([score({}), score(strict, "", "http://localhost:3000/")]).toEqual([30, 80]);
  expect(() => score({ ...strict, "Set-Cookie": "a=b" })).toThrow("sets a cookie");
});

test.each([
  ['<script defer src="/shell.js"></script>', 130],
  ['<script src="/shell.js" integrity="sha384-x"></script>', 135],
  ['<script src="https://cdn.example/a.js"></script>', 125],
  ['<script src="http://cdn.example/a.js"></script>', 50],
])("a page with %s has %i points", (tag, points) => {
  expect(score(strict, `<head>${tag}</head>`)).toBe(points);
});
