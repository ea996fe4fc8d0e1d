/**
 * What the doctor says of one thing: it is as it should be ("good"), works but not as well as it could
 * ("advice"), is missing or wrong ("missing"), or could not be looked at ("unknown").
 */
export type Verdict = {
  state: "good" | "advice" | "missing" | "unknown";
  /** One sentence. */
  says: string;
  /** What to do about it. */
  remedy?: string;
};

/** A verdict with what was looked at: "Webhook". */
export type Finding = Verdict & { subject: string };

/** How each subject is looked at; no verdict says that another subject's tells it. */
export type Checks = Record<string, () => Verdict | Verdict[] | Promise<Verdict | Verdict[]>>;

export const good = (says: string): Verdict => ({ state: "good", says });

const bad =
  (state: Exclude<Verdict["state"], "good">) =>
  (says: string, remedy: string): Verdict => ({ state, says, remedy });

export const missing = bad("missing");
export const advice = bad("advice");
export const unknown = bad("unknown");

/** Makes all checks side by side; the findings stand in their order. */
export async function make(checks: Checks): Promise<Finding[]> {
  const made = Object.entries(checks).map(async ([subject, check]) =>
    [await check()].flat().map((verdict) => ({ subject, ...verdict })),
  );
  return (await Promise.all(made)).flat();
}

const signs = { good: "✓", advice: "!", missing: "✗", unknown: "?" } as const;

/** The findings as lines for a terminal, and in one sentence what they come to. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ state, subject, says, remedy }) => [
    `${signs[state]} ${subject}: ${says}`,
    ...(remedy === undefined ? [] : [`    ${remedy}`]),
  ]);
  const count = (state: Verdict["state"]) =>
    findings.filter((finding) => finding.state === state).length;
  return [
    ...lines,
    "",
    `${count("missing")} missing, ${count("advice")} to consider, ${count("unknown")} not seen, ${count("good")} as they should be.`,
  ].join("\n");
}
