/** A page reports at most this many errors. */
const MAX_ERRORS = 3;

/** Reports the errors of a page to `/api/reports`. */
export function reportErrors(): void {
  let left = MAX_ERRORS;
  const tell = (report: object) => {
    if (navigator.onLine && left-- > 0) {
      navigator.sendBeacon("/api/reports", JSON.stringify({ ...report, page: location.pathname }));
    }
  };
  addEventListener("error", ({ message, filename: source, lineno: line }) =>
    tell({ message, source, line }),
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    const message = `${reason}`;
    // The trace says whose script it was.
    if (!ABORTED_TRANSITION.test(message)) tell({ message, trace: reason?.stack });
  });
}

/**
 * With these errors browsers reject the promises of a view transition when the visitor leaves before
 * its end, or when the tab is hidden. The page has changed all the same.
 */
const ABORTED_TRANSITION = /^(Abort|InvalidState|Timeout)Error:.*transition/i;
