import { createSearch, getSearchableTypes } from "sanity";
import { expect, test } from "vitest";
import { studioWorkspace } from "#tests/unit/studio/workspace.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** Ids of what the Studio's own search finds in some types, best first. */
async function found(words: string, types?: string[]): Promise<string[]> {
  const { schema, search } = await studioWorkspace();
  const all = getSearchableTypes(schema);
  const searched = types === undefined ? all : all.filter(({ name }) => types.includes(name));
  const ask = createSearch(searched, lake.client(), {
    unique: true,
    ...(search.strategy === undefined ? {} : { strategy: search.strategy }),
  });
  return new Promise((resolve, reject) => {
    ask(words).subscribe({
      next: ({ hits }) => resolve(hits.map(({ hit }) => hit._id)),
      error: reject,
    });
  });
}

test.each([
  ["the search of the whole Studio", "corporate tax", undefined],
  ["the picker of figures", "corporate tax rate", ["figure"]],
])("%s lists a figure first that has the words as its label", async (_which, words, types) => {
  expect((await found(words, types))[0]).toBe("figure-corporate-tax-rate");
});
