import type { ReactNode } from "react";
import { alertDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";

export const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;

/** The error of a field, as an icon and text, so that colour is not the only sign. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p
      id={errorId(id)}
      className="flex items-start gap-2 text-small leading-snug font-medium text-error"
    >
      <Icon drawing={alertDrawing} className="mt-0.5 size-4.5" />
      <span>{error}</span>
    </p>
  );
}

type FieldProps = {
  id: string;
  label: ReactNode;
  error: string | undefined;
  children: ReactNode;
  hint?: string | null;
};

export function Field({ id, label, error, children, hint }: FieldProps) {
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {hint && (
        <p id={hintId(id)} className="text-micro text-slate print:hidden">
          {hint}
        </p>
      )}
    </div>
  );
}
