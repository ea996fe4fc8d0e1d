import { danglingReferences, referencesIn } from "@nordune/content-tool";
import { describe, expect, test } from "vitest";
import { redirectProblems } from "#schemas/shared/redirects/redirects.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { redirects } from "#scripts/seed/content/redirects.ts";
import { slugOf, textOf } from "./seeded-texts.ts";

const pagePaths = seedDocuments.flatMap((document) => {
  const path = pathOf({ _type: document._type, slug: slugOf(document) });
  return path === undefined ? [] : [path];
});

const pageMetadata = seedDocuments
  .filter(({ _type }) => _type === "pageMetadata")
  .map(({ path, title, description }) => ({
    path: textOf(path),
    title: textOf(title),
    description: textOf(description),
  }));

test("every id is used once", () => {
  const ids = seedDocuments.map(({ _id }) => _id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every reference has a target in the seed", () => {
  const ids = new Set(seedDocuments.map(({ _id }) => _id));
  const pictures = seedDocuments
    .flatMap(referencesIn)
    .filter(({ path, id }) => path.endsWith(".asset") && id.startsWith("image-"));
  const targets = new Set([...ids, ...pictures.map(({ id }) => id)]);
  expect(danglingReferences(seedDocuments, targets)).toEqual([]);
});

describe("page metadata", () => {
  test("stands for every page, once", () => {
    expect(pageMetadata.map(({ path }) => path).toSorted()).toEqual(pagePaths.toSorted());
  });

  test.each(pageMetadata)("of $path fits a search result", ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

test.each(redirects)("$source can be used beside the pages and the other redirects", (redirect) => {
  const others = redirects.filter((other) => other !== redirect);
  expect(redirectProblems(redirect, others, new Set(pagePaths))).toEqual([]);
  expect(pagePaths).toContain(redirect.target);
});
