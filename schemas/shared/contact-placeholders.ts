/** Domains that reach nobody: RFC 2606 reserves them for examples. */
const RESERVED_DOMAIN = /[@.](?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i;

/** Numbers that no telephone has: zeros alone after the country code, or 555-01XX in North America. */
const NO_NUMBER = /^\+(?:\d{1,3}?0{6,}|1\d{3}55501\d{2})$/;

/** The contact details of the site settings that can be placeholders. */
export type ContactDetails = { email?: string | null; phone?: string | null };

/** GROQ projection of the published settings to `ContactDetails`. */
export const contactDetailsQuery = `*[_id == "siteSettings"][0]{ email, phone }`;

/**
 * Says in a sentence for people which contact details of the site settings are placeholders;
 * undefined for none.
 */
export function placeholderNotice(details: ContactDetails | null): string | undefined {
  const isNoEmail = RESERVED_DOMAIN.test(details?.email ?? "");
  const isNoPhone = NO_NUMBER.test((details?.phone ?? "").replaceAll(/[ ()-]/g, ""));
  const held = [...(isNoEmail ? ["email"] : []), ...(isNoPhone ? ["phone"] : [])];
  if (held.length === 0) return undefined;
  return `Site settings still hold placeholders (${held.join(" and ")}): visitors who use them reach nobody.`;
}
