import { expect, test } from "vitest";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { specifiedWords } from "./specified-words.ts";

withSeededLake();

test.each(Object.entries(specifiedWords))(
  "%s shows the words and figures that are specified for it",
  async (route, specified) => {
    const html = await renderPage(route);
    const words = textOf(html).replaceAll(/\s+/g, " ").toLowerCase();
    const missing = specified.filter((expected) => !words.includes(expected.toLowerCase()));
    expect(missing).toEqual([]);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  },
);
