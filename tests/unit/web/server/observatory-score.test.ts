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

const policy = (text: string) =>
  change({ "Content-Security-Policy": `${text}; frame-ancestors 'none'` });

test("an answer without any header has 30 points, as the Observatory gives it", () => {
  expect(score({})).toBe(30);
});

test("strict headers earn every bonus that does not ask for digests of scripts", () => {
  expect(score(strict)).toBe(130);
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

test("each weakness of a policy costs what the Observatory takes for it", () => {
  expect(policy("default-src 'none'; script-src 'self' 'unsafe-inline'")).toBe(-50);
  expect(policy("default-src 'none'; script-src 'self' data:")).toBe(-50);
  expect(policy("default-src 'none'; script-src 'self' 'unsafe-inline' 'sha256-x'")).toBe(0);
  expect(policy("script-src 'self'")).toBe(-50);
  expect(policy("default-src 'none'; connect-src http://inbox.example")).toBe(-50);
  expect(policy("default-src 'none'; img-src http://images.example")).toBe(-20);
  expect(policy("default-src 'none'; script-src 'unsafe-eval'")).toBe(-20);
  expect(policy("default-src 'none'; style-src 'unsafe-inline'")).toBe(-10);
  expect(policy("default-src 'self'")).toBe(-5);
  expect(policy("default-src 'none'; default-src 'self'")).toBe(-75);
});

test("each other header costs what the Observatory takes for it", () => {
  expect(change({ "X-Content-Type-Options": "sniff" })).toBe(-5);
  expect(change({ "Referrer-Policy": "unsafe-url" })).toBe(-10);
  expect(change({ "Referrer-Policy": "no-referrer, unsafe-url" })).toBe(-10);
  expect(change({ "Referrer-Policy": "unsafe-url, no-referrer" })).toBe(0);
  expect(change({ "Cross-Origin-Resource-Policy": "same-site" })).toBe(0);
  expect(change({ "Cross-Origin-Resource-Policy": "cross-origin" })).toBe(-10);
  expect(change({ "Cross-Origin-Resource-Policy": "own" })).toBe(-15);
  expect(change({ "Strict-Transport-Security": "max-age=3600" })).toBe(-10);
  expect(change({ "Strict-Transport-Security": "preload" })).toBe(-50);
  expect(change({ "Access-Control-Allow-Origin": "https://studio.example" })).toBe(0);
  const open = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Credentials": "true" };
  expect(change(open)).toBe(-80);
});

test("bonuses count only from 90 points on, so plain HTTP loses them all", () => {
  expect(score(strict, "", "http://localhost:3000/")).toBe(80);
});

test("scripts of strangers need a digest, and those of the site earn points by one", () => {
  const scripted = (tag: string) => score(strict, `<head>${tag}</head>`);
  expect(scripted('<script defer src="/shell.js"></script>')).toBe(130);
  expect(scripted('<script src="/shell.js" integrity="sha384-x"></script>')).toBe(135);
  expect(scripted('<script src="https://cdn.example/a.js"></script>')).toBe(125);
  expect(scripted('<script src="http://cdn.example/a.js"></script>')).toBe(50);
});

test("an answer that sets a cookie is not scored", () => {
  expect(() => score({ ...strict, "Set-Cookie": "a=b" })).toThrow("sets a cookie");
});
