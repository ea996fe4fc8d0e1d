/**
 * The state of one thing: fine ("good"), could be better ("advice"), missing or wrong ("missing"),
 * or not checked ("unknown").
 */
export type Verdict = {
  state: "good" | "advice" | "missing" | "unknown";
  /** The finding, as one sentence. */
  says: string;
  /** The fix. */
  remedy?: string;
};

type Examine = () => Verdict | Verdict[] | Promise<Verdict | Verdict[]>;

/** The checks by subject ("Webhook"). Each subject is reported on its own. */
export type Checks = readonly (readonly [subject: string, examine: Examine])[];

export const good = (says: string): Verdict => ({ state: "good", says });

const bad =
  (state: Exclude<Verdict["state"], "good">) =>
  (says: string, remedy: string): Verdict => ({ state, says, remedy });

export const missing = bad("missing");
export const advice = bad("advice");
export const unknown = bad("unknown");
