import { expect, test, vi } from "vitest";
import { documents as listed } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import {
  type Path,
  requiredFieldsOf,
  requiredFieldsOfMembers,
  withIncompleteMembers,
  without,
} from "#tests/support/section-samples.ts";
import { log } from "#web/lib/log.ts";
import { renderFrame, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

type Document = (typeof seedDocuments)[number];

function pathOfPage({ _type, slug }: Document): string | undefined {
  const current = isRecord(slug) && typeof slug.current === "string" ? slug.current : null;
  return pathOf({ _type, slug: current });
}

/** The page with the cards of all emirates. */
const CARDS = "/free-zones";

/** The documents that every page shows. */
const FRAME = ["siteSettings", "navigation"];

type Shown = { document: Document; fields: Path[] };

/**
 * Of each type of page, and of what every page shows, the document with the most fields that
 * members of its lists require.
 */
const shown = new Map<string, Shown>();
for (const document of seedDocuments) {
  const { _type } = document;
  if (pathOfPage(document) === undefined && !FRAME.includes(_type)) continue;
  const fields = requiredFieldsOfMembers(document);
  if (fields.length > (shown.get(_type)?.fields.length ?? 0)) {
    shown.set(_type, { document, fields });
  }
}

/** What shows a document: its own page, a page with its card, or every page. */
function rendersOf(document: Document): (() => Promise<string>)[] {
  const own = pathOfPage(document);
  if (own === undefined) return [() => renderPage("/"), renderFrame];
  const paths = document._type === "emirate" ? [own, CARDS] : [own];
  return paths.map((path) => () => renderPage(path));
}

test.each([...shown])(
  "pages render although an entry in a list of a %s is incomplete, and the log names it",
  async (_, { document, fields }) => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    const lacking = withIncompleteMembers(document, fields);
    await lake.client().createOrReplace(lacking.document);
    try {
      for (const render of rendersOf(document)) await render();
      const said = warn.mock.calls.flat().map(String).join("\n");
      for (const name of lacking.names) expect.soft(said).toContain(name);
    } finally {
      await lake.client().createOrReplace(document);
    }
  },
);

/** The pages with lists of documents. */
const PAGES_WITH_LISTS = [
  "/",
  CARDS,
  "/free-zones/dubai",
  "/free-zones/tax-benefits",
  "/about",
  "/contact",
];

/** A copy of a seeded document of each type for each of its required fields, without that field. */
const incompleteCopies = listed.flatMap(({ name: type }) => {
  const sample = seedDocuments.find(({ _type }) => _type === type);
  if (sample === undefined) return [];
  return requiredFieldsOf(sample).map((path, index) => {
    const _id = `${type}-copy-${index}`;
    const slug = sample.slug && { _type: "slug", current: _id };
    const copy: Record<string, unknown> = without({ ...sample, slug }, path);
    return { ...copy, _type: type, _id };
  });
});

test("other pages render although documents in their lists are incomplete", async () => {
  vi.spyOn(log, "warn").mockImplementation(() => {});
  const transaction = lake.client().transaction();
  for (const copy of incompleteCopies) transaction.createOrReplace(copy);
  await transaction.commit();
  expect(incompleteCopies.length).toBeGreaterThan(100);
  for (const path of PAGES_WITH_LISTS) await renderPage(path);
  await renderFrame();
});
