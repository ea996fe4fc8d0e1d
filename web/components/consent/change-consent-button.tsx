"use client";

import { consentStore } from "#web/lib/analytics/consent-store.ts";

/** Shows the cookie banner again, which then takes the focus. */
export function ChangeConsentButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="btn btn-secondary justify-self-start noscript:hidden print:hidden"
      onClick={(event) => consentStore.askAgain(event.currentTarget)}
    >
      {label}
    </button>
  );
}
