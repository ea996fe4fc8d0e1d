import { z } from "zod";

/** The answers the switch can give in place of the service's `200 OK`. */
export const FAILURE_STATUSES = [400, 402, 403, 412, 422, 429, 451, 500, 502, 503] as const;
/** Ways to fail without an answer: silence until the caller gives up, or a cut connection. */
export const FAILURE_MODES = ["hang", "drop"] as const;

const limits = {
  /** How many sends fail before the switch turns itself off; unset: until it is turned off. */
  times: z.number().int().min(1).max(1000).optional(),
};
export const failureSchema = z.union([
  z.strictObject({
    /** `200` makes no failure: with `delayMs` it tries out a slow service. */
    status: z.literal([200, ...FAILURE_STATUSES]),
    delayMs: z.number().int().min(0).max(60_000).optional(),
    ...limits,
  }),
  z.strictObject({ mode: z.enum(FAILURE_MODES), ...limits }),
]);

export type Failure = z.infer<typeof failureSchema>;

export interface FailureSwitch {
  current(): Failure | null;
  set(failure: Failure | null): void;
  /** The failure the next send meets, if any; counts it. */
  take(): Failure | null;
}

/**
 * A switch that is off at first and forgets its setting at a restart.
 * `onChange` is called after the setting changed, by a caller or by counting down.
 */
export function createFailureSwitch(options: { onChange: () => void }): FailureSwitch {
  let setting: Failure | null = null;
  const set = (failure: Failure | null) => {
    setting = failure;
    options.onChange();
  };
  return {
    current: () => setting,
    set,
    take: () => {
      const failure = setting;
      if (failure?.times !== undefined) {
        set(failure.times > 1 ? { ...failure, times: failure.times - 1 } : null);
      }
      return failure;
    },
  };
}
