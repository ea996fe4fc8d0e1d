import type { ReactNode } from "react";
import { telHref } from "#schemas/addresses/safe-href.ts";

export type ContactDetails = { email: string; phone: string };

type WithoutJavaScriptProps = { heading?: string; text: ReactNode; contact: ContactDetails };

/** What stands in place of a form where JavaScript is off: how to reach us all the same. */
export function WithoutJavaScript({ heading, text, contact }: WithoutJavaScriptProps) {
  return (
    <noscript>
      <div className="grid gap-2">
        {heading && <h2>{heading}</h2>}
        <p>{text}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <a href={telHref(contact.phone)}>{contact.phone}</a>
        </p>
      </div>
    </noscript>
  );
}
