import { expect, test } from "vitest";
import { routes } from "#tests/e2e/support/routes.ts";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** The note of every figure that has a condition, by the id of the figure. */
async function fetchNotes(): Promise<Map<string, string>> {
  const figures = await lake
    .client()
    .fetch<{ _id: string; label: string; qualifier: string }[]>(
      `*[_type == "figure" && defined(qualifier)]{ _id, label, qualifier }`,
    );
  return new Map(figures.map(({ _id, label, qualifier }) => [_id, `${label}: ${qualifier}`]));
}

const timesIn = (text: string, part: string) => text.split(part).length - 1;

test("every page notes the condition of each figure that it shows, once, and no other", async () => {
  const notes = await fetchNotes();
  const problems: string[] = [];
  let noted = 0;
  for (const path of routes) {
    const html = await renderPage(path);
    const text = textOf(html);
    const shown = new Set([...html.matchAll(/data-figure="([^"]+)"/g)].map(([, id = ""]) => id));
    for (const [id, note] of notes) {
      const times = timesIn(text, note);
      const expected = shown.has(id) ? 1 : 0;
      noted += times;
      if (times !== expected) problems.push(`${path}: ${id} ${times} times, not ${expected}`);
    }
  }
  expect(problems).toEqual([]);
  expect(noted).toBeGreaterThan(100);
});
