import type { Result } from "./observatory-score.ts";

const BROAD = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
];
const INLINE = ["'unsafe-inline'", "data:"];

/** The sources of each directive. */
export type Policy = Map<string, string[]>;

/** The policy of a header. Undefined without a policy; "invalid" for one that names a directive twice, or nothing at all. */
export function parsePolicy(header: string | null): Policy | "invalid" | undefined {
  if (header === null) return undefined;
  const policy: Policy = new Map();
  for (const directive of header.toLowerCase().split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    if (name === "") continue;
    if (policy.has(name)) return "invalid";
    policy.set(name, sources.length === 0 && name.endsWith("-src") ? ["'none'"] : sources);
  }
  return policy.size === 0 ? "invalid" : policy;
}

/** What the Observatory says of a policy. @param isSecure whether the page is reached over TLS */
export function policyResult(policy: Policy | "invalid" | undefined, isSecure: boolean): Result {
  if (policy === undefined) return "csp-not-implemented";
  if (policy === "invalid") return "csp-header-invalid";
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const hasAny = (sources: string[], wanted: string[]) => sources.some((s) => wanted.includes(s));
  const isPlain = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");
  const passive = ["img-src", "media-src"];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, all]) => all);
  const scripts = withoutOverruledInline(of("script-src"));
  const styles = withoutOverruledInline(of("style-src"));
  if (hasAny(scripts, [...BROAD, ...INLINE]) || hasAny(of("object-src"), BROAD)) {
    return "csp-implemented-with-unsafe-inline";
  }
  if (isSecure && active.some(isPlain)) return "csp-implemented-with-insecure-scheme";
  if (hasAny([...scripts, ...styles], ["'unsafe-eval'"])) return "csp-implemented-with-unsafe-eval";
  if (isSecure && passive.flatMap(of).some(isPlain)) {
    return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  }
  if (hasAny(styles, [...BROAD, ...INLINE])) {
    return "csp-implemented-with-unsafe-inline-in-style-src-only";
  }
  return policy.get("default-src")?.join() === "'none'"
    ? "csp-implemented-with-no-unsafe-default-src-none"
    : "csp-implemented-with-no-unsafe";
}

/** A nonce or a digest makes browsers ignore 'unsafe-inline'. */
function withoutOverruledInline(sources: string[]): string[] {
  const overrules = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return overrules ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}
