/** First stop of the keyboard: jumps over the header to the element with the id `main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      suppressHydrationWarning
      className="btn btn-primary fixed -top-24 left-3 z-50 opacity-0 focus-visible:top-3 focus-visible:opacity-100 print:hidden"
    >
      {label}
    </a>
  );
}
