/**
 * The company's mark: an N cut by a dune ridge, in a square of `size` units with rounded corners.
 * The site, share images and the Studio draw it from here. The files for browsers and systems
 * (`mark.svg`, `favicon.svg`) contain the same shapes.
 */
export const brandMark = {
  size: 28,
  radius: 5,
  background: "#0E2433",
  dune: { d: "M4.6 28V8.4C8.8 10.8 10.9 14.4 13 18.2C15 21.9 17.3 25.4 20.6 28Z", fill: "#D5582F" },
  sky: { d: "M23.4 0V19.6C19.2 17.2 17.1 13.6 15 9.8C13 6.1 10.7 2.6 7.4 0Z", fill: "#B9D5D8" },
  sun: { cx: 18.6, cy: 6.4, r: 2.2, fill: "#F2A851" },
} as const;
