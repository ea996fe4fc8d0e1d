/**
 * The score that Mozilla's HTTP Observatory gives an answer, from the rules of its analyser:
 * https://github.com/mdn/mdn-http-observatory, version 1.4.8, `src/analyzer/tests/` and
 * `src/grader/charts.js`. The package itself downloads lists when it is installed, needs a database
 * driver, and scans public hosts only.
 *
 * Left out is what no answer of ours can show: redirection to TLS and the preload list, which belong
 * to the server in front. An answer that sets a cookie is refused, because no rule for it is here.
 */

import { type Policy, parsePolicy, policyResult } from "./observatory-policy.ts";

/** Points for each result that changes the score, under the Observatory's own names. */
const modifiers = {
  "csp-implemented-with-no-unsafe-default-src-none": 10,
  "csp-implemented-with-no-unsafe": 5,
  "csp-implemented-with-unsafe-inline-in-style-src-only": 0,
  "csp-implemented-with-insecure-scheme-in-passive-content-only": -10,
  "csp-implemented-with-unsafe-eval": -10,
  "csp-implemented-with-unsafe-inline": -20,
  "csp-implemented-with-insecure-scheme": -20,
  "csp-header-invalid": -25,
  "csp-not-implemented": -25,
  "cross-origin-resource-sharing-implemented-with-universal-access": -50,
  "referrer-policy-private": 5,
  "referrer-policy-unsafe": -5,
  "referrer-policy-header-invalid": -5,
  "hsts-implemented-max-age-less-than-six-months": -10,
  "hsts-not-implemented": -20,
  "hsts-header-invalid": -20,
  "hsts-not-implemented-no-https": -20,
  "sri-implemented-and-all-scripts-loaded-securely": 5,
  "sri-not-implemented-but-external-scripts-loaded-securely": -5,
  "sri-not-implemented-and-external-scripts-not-loaded-securely": -50,
  "x-content-type-options-not-implemented": -5,
  "x-content-type-options-header-invalid": -5,
  "x-frame-options-implemented-via-csp": 5,
  "x-frame-options-not-implemented": -20,
  "x-frame-options-header-invalid": -20,
  "corp-implemented-with-same-origin": 10,
  "corp-implemented-with-same-site": 10,
  "corp-header-invalid": -5,
} as const;

export type Result = keyof typeof modifiers;

/** From this score without any bonus on, bonuses count. */
const MINIMUM_FOR_BONUS = 90;
/** Seconds. Less than six months, since many sites say 180 days. */
const SIX_MONTHS = 15_552_000;

export type ScoredAnswer = {
  /** Public address, which says whether the site is reached over TLS. */
  url: string;
  headers: Headers;
  /** The text of a page; empty for any other file. */
  html?: string;
};

/** The score, at most 135, and the results that made it what it is. */
export function observatoryScore(answer: ScoredAnswer): { score: number; results: Result[] } {
  if (answer.headers.has("set-cookie")) throw new TypeError(`${answer.url} sets a cookie.`);
  const policy = parsePolicy(answer.headers.get("content-security-policy"));
  const results = [
    policyResult(policy, isSecure(answer)),
    sharingResult(answer.headers),
    referrerResult(answer.headers.get("referrer-policy")),
    transportResult(answer),
    integrityResult(answer),
    sniffingResult(answer.headers.get("x-content-type-options")),
    framesResult(answer.headers.get("x-frame-options"), policy),
    resourcePolicyResult(answer.headers.get("cross-origin-resource-policy")),
  ].filter((result) => result !== undefined);
  const points = results.map((result) => modifiers[result]);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutBonus = sum(points.filter((point) => point < 0));
  const score = withoutBonus >= MINIMUM_FOR_BONUS ? sum(points) : withoutBonus;
  return { score: Math.max(0, score), results };
}

/** An answer that names one origin and allows its cookies is taken for one that names any. */
function sharingResult(headers: Headers): Result | undefined {
  const origin = headers.get("access-control-allow-origin");
  const isOpen = headers.get("access-control-allow-credentials")?.trim() === "true";
  return origin !== null && isOpen
    ? "cross-origin-resource-sharing-implemented-with-universal-access"
    : undefined;
}

function referrerResult(header: string | null): Result | undefined {
  if (header === null) return undefined;
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/;
  const isUnsafe = /^(origin(-when-cross-origin)?|unsafe-url|no-referrer-when-downgrade)$/;
  const known = header
    .toLowerCase()
    .split(",")
    .map((policy) => policy.trim());
  const last = known.findLast((policy) => isPrivate.test(policy) || isUnsafe.test(policy));
  if (last === undefined) return "referrer-policy-header-invalid";
  return isPrivate.test(last) ? "referrer-policy-private" : "referrer-policy-unsafe";
}

function transportResult(answer: ScoredAnswer): Result | undefined {
  if (!isSecure(answer)) return "hsts-not-implemented-no-https";
  const header = answer.headers.get("strict-transport-security");
  if (header === null) return "hsts-not-implemented";
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (seconds === undefined || header.includes(",")) return "hsts-header-invalid";
  return Number(seconds) < SIX_MONTHS ? "hsts-implemented-max-age-less-than-six-months" : undefined;
}

function integrityResult({ url, html = "" }: ScoredAnswer): Result | undefined {
  const scripts = [...html.matchAll(/<script\b[^>]*?\ssrc="([^"]+)"[^>]*>/gi)].map(
    ([tag, src = ""]) => ({ src: new URL(src, url), hasIntegrity: /\sintegrity="/i.test(tag) }),
  );
  const foreign = scripts.filter(
    ({ src, hasIntegrity }) => src.host !== new URL(url).host && !hasIntegrity,
  );
  if (foreign.some(({ src }) => src.protocol !== "https:")) {
    return "sri-not-implemented-and-external-scripts-not-loaded-securely";
  }
  if (foreign.length > 0) return "sri-not-implemented-but-external-scripts-loaded-securely";
  // One script of the site's own that carries a digest is enough for the Observatory.
  return scripts.some(({ src, hasIntegrity }) => hasIntegrity && src.protocol === "https:")
    ? "sri-implemented-and-all-scripts-loaded-securely"
    : undefined;
}

function sniffingResult(header: string | null): Result | undefined {
  if (header === null) return "x-content-type-options-not-implemented";
  const isNosniff = header.trim().toLowerCase() === "nosniff";
  return isNosniff ? undefined : "x-content-type-options-header-invalid";
}

function framesResult(
  header: string | null,
  policy: Policy | "invalid" | undefined,
): Result | undefined {
  if (policy instanceof Map && policy.has("frame-ancestors")) {
    return "x-frame-options-implemented-via-csp";
  }
  if (header === null) return "x-frame-options-not-implemented";
  const isKnown = /^(deny|sameorigin|allow-from.*)$/i.test(header.trim());
  return isKnown ? undefined : "x-frame-options-header-invalid";
}

function resourcePolicyResult(header: string | null): Result | undefined {
  const value = header?.trim().toLowerCase();
  if (value === "same-origin") return "corp-implemented-with-same-origin";
  if (value === "same-site") return "corp-implemented-with-same-site";
  return value === undefined || value === "cross-origin" ? undefined : "corp-header-invalid";
}

function isSecure({ url }: ScoredAnswer): boolean {
  return new URL(url).protocol === "https:";
}
