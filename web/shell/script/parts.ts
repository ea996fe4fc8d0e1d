/**
 * The elements that the shell script works on. The markup names an element with `part`, and the
 * script finds it with `partSelector`, so neither depends on the other's classes or ids.
 */
export type ShellPart = "menu-bar" | "menu" | "mobile-menu" | "cookie-banner" | "today-in-riga";

/**
 * Attributes of an element that the shell script works on. The script may run before React
 * hydrates, so React must not warn about what the script has changed.
 */
export const part = (name: ShellPart) => ({ "data-part": name, suppressHydrationWarning: true });

/** CSS selector of such an element. */
export const partSelector = (name: ShellPart): string => `[data-part="${name}"]`;
