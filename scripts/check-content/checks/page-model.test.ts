import { expect, test } from "vitest";
import { readPage } from "./page-model.ts";

test("a drawing's title is none of the page, and links stand in what is shown without scripts", () => {
  const { title, links } = readPage(
    `<svg><title>A drawing</title></svg><noscript><a href="mailto:a@example.com">Mail</a></noscript>`,
  );
  expect([title, links]).toEqual([undefined, ["mailto:a@example.com"]]);
});
