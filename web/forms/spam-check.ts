/** Milliseconds in which nobody fills a form by hand, and after which a page is long forgotten. */
const SHORTEST = 3_000;
const LONGEST = 30 * 60_000;

export type SpamReason =
  | "Honeypot triggered"
  | "Form submitted too quickly"
  | "Form session expired";

/**
 * The rules a submission breaks, for the log. What follows from them is up to each form.
 * @param honeypot content of the field that people do not see
 * @param startedAt when the form was opened, and `now`: milliseconds since 1970
 */
export function spamReasons(submission: {
  honeypot: string;
  startedAt: number;
  now: number;
}): SpamReason[] {
  const openFor = submission.now - submission.startedAt;
  return [
    ...(submission.honeypot === "" ? [] : (["Honeypot triggered"] as const)),
    ...(openFor < SHORTEST ? (["Form submitted too quickly"] as const) : []),
    ...(openFor > LONGEST ? (["Form session expired"] as const) : []),
  ];
}
