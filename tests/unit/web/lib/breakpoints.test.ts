import { readFileSync } from "node:fs";
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
