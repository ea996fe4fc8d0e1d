// Apart from `field.tsx`, so that the tools, whose islands share that, do without these.
import type { RefObject } from "react";
import { errorId } from "./field.tsx";

/** Attributes that tie a control to its message. Every field of our forms is required. */
export function controlAttributes(id: string, error: string | undefined) {
  return {
    id,
    required: true,
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : errorId(id),
  };
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
