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

type Examine = () => Verdict | Verdict[] | Promise<Verdict | Verdict[]>;

/** How each subject ("Webhook") is looked at; no verdict says that another subject's tells it. */
export type Checks = readonly (readonly [subject: string, examine: Examine])[];

export const good = (says: string): Verdict => ({ state: "good", says });

const bad =
  (state: Exclude<Verdict["state"], "good">) =>
  (says: string, remedy: string): Verdict => ({ state, says, remedy });

export const missing = bad("missing");
export const advice = bad("advice");
export const unknown = bad("unknown");
