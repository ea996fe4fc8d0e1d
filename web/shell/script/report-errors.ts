/** A page reports at most this many errors. */
const MAX_ERRORS = 3;

/** Reports the errors of a page to `/api/reports`. */
export function reportErrors(): void {
  let left = MAX_ERRORS;
  const tell = (message: string, source?: string, line?: number) => {
    if (navigator.onLine && left-- > 0) {
      navigator.sendBeacon(
        "/api/reports",
        JSON.stringify({ message, source, line, page: location.pathname }),
      );
    }
  };
  addEventListener("error", ({ message, filename, lineno }) => tell(message, filename, lineno));
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!isAbortedTransition(reason)) tell(`${reason}`);
  });
}

/** Names of the errors with which browsers reject the promises of a view transition. */
const TRANSITION_ERRORS = /^(Abort|InvalidState|Timeout)Error$/;

/**
 * A browser aborts a view transition when the visitor leaves before its end, or when the tab is
 * hidden. The page has changed all the same.
 */
function isAbortedTransition(reason: unknown): boolean {
  return (
    reason instanceof DOMException &&
    TRANSITION_ERRORS.test(reason.name) &&
    /transition/i.test(reason.message)
  );
}
