declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
    gtag_report_conversion?: () => void;
  }
}

const HELPER_DELAY = 100;

/**
 * Tells the advertising account that a request was sent. `gtag` passes it on only with the
 * visitor's consent, and keeps it until there is a choice. A global helper is called a moment
 * later if there is one.
 * @param label conversion label of the account, such as "AW-123/abc"
 */
export function reportConversion(label: string | undefined) {
  if (label !== undefined) window.gtag?.("event", "conversion", { send_to: label });
  setTimeout(() => window.gtag_report_conversion?.(), HELPER_DELAY);
}
