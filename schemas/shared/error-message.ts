/** Messages without a reason. The reason is in their cause. */
const NO_REASON: readonly string[] = ["", "fetch failed", "terminated"];

/**
 * The message of an error. If it has no reason, the message of the cause is added. An error that
 * contains several errors yields each of their messages once.
 */
export function messageOf(error: unknown): string {
  return joined(reasonsOf(error));
}

function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const { message, name } = error;
  const below = errorsBelow(error).flatMap(reasonsOf);
  if (below.length === 0) return [message || name];
  return message === "" ? below : [`${message}: ${joined(below)}`];
}

function errorsBelow(error: Error): unknown[] {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors;
  return NO_REASON.includes(error.message) && error.cause !== undefined ? [error.cause] : [];
}

const joined = (reasons: string[]): string => [...new Set(reasons)].join("; ");
