import type { RefObject } from "react";
import { alertDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";

/** Attributes that tie a control to its message. Every field of our forms is required. */
export function controlAttributes(id: string, error: string | undefined) {
  return {
    id,
    required: true,
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : errorId(id),
  };
}

function errorId(id: string) {
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

/** Also named in the styles of `when-script-is-overdue`. */
export const HONEYPOT_NAME = "website";

/** A field that people neither see nor reach. Whatever fills it in is no visitor. */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input ref={field} type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
