/**
 * Widths in rem at which the layout changes, for places that CSS cannot serve: scripts and the
 * `sizes` of images. `--breakpoint-*` in `web/styles/tokens.css` has the same values and explains
 * them.
 */
const breakpoints = { sm: 37.5, md: 48.0625, lg: 67.5625, xl: 85.0625 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media condition for windows that are narrower than the breakpoint, as Tailwind's `max-md:`. */
export function below(breakpoint: Breakpoint): string {
  return `(width < ${breakpoints[breakpoint]}rem)`;
}

/** Media condition for windows from the breakpoint on, as Tailwind's `md:`. */
export function from(breakpoint: Breakpoint): string {
  return `(width >= ${breakpoints[breakpoint]}rem)`;
}
