/**
 * The score that Mozilla's HTTP Observatory gives an answer, from the rules of its analyser:
 * https://github.com/mdn/mdn-http-observatory, version 1.4.8, `src/analyzer/tests/` and
 * `src/grader/charts.js`. The package itself downloads lists when it is installed, needs a database
 * driver, and scans public hosts only.
 *
 * Left out is what no answer of ours can show: redirection to TLS and the preload list, which belong
 * to the server in front. An answer that sets a cookie is refused, because no rule for it is here.
 */

/** A result under the Observatory's own name, with its points. */
type Result = [name: string, points: number] | undefined;

/** From this score without any bonus on, bonuses count. */
const MINIMUM_FOR_BONUS = 90;
/** Seconds. Less than six months, since many sites say 180 days. */
const SIX_MONTHS = 15_552_000;
const BROAD = "ftp: http: https: * http://* http://*.* https://* https://*.*".split(" ");
const INLINE = ["'unsafe-inline'", "data:"];

export type ScoredAnswer = {
  /** Public address, which says whether the site is reached over TLS. */
  url: string;
  headers: Headers;
  /** The text of a page; empty for any other file. */
  html?: string;
};

/** The score, at most 135, and the results that made it what it is. */
export function observatoryScore({ url, headers, html = "" }: ScoredAnswer) {
  if (headers.has("set-cookie")) throw new TypeError(`${url} sets a cookie.`);
  const isSecure = new URL(url).protocol === "https:";
  const policy = parsePolicy(headers.get("content-security-policy"));
  const results = [
    policyResult(policy, isSecure),
    sharingResult(headers),
    referrerResult(headers.get("referrer-policy")),
    transportResult(isSecure, headers.get("strict-transport-security")),
    integrityResult(url, html),
    sniffingResult(headers.get("x-content-type-options")),
    framesResult(headers.get("x-frame-options"), policy),
    resourcePolicyResult(headers.get("cross-origin-resource-policy")),
  ].filter((result) => result !== undefined);
  const points = results.map(([, value]) => value);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutBonus = sum(points.filter((point) => point < 0));
  const score = withoutBonus >= MINIMUM_FOR_BONUS ? sum(points) : withoutBonus;
  return { score: Math.max(0, score), results: results.map(([name]) => name) };
}

/** The sources of each directive; "invalid" where one is named twice, or nothing at all. */
function parsePolicy(header: string | null): Map<string, string[]> | "invalid" | undefined {
  if (header === null) return undefined;
  const policy = new Map<string, string[]>();
  for (const directive of header.toLowerCase().split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    if (name === "") continue;
    if (policy.has(name)) return "invalid";
    policy.set(name, sources.length === 0 && name.endsWith("-src") ? ["'none'"] : sources);
  }
  return policy.size === 0 ? "invalid" : policy;
}

function policyResult(policy: ReturnType<typeof parsePolicy>, isSecure: boolean): Result {
  if (policy === undefined) return ["csp-not-implemented", -25];
  if (policy === "invalid") return ["csp-header-invalid", -25];
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const hasAny = (sources: string[], wanted: string[]) => sources.some((s) => wanted.includes(s));
  const isPlain = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");
  const passive = ["img-src", "media-src"];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, all]) => all);
  const [scripts, styles] = [of("script-src"), of("style-src")].map(withoutOverruledInline);
  if (hasAny(scripts ?? [], [...BROAD, ...INLINE]) || hasAny(of("object-src"), BROAD)) {
    return ["csp-implemented-with-unsafe-inline", -20];
  }
  if (isSecure && active.some(isPlain)) return ["csp-implemented-with-insecure-scheme", -20];
  if (hasAny([...(scripts ?? []), ...(styles ?? [])], ["'unsafe-eval'"])) {
    return ["csp-implemented-with-unsafe-eval", -10];
  }
  if (isSecure && passive.flatMap(of).some(isPlain)) {
    return ["csp-implemented-with-insecure-scheme-in-passive-content-only", -10];
  }
  if (hasAny(styles ?? [], [...BROAD, ...INLINE])) {
    return ["csp-implemented-with-unsafe-inline-in-style-src-only", 0];
  }
  return policy.get("default-src")?.join() === "'none'"
    ? ["csp-implemented-with-no-unsafe-default-src-none", 10]
    : ["csp-implemented-with-no-unsafe", 5];
}

