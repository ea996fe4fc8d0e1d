/** The kinds of business that a zone suits, as one line. */
export function BestFor({
  label,
  kinds,
  className = "",
}: {
  /** Words before the kinds. */
  label: string;
  kinds: readonly string[];
  className?: string;
}) {
  return (
    <p className={`text-small text-slate on-dark:text-haze ${className}`}>
      <strong className="font-semibold text-ink on-dark:text-white">{label}</strong>{" "}
      {kinds.join(", ")}
    </p>
  );
}
