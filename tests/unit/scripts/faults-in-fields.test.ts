import { findProblems } from "@nordune/content-tool/rules";
import { expect, test, vi } from "vitest";
import type { ContentDocument } from "#scripts/check-content/checks/content.ts";
import { objectsIn } from "#scripts/content/document.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { studioWorkspace } from "#tests/support/studio-workspace.ts";

const quick = vi.hoisted(() => ({ isOn: true }));
vi.mock("#scripts/content/faultless.ts", async (importOriginal) => {
  const { isFaultless } = await importOriginal<typeof import("#scripts/content/faultless.ts")>();
  const ifOn: typeof isFaultless = async (...of) => quick.isOn && isFaultless(...of);
  return { isFaultless: ifOn };
});

const faults: ((value: unknown) => unknown)[] = [
  () => undefined,
  () => "",
  (value) => (typeof value === "string" ? `${value}  two  spaces` : 7),
  () => [],
  () => ({}),
  (value) => (Array.isArray(value) ? [...value, ...value, { _type: "nothing" }] : -1),
];

const sizes = new Map(seedDocuments.map((each) => [each, JSON.stringify(each).length]));
const smallestFirst = seedDocuments.toSorted(
  (one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0),
);

/** A copy of a seeded document for each field of the content model, with a fault in that field. */
function faultyCopies(): ContentDocument[] {
  const seen = new Set<string>();
  return smallestFirst.flatMap((document) =>
    [...objectsIn(document)].flatMap(({ path, object }, place) =>
      Object.keys(object).flatMap((name) => {
        const field = `${object._type ?? path.replace(/\[\d+\]/g, "")} ${name}`;
        if (/ _(?:id|key)$/.test(field) || field === `${document._type} _type`) return [];
        if (seen.has(field)) return [];
        seen.add(field);
        const copy: ContentDocument = structuredClone(document);
        const holder = [...objectsIn(copy)][place]?.object;
        if (holder !== undefined) holder[name] = faults[seen.size % faults.length]?.(object[name]);
        return copy;
      }),
    ),
  );
}

/** The problems of each document in place of the one with its id, by two ways. */
async function problemsOf(documents: readonly ContentDocument[]) {
  const workspace = await studioWorkspace();
  const model = { client: workspace.getClient({ apiVersion: "2025-02-19" }), schemaTypes: [] };
  const found = { quick: [] as string[], sanity: [] as string[] };
  const waiting = [...documents];
  while (waiting.length > 0) {
    // One copy of a document at a time, because two of them would break rules together.
    const ids = new Set<string>();
    const round = waiting.filter(({ _id }) => !ids.has(_id) && ids.add(_id));
    for (const each of round) waiting.splice(waiting.indexOf(each), 1);
    for (const way of ["quick", "sanity"] as const) {
      quick.isOn = way === "quick";
      const problems = await findProblems({ ...model, workspace }, round, seedDocuments);
      found[way].push(...problems.map((each) => JSON.stringify(each)).sort());
    }
  }
  return found;
}

/** In a run of all tests but the thorough ones. */
const SOME = 9;

test("the checks find what Sanity's own validation finds, with a fault in some fields", async () => {
  const { quick, sanity } = await problemsOf(faultyCopies().filter((_, n) => n % SOME === 0));
  expect(quick).toEqual(sanity);
  expect(quick.length).toBeGreaterThan(50);
});

test("the same with a fault in each field of the content model", {
  tags: ["thorough"],
  timeout: 240_000,
}, async () => {
  const { quick, sanity } = await problemsOf(faultyCopies());
  expect(quick).toEqual(sanity);
});
