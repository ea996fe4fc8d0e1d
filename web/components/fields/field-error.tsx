import { alertDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";

export function errorId(id: string) {
  return `${id}-error`;
}

/** What is wrong with a field: an icon and words, never colour alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p
      id={errorId(id)}
      className="flex items-start gap-2 text-small leading-snug font-medium text-error"
    >
      <Icon drawing={alertDrawing} className="mt-0.5 size-4.5" />
      {error}
    </p>
  );
}
