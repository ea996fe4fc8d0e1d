const LONGEST = 254;

/** One at sign, no white space, a dot in the domain, at most 254 characters. */
export function isSignupEmail(email: string): boolean {
  return email.length <= LONGEST && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}
