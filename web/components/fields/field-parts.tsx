// These parts are not in `field.tsx`, because the tools' islands share that file and do not need
// them.
import type { RefObject } from "react";
import { errorId, hintId } from "./field.tsx";

/**
 * Attributes that connect a control with its message. Every field of the site's forms is required.
 */
export function controlAttributes(id: string, error: string | undefined) {
  return {
    id,
    required: true,
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : errorId(id),
  };
}

/** The ids of a control's error message, if it has one, and of its hint. */
export function describedBy(id: string, error: string | undefined): string {
  return error === undefined ? hintId(id) : `${errorId(id)} ${hintId(id)}`;
}

/** The styles of `when-script-is-overdue` use this name too. */
export const HONEYPOT_NAME = "website";

/**
 * Attributes that stop 1Password, LastPass, Bitwarden, Dashlane and Proton Pass from filling in a
 * field.
 */
const unfilled = {
  "data-1p-ignore": "true",
  "data-lpignore": "true",
  "data-bwignore": "true",
  "data-form-type": "other",
  "data-protonpass-ignore": "true",
};

/** A field that people neither see nor reach. Only a bot fills it in. */
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
