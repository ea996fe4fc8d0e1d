// Apart from `field.tsx`, so that the tools, whose islands share that, do without these.
import type { RefObject } from "react";
import { errorId, hintId } from "./field.tsx";

/** Attributes that tie a control to its message. Every field of our forms is required. */
export function controlAttributes(id: string, error: string | undefined) {
  return {
    id,
    required: true,
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : errorId(id),
  };
}

/** The ids of a control's message, where it has one, and of its hint. */
export function describedBy(id: string, error: string | undefined): string {
  return error === undefined ? hintId(id) : `${errorId(id)} ${hintId(id)}`;
}

/** Also named in the styles of `when-script-is-overdue`. */
export const HONEYPOT_NAME = "website";

/** What keeps 1Password, LastPass, Bitwarden, Dashlane and Proton Pass from filling a field in. */
const unfilled = {
  "data-1p-ignore": "true",
  "data-lpignore": "true",
  "data-bwignore": "true",
  "data-form-type": "other",
  "data-protonpass-ignore": "true",
};

/** A field that people neither see nor reach. Whatever fills it in is no visitor. */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input
          {...unfilled}
          ref={field}
          type="text"
          name={HONEYPOT_NAME}
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
    </div>
  );
}
