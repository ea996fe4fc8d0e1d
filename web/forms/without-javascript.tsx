import type { ReactNode } from "react";
import { telHref } from "#web/lib/security/safe-href.ts";

export type ContactDetails = { email: string; phone: string };

/** What stands in place of a form where JavaScript is off: how to reach us all the same. */
export function WithoutJavaScript({ text, contact }: { text: ReactNode; contact: ContactDetails }) {
  return (
    <noscript>
      <div className="grid gap-2">
        <p>{text}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <a href={telHref(contact.phone)}>{contact.phone}</a>
        </p>
      </div>
    </noscript>
  );
}
