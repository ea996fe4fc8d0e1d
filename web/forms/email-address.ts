import { withoutMarks } from "#web/lib/typed-text.ts";

const LONGEST = 254;

/** The part before the "@": what browsers accept, and letters of every script. */
const NAME = /^(?:[\w.!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\p{C}\s])+$/u;

/** A label of a domain, in any script. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** The address in a pasted text, such as a link or `Anna <anna@example.com>`. */
export function emailAddress(typed: string): string {
  return (
    withoutMarks(typed)
      .replace(/^.*<([^<>]*)>$/, "$1")
      .replace(/^mailto:([^?]*).*$/i, "$1")
      // Signs around it come from a text, and a full stop from two spaces on a phone.
      .replace(/^["“(\s]+|[\s\p{P}>]+$/gu, "")
  );
}

/** The rule of both forms: whether a text has the form of an email address. */
export function isEmailAddress(address: string): boolean {
  const [name = "", domain = "", ...others] = address.split("@");
  const labels = domain.split(".");
  return (
    address.length <= LONGEST &&
    others.length === 0 &&
    NAME.test(name) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
}
