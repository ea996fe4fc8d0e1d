import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { brandMark } from "#schemas/shared/brand-mark.ts";

const files = ["web/public/brand/mark.svg", "web/public/favicon.svg", "studio/static/favicon.svg"];

test.each(files)("%s holds the mark that pages and share pictures draw", async (file) => {
  const { background, dune, sky, sun } = brandMark;
  const svg = await readFile(new URL(`../../../../${file}`, import.meta.url), "utf8");
  expect(svg).toContain(`fill="${background}"`);
  for (const { d, fill } of [dune, sky]) expect(svg).toContain(`<path d="${d}" fill="${fill}"/>`);
  expect(svg).toContain(`<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="${sun.fill}"/>`);
});
