/** A page that breaks again and again says it no more often. */
const MOST = 3;

/** Tells the site what broke in a page, as `web/server/browser-reports.ts` takes it. */
export function reportErrors(): void {
  let left = MOST;
  const tell = (message: string, source?: string, line?: number) => {
    if (navigator.onLine && left-- > 0) {
      navigator.sendBeacon(
        "/api/reports",
        JSON.stringify({ message, source, line, page: location.pathname }),
      );
    }
  };
  addEventListener("error", ({ message, filename, lineno }) => tell(message, filename, lineno));
  addEventListener("unhandledrejection", ({ reason }) => tell(`${reason}`));
}
