import { withoutMarks } from "#web/lib/typed-text.ts";

const LONGEST = 254;

/** What browsers let stand before the "@", and letters of every script. */
const NAME = /^(?:[\w.!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\s])+$/u;

/** A part of a domain, also one that is written in its own script. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** An address as it is pasted, by itself: of a link, or of `Anna <anna@example.com>`. */
export function emailAddress(typed: string): string {
  return withoutMarks(typed)
    .replace(/^.*<([^<>]*)>$/, "$1")
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .trim();
}

/** The rule of both forms: whether a letter can be sent to an address, as far as its looks say. */
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
