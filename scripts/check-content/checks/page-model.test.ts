import { expect, test } from "vitest";
import { readPage } from "./page-model.ts";

test("the checks ignore titles of drawings, and follow links shown without JavaScript", () => {
  const { title, links } = readPage(
    `<svg><title>A drawing</title></svg><noscript><a href="mailto:a@example.com">Mail</a></noscript>`,
  );
  expect([title, links]).toEqual([undefined, ["mailto:a@example.com"]]);
});
