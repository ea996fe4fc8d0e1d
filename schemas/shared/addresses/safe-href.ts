const allowedProtocols = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * The address if a link may lead there; undefined otherwise. Content is untrusted: `javascript:`,
 * `data:` and similar addresses never become links, however they are spelt. Relative paths and
 * fragments are allowed. `//other.example` is treated as an address of another site.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim();
  if (trimmed === undefined || trimmed === "") return undefined;
  try {
    // The parser removes tabs and line breaks, as browsers do.
    const parsed = new URL(trimmed, "https://relative.invalid/");
    return allowedProtocols.has(parsed.protocol) ? trimmed : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an address leads to another site, which opens in a new tab. */
export function leavesSite(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}

/** `tel:` address of a phone number as people write it: "+371 2000 0000" → "tel:+37120000000". */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
