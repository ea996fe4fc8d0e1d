/** What an error says, and where that is nothing but "fetch failed", why. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return message === "fetch failed" && cause ? `${message}: ${messageOf(cause)}` : message;
}
