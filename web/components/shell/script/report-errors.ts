/** A page that breaks again and again says so no more often. */
const MOST_ERRORS = 3;

/** Tells the site what broke in a page, as `/api/reports` takes it. */
export function reportErrors(): void {
  let left = MOST_ERRORS;
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

/** What browsers reject the promises of a view transition with. */
const TRANSITION_ERRORS = ["AbortError", "InvalidStateError", "TimeoutError"];

/**
 * A browser aborts a view transition when the visitor goes on before its end, or when the tab is
 * hidden. The page has then changed all the same.
 */
function isAbortedTransition(reason: unknown): boolean {
  return (
    reason instanceof DOMException &&
    TRANSITION_ERRORS.includes(reason.name) &&
    /transition/i.test(reason.message)
  );
}
