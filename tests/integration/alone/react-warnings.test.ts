import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { freeSections } from "#schemas/sections/index.ts";
import { pageAt } from "#schemas/shared/routes.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { line } from "#tests/support/parts-of-content.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";
import { toolQuestions } from "#tests/support/tool-questions.ts";
import { currentReader, editorsReader, renderFrame, renderPage } from "../rendered-pages.ts";
import { withSeededLake } from "../seeded-lake.ts";
import { answerOf, queryOf, toolAnswering } from "../tool-answers.ts";

/*
 * React in development warns in the console of a list without keys, and of attributes that HTML does
 * not have. Such a warning fails a test (tests/setup/fail-on-console.ts). The files beside this
 * folder use React as it is served, which warns of nothing and takes half the time.
 */

const lake = withSeededLake();

test("React warns here, as it does in development", () => {
  const warned = vi.spyOn(console, "error").mockImplementation(() => {});
  renderToStaticMarkup(createElement("input", { value: "1" }));
  expect(warned.mock.calls.join()).toContain("onChange");
});

test("React warns of no page in another language, where English parts have elements of their own", {
  tags: ["thorough"],
}, async () => {
  const reader = await currentReader("sv");
  for (const path of routes) expect(await renderPage(path, { reader })).toContain("<h1");
  expect(await renderFrame({ reader })).toContain("<footer");
});

/** A page of each type. */
const samples = [...new Map(routes.map((path) => [pageAt(path)?.type, path])).values()];

test.each(samples)("React warns of no part of %s, for visitors and for editors", async (path) => {
  expect(await renderPage(path)).toContain("<h1");
  expect(await renderPage(path, { reader: await editorsReader() })).toContain("<h1");
});

test.each(Object.entries(toolQuestions))(
  "React warns of no answer of the tool %s, nor of one to wrong entries",
  async (tool, { path, entries }) => {
    const query = queryOf(`tool=${tool}&${entries}`);
    const wrong = Object.fromEntries(Object.keys(query).map((name) => [name, "?"]));
    expect(await answerOf(path, query)).toContain("tool-sheet");
    for (const language of ["en", "sv"] as const) {
      expect(await toolAnswering(path, { ...wrong, tool }, language)).toContain("<form");
    }
  },
);

test("React warns of no section that an editor can add", async () => {
  const kinds = freeSections.of.map(({ type }): string => type);
  await lake.client().createOrReplace({
    ...{ _id: "free", _type: "freePage", title: "Spring", listing: "campaign" },
    slug: { _type: "slug", current: "spring/nordic" },
    hero: { heading: "Spring", lead: line("Come and see.") },
    sections: sectionSamples().filter(({ _type }) => kinds.includes(_type)),
  });
  for (const reader of [await currentReader(), await editorsReader()]) {
    expect(await renderPage("/spring/nordic", { reader })).toContain("<h1");
  }
});
