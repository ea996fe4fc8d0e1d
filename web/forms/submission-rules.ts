import type { KeptName } from "#schemas/shared/kept-in-browser.ts";
import { lastingEntries } from "#web/lib/entry-store.ts";

const MINUTE = 60_000;

/**
 * Milliseconds: nobody fills in a form by hand in the first, and a page is forgotten after the
 * second.
 */
const SHORTEST = 3_000;
const LONGEST = 30 * MINUTE;

export type SpamReason =
  | "Honeypot triggered"
  | "Form submitted too quickly"
  | "Form session expired";

/**
 * The spam rules that a submission breaks, for the log. Each form decides what follows.
 * @param honeypot content of the field that people do not see
 * @param openFor milliseconds for which the form has been open
 */
export function spamReasons(honeypot: string, openFor: number): SpamReason[] {
  return [
    ...(honeypot === "" ? [] : (["Honeypot triggered"] as const)),
    ...(openFor < SHORTEST ? (["Form submitted too quickly"] as const) : []),
    ...(openFor > LONGEST ? (["Form session expired"] as const) : []),
  ];
}

export type RateLimit = { storageKey: KeptName; attempts: number; windowMs: number };

export const EMAIL_CAPTURE_LIMIT: RateLimit = {
  storageKey: "email_submit_attempts",
  attempts: 3,
  windowMs: 15 * MINUTE,
};

export const CONSULTATION_LIMIT: RateLimit = {
  storageKey: "contact_form_attempts",
  attempts: 5,
  windowMs: 30 * MINUTE,
};

/**
 * Counts one attempt, unless the limit is reached.
 * @returns false when the visitor has to wait; that attempt is not counted
 */
export function takeAttempt({ storageKey, attempts, windowMs }: RateLimit): boolean {
  const now = Date.now();
  const recent = timestampsIn(storageKey).filter(
    // A time in the future comes from a clock that was set back, and must not lock anybody out.
    (timestamp) => timestamp <= now && now - timestamp < windowMs,
  );
  if (recent.length >= attempts) return false;
  lastingEntries.write(storageKey, JSON.stringify([...recent, now]));
  return true;
}

/** Takes back the last attempt, because it reached nobody. */
export function returnAttempt({ storageKey }: RateLimit): void {
  lastingEntries.write(storageKey, JSON.stringify(timestampsIn(storageKey).slice(0, -1)));
}

function timestampsIn(key: KeptName): number[] {
  try {
    const parsed: unknown = JSON.parse(lastingEntries.read(key) ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((entry) => Number.isFinite(entry)) : [];
  } catch {
    return [];
  }
}
