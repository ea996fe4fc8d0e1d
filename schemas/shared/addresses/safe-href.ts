const allowedProtocols = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * The address when a link may lead there, undefined otherwise. Text of the content lake is
 * untrusted: `javascript:`, `data:` and the like never become a link, however they are spelt.
 * Relative paths and fragments of this site pass; `//other.example` counts as what it is,
 * an address of another site.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim();
  if (trimmed === undefined || trimmed === "") return undefined;
  try {
    // The parser drops the tabs and line breaks that browsers drop too.
    const parsed = new URL(trimmed, "https://relative.invalid/");
    return allowedProtocols.has(parsed.protocol) ? trimmed : undefined;
  } catch {
    return undefined;
  }
}

/** True for an address that leaves this site, which is opened beside this one. */
export function leavesSite(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}

/** `tel:` address of a phone number as people write it: "+371 2000 0000" → "tel:+37120000000". */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
