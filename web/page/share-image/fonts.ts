import { readFile } from "node:fs/promises";

/*
 * The drawing library reads WOFF, not the WOFF2 of the site's own type, so these are the same two
 * families in that format. Each comes in two files: Latin, and the letters of the Baltic languages
 * and Polish.
 */
const files = [
  {
    name: "Hedvig Letters Serif",
    weight: 400,
    url: new URL("./fonts/hedvig-letters-serif-latin-400-normal.woff", import.meta.url),
  },
  {
    name: "Hedvig Letters Serif Extended",
    weight: 400,
    url: new URL("./fonts/hedvig-letters-serif-latin-ext-400-normal.woff", import.meta.url),
  },
  {
    name: "Schibsted Grotesk",
    weight: 600,
    url: new URL("./fonts/schibsted-grotesk-latin-600-normal.woff", import.meta.url),
  },
  {
    name: "Schibsted Grotesk Extended",
    weight: 600,
    url: new URL("./fonts/schibsted-grotesk-latin-ext-600-normal.woff", import.meta.url),
  },
] as const;

/** The brand's type, as the drawing library takes it. */
export function shareImageFonts() {
  return Promise.all(
    files.map(async ({ url, ...font }) => ({
      ...font,
      style: "normal" as const,
      data: await readFile(url),
    })),
  );
}