/** A nonce or a digest makes browsers ignore 'unsafe-inline'. */
function withoutOverruledInline(sources: string[]): string[] {
  const overrules = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return overrules ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

/** An answer that names one origin and allows its cookies is taken for one that names any. */
function sharingResult(headers: Headers): Result {
  const isShared = headers.has("access-control-allow-origin");
  const isOpen = headers.get("access-control-allow-credentials")?.trim() === "true";
  return isShared && isOpen
    ? ["cross-origin-resource-sharing-implemented-with-universal-access", -50]
    : undefined;
}

function referrerResult(header: string | null): Result {
  if (header === null) return undefined;
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/;
  const isUnsafe = /^(origin(-when-cross-origin)?|unsafe-url|no-referrer-when-downgrade)$/;
  const known = header.toLowerCase().split(/\s*,\s*/);
  const last = known.findLast((policy) => isPrivate.test(policy) || isUnsafe.test(policy));
  if (last === undefined) return ["referrer-policy-header-invalid", -5];
  return isPrivate.test(last) ? ["referrer-policy-private", 5] : ["referrer-policy-unsafe", -5];
}

function transportResult(isSecure: boolean, header: string | null): Result {
  if (!isSecure) return ["hsts-not-implemented-no-https", -20];
  if (header === null) return ["hsts-not-implemented", -20];
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (seconds === undefined || header.includes(",")) return ["hsts-header-invalid", -20];
  return Number(seconds) < SIX_MONTHS
    ? ["hsts-implemented-max-age-less-than-six-months", -10]
    : undefined;
}

function integrityResult(url: string, html: string): Result {
  const scripts = [...html.matchAll(/<script\b[^>]*?\ssrc="([^"]+)"[^>]*>/gi)].map(
    ([tag, src = ""]) => ({ src: new URL(src, url), hasIntegrity: /\sintegrity="/i.test(tag) }),
  );
  const foreign = scripts.filter(
    ({ src, hasIntegrity }) => src.host !== new URL(url).host && !hasIntegrity,
  );
  if (foreign.some(({ src }) => src.protocol !== "https:")) {
    return ["sri-not-implemented-and-external-scripts-not-loaded-securely", -50];
  }
  if (foreign.length > 0) {
    return ["sri-not-implemented-but-external-scripts-loaded-securely", -5];
  }
  // One script of the site's own that carries a digest is enough for the Observatory.
  return scripts.some(({ src, hasIntegrity }) => hasIntegrity && src.protocol === "https:")
    ? ["sri-implemented-and-all-scripts-loaded-securely", 5]
    : undefined;
}

function sniffingResult(header: string | null): Result {
  if (header === null) return ["x-content-type-options-not-implemented", -5];
  const isNosniff = header.trim().toLowerCase() === "nosniff";
  return isNosniff ? undefined : ["x-content-type-options-header-invalid", -5];
}

function framesResult(header: string | null, policy: ReturnType<typeof parsePolicy>): Result {
  if (policy instanceof Map && policy.has("frame-ancestors")) {
    return ["x-frame-options-implemented-via-csp", 5];
  }
  if (header === null) return ["x-frame-options-not-implemented", -20];
  const isKnown = /^(deny|sameorigin|allow-from.*)$/i.test(header.trim());
  return isKnown ? undefined : ["x-frame-options-header-invalid", -20];
}

function resourcePolicyResult(header: string | null): Result {
  const value = header?.trim().toLowerCase();
  if (value === "same-origin" || value === "same-site")
    return [`corp-implemented-with-${value}`, 10];
  return value === undefined || value === "cross-origin" ? undefined : ["corp-header-invalid", -5];
}
