import { findProblems } from "@nordune/content-tool/rules";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { furtherSections, pageSections } from "#schemas/sections/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { currentSlug, pathOf } from "#schemas/shared/routes.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { siteContent } from "#scripts/site-content/tool.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** The sections that a page of each type may hold, where it may hold any. */
const allowed = new Map(
  schemaTypes.flatMap((type) =>
    ("fields" in type ? (type.fields ?? []) : []).flatMap((field) => {
      const list = [furtherSections, pageSections].find(({ name }) => name === field.type);
      return field.name === "sections" && list !== undefined
        ? [[type.name, list.of.map((member): string => member.type)] as const]
        : [];
    }),
  ),
);

/** A page of every type that takes sections, by its document. */
const pages = [...allowed].flatMap(([type, kinds]) => {
  const seeded = seedDocuments.find(({ _type }) => _type === type);
  const path = pathOf({ _type: type, slug: currentSlug(seeded?.slug) ?? null });
  if (seeded === undefined || path === undefined) return [];
  return [{ seeded, path, samples: sectionSamples.filter(({ _type }) => kinds.includes(_type)) }];
});

/** Everything that the seed's pictures and those of the samples stand for. */
const assets = new Set([...JSON.stringify(seedDocuments).matchAll(/image-\w+-\w+-webp/g)].flat());

/** The words that a visitor is to read: samples have two in every text, and none elsewhere. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isRecord(value) || value._type === "imageWithAlt") return [];
  return Object.values(value).flatMap(wordsIn);
}

test.each(pages)("an editor lengthens $path by every section", async (page) => {
  const { seeded, path, samples } = page;
  const words = wordsIn(samples);
  const before = textOf(await renderPage(path));
  const given = Array.isArray(seeded.sections) ? seeded.sections : [];
  const sections = [...given, ...samples];
  await lake.client().patch(seeded._id).set({ sections }).commit();
  const text = textOf(await renderPage(path));
  const missing = words.filter((each) => text.split(each).length <= before.split(each).length);
  expect(missing).toEqual([]);
  // The Studio's own rules take it.
  const longer = { ...seeded, sections };
  const problems = await findProblems(siteContent(lake.client()), [longer], seedDocuments, assets);
  expect(problems.filter(({ field }) => field.startsWith("sections"))).toEqual([]);
});
