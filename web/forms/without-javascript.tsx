import type { ReactNode } from "react";
import { telHref } from "#schemas/shared/addresses/safe-href.ts";

export type ContactDetails = { email: string; phone: string };

type WithoutJavaScriptProps = { heading?: string; text: ReactNode; contact: ContactDetails };

/**
 * How to reach the company without JavaScript, and below a submitted form whose script is late. It
 * stands in the page once, because text browsers read what is hidden too.
 */
export function WithoutJavaScript({ heading, text, contact }: WithoutJavaScriptProps) {
  return (
    <div role="status" className="when-script-is-overdue grid gap-2">
      {heading && <h2 className="hidden noscript:block">{heading}</h2>}
      <p>{text}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
        <a href={telHref(contact.phone)}>{contact.phone}</a>
      </p>
    </div>
  );
}
