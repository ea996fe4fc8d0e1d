/**
 * What the doctor says of one thing: it is as it should be ("good"), works but not as well as it could
 * ("advice"), is missing or wrong ("missing"), or could not be looked at ("unknown").
 */
export type Finding = {
  state: "good" | "advice" | "missing" | "unknown";
  /** What was looked at: "Webhook". */
  subject: string;
  /** One sentence. */
  says: string;
  /** What to do about it. */
  remedy?: string;
};

export const good = (subject: string, says: string): Finding => ({ state: "good", subject, says });

const bad =
  (state: Exclude<Finding["state"], "good">) =>
  (subject: string, says: string, remedy: string): Finding => ({ state, subject, says, remedy });

export const missing = bad("missing");
export const advice = bad("advice");
export const unknown = bad("unknown");

const signs = { good: "✓", advice: "!", missing: "✗", unknown: "?" } as const;

/** The findings as lines for a terminal, and in one sentence what they come to. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ state, subject, says, remedy }) => [
    `${signs[state]} ${subject}: ${says}`,
    ...(remedy === undefined ? [] : [`    ${remedy}`]),
  ]);
  const count = (state: Finding["state"]) =>
    findings.filter((finding) => finding.state === state).length;
  return [
    ...lines,
    "",
    `${count("missing")} missing, ${count("advice")} to consider, ${count("unknown")} not seen, ${count("good")} as they should be.`,
  ].join("\n");
}
