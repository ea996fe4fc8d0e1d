/**
 * A stroked icon from `drawings.ts`. It is decoration: the words beside it carry the meaning.
 * It takes the text colour and 1.25 em, unless `className` says otherwise.
 */
export function Icon({ drawing, className = "" }: { drawing: string; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`icon ${className}`}>
      <path d={drawing} />
    </svg>
  );
}
