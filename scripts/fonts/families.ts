import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { charactersOf, type Part, parts } from "./characters.ts";

/** A typeface of the site. */
export type Family = {
  name: "display" | "text";
  /** npm package that brings the whole typeface. */
  package: string;
  /** Axis of the package's file names; `axes` says how much of it the site uses. */
  axis: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** As the CSS descriptor `font-weight` has it. */
  weight: string;
  /** The font of most systems that Next scales to the same size. */
  fallback: "Times New Roman" | "Arial";
};

export const families: readonly Family[] = [
  {
    name: "display",
    package: "@fontsource-variable/hedvig-letters-serif",
    axis: "opsz",
    // From 24 px on letters no longer change, and next to nothing is set smaller.
    axes: { opsz: 24 },
    weight: "400",
    fallback: "Times New Roman",
  },
  {
    name: "text",
    package: "@fontsource-variable/schibsted-grotesk",
    axis: "wght",
    axes: { wght: { min: 400, max: 700 } },
    weight: "400 700",
    fallback: "Arial",
  },
];

/** The features that browsers apply unasked. The site asks for no other of these typefaces. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk"];

/** Folder of the files, beside the module that declares them. */
export const FONTS_FOLDER = "web/lib/fonts";

export const fontFile = (family: Family, part: Part) => `${family.name}-${part.name}.woff2`;

/**
 * Every file of type that the site serves, made from the npm packages: by name, its bytes. The few
 * hinting instructions stay, which say that there is nothing to hint: without them Linux hints by
 * itself, and sets letters wider.
 */
export async function makeFontFiles(): Promise<Map<string, Buffer>> {
  const files = families.flatMap((family) =>
    parts.map(async (part) => {
      const whole = await readFile(pathIn(family, `files/${sourceName(family, part)}`));
      const smaller = await subsetFont(whole, charactersOf(part), {
        targetFormat: "woff2",
        keepFeatures: FEATURES,
        variationAxes: family.axes,
      });
      return [fontFile(family, part), smaller] as const;
    }),
  );
  const licences = families.map(
    async (family) =>
      [`${family.name}-LICENSE.txt`, await readFile(pathIn(family, "LICENSE"))] as const,
  );
  return new Map(await Promise.all([...files, ...licences]));
}

const sourceName = (family: Family, { source }: Part) =>
  `${family.package.split("/").at(-1)}-${source}-${family.axis}-normal.woff2`;

const pathIn = (family: Family, file: string) =>
  fileURLToPath(import.meta.resolve(`${family.package}/${file}`));
