/** First stop of the keyboard: jumps over the header to the element with the id `main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      suppressHydrationWarning
      className="btn btn-primary fixed top-3 left-3 z-50 -translate-y-24 opacity-0 focus-visible:translate-y-0 focus-visible:opacity-100 print:hidden"
    >
      {label}
    </a>
  );
}
