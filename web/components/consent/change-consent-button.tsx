/**
 * Shows the cookie banner again, which then takes the focus. The shell's script listens for it.
 */
export function ChangeConsentButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      data-consent="ask"
      className="btn btn-secondary justify-self-start noscript:hidden print:hidden"
    >
      {label}
    </button>
  );
}
