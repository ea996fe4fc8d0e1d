/**
 * Widths in rem at which the layout changes, for what CSS alone cannot say: scripts and the `sizes`
 * of pictures. The same as `--breakpoint-*` in `app/styles/tokens.css`, which explains them.
 */
const breakpoints = { sm: 37.5, md: 48.0625, lg: 67.5625, xl: 85.0625 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media condition of a window that has not reached the breakpoint, as Tailwind's `max-md:`. */
export function below(breakpoint: Breakpoint): string {
  return `(width < ${breakpoints[breakpoint]}rem)`;
}

/** Media condition of a window from the breakpoint on, as Tailwind's `md:`. */
export function from(breakpoint: Breakpoint): string {
  return `(width >= ${breakpoints[breakpoint]}rem)`;
}
