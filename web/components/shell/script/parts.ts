/**
 * What the shell's script works on. The markup names a part with `part`, the script finds it with
 * `partSelector`; neither has to know the other's classes or ids.
 */
export type ShellPart = "menu-bar" | "menu" | "mobile-menu" | "cookie-banner" | "today-in-riga";

/**
 * Attributes of an element that the shell's script works on. The script may come before React does,
 * and what it has set by then is no mistake.
 */
export const part = (name: ShellPart) => ({ "data-part": name, suppressHydrationWarning: true });

/** CSS selector of a part. */
export const partSelector = (name: ShellPart): string => `[data-part="${name}"]`;
