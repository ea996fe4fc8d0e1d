import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { below, from } from "#web/lib/breakpoints.ts";

const tokens = readFileSync("web/app/styles/tokens.css", "utf8");

/** Width in rem of a breakpoint in the design's tokens. */
function token(name: string): number {
  return Number(new RegExp(`--breakpoint-${name}: ([\\d.]+)rem;`).exec(tokens)?.[1]);
}

test.each(["sm", "md", "lg", "xl"] as const)("%s is where the styles have it", (name) => {
  expect(below(name)).toBe(`(width < ${token(name)}rem)`);
  expect(from(name)).toBe(`(width >= ${token(name)}rem)`);
});

test("768 px is still a phone and 769 px is not, at the usual 16 px of text", () => {
  expect(token("md") * 16).toBe(769);
});

/** A width or height in pixels, compared with in a media condition. */
const PIXEL_CONDITION = /\((?:min-|max-)?(?:width|height)\s*(?::|[<>]=?)\s*\d+px/;

test("no media condition of the site is in pixels, which larger text would not move", () => {
  const files = globSync("web/{app,components,content,forms,lib,sections,shell}/**/*.{ts,tsx,css}");
  expect(files.length).toBeGreaterThan(100);
  const inPixels = files.filter((file) => PIXEL_CONDITION.test(readFileSync(file, "utf8")));
  expect(inPixels).toEqual([]);
});
