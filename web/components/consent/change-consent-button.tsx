"use client";

import { consentStore } from "#web/lib/analytics/consent-store.ts";

/** Shows the cookie banner again and takes the keyboard there. */
export function ChangeConsentButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="btn btn-secondary justify-self-start noscript:hidden print:hidden"
      onClick={({ currentTarget }) => {
        consentStore.askAgain(currentTarget);
        requestAnimationFrame(() => document.querySelector<HTMLElement>(".cookie-banner")?.focus());
      }}
    >
      {label}
    </button>
  );
}
