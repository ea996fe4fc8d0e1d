import { checkAddress, ROUTES_OF_TESTS } from "./addresses.ts";
import type { Changes } from "./changes.ts";
import { namesOfNewType, withEnding } from "./names.ts";
import {
  type NewPage,
  pageFileOf,
  queryName,
  queryOf,
  schemaOf,
  seedName,
  seedOf,
} from "./page-files.ts";
import type { Address } from "./request.ts";

/** The slug of the first page of a type that has many. */
const FIRST_SLUG = "first";

/**
 * A type of page: its schema, its rows in the tables of routes and queries, its file, its first
 * document with the words for search engines, and the tables of tests that name every page.
 * @returns what is left to do, in order
 */
export function addPage(name: string, address: Address, changes: Changes): string[] {
  const isFixed = "path" in address;
  const names = namesOfNewType(isFixed ? withEnding(name, "Page") : name);
  checkAddress(address, changes);
  const { camel, kebab } = names;
  const folder = isFixed ? "singletons" : "documents";
  const below = isFixed ? address.path : `${address.prefix}/[slug]`;
  const path = isFixed ? address.path : `${address.prefix}/${FIRST_SLUG}`;
  const page = {
    names,
    isFixed,
    path,
    slug: isFixed ? undefined : FIRST_SLUG,
    pageTitle: names.title.replace(/ page$/, ""),
  };
  const schema = `schemas/${folder}/${kebab}.ts`;
  const query = `web/content/queries/${kebab}.ts`;
  const file = `web/app${below}/page.tsx`;
  const seed = `scripts/seed/content/pages/${kebab}.ts`;

  changes.create(schema, schemaOf(page));
  const index = `schemas/${folder}/index.ts`;
  changes.importName(index, camel, `./${kebab}.ts`);
  changes.insert(index, { after: `export const ${folder} = [`, before: "\n];" }, `\n  ${camel},`);
  changes.insert(
    "schemas/shared/routes.ts",
    { after: "const routeTable = {", before: isFixed ? "\n  service: {" : "\n} as const" },
    `\n  ${camel}: ${isFixed ? `{ path: "${path}" }` : `{ prefix: "${address.prefix}" }`},`,
  );
  changes.create(query, queryOf(page));
  addToSite(page, file, changes);
  changes.create(seed, seedOf(page));
  addToSeed(page, changes);
  addToTests(page, below, changes);

  return [
    `${schema}: the words for editors, an icon, and fields of its own (npm run new -- field ${camel} <name>)`,
    `${file}: the markup between the hero and what leads on`,
    `${seed}: the words and the picture of the first page`,
    "scripts/seed/content/metadata/company-and-advantages.ts: what search engines show for it",
    "a link to it in the main part of the home page, or of a page to which that leads, such as `readOn` in its seed; menus: scripts/seed/content/site/navigation.ts",
    ...(isFixed
      ? []
      : ["schemas/shared/lists.ts: where menus or an overview are to list its documents"]),
    "web/content/page-table.ts and web/content/read-on.ts: what stands above it, and where it leads on to, if not as written",
  ];
}

function addToSite(page: NewPage, file: string, changes: Changes): void {
  const { camel, kebab } = page.names;
  const table = "web/content/page-table.ts";
  const query = queryName(page);
  changes.importName(table, query, `./queries/${kebab}.ts`);
  changes.insert(
    table,
    { after: "export const pageTable = {", before: "\n} as const satisfies" },
    `\n  ${camel}: { query: ${query}, below: "homePage" },`,
  );
  changes.insert(
    "web/content/read-on.ts",
    { after: "  switch (type) {", before: '\n    case "aboutPage":' },
    `\n    case "${camel}":`,
  );
  changes.create(file, pageFileOf(page));
}

function addToSeed(page: NewPage, changes: Changes): void {
  const { names, isFixed, pageTitle, slug } = page;
  const { camel, kebab } = names;
  const content = "scripts/seed/content/index.ts";
  const documents = seedName(page);
  changes.importName(content, documents, `./pages/${kebab}.ts`);
  changes.insert(
    content,
    { after: "export const seedDocuments", before: "\n  notFoundPage," },
    `\n  ${isFixed ? documents : `...${documents}`},`,
  );
  const target = slug === undefined ? "" : `, slug: "${slug}"`;
  changes.insert(
    "scripts/seed/content/metadata/company-and-advantages.ts",
    { after: "export const companyAndAdvantagesMetadata", before: "\n  ...advantageSlugs.map(" },
    `
  metadataFor(
    { _type: "${camel}"${target} },
    {
      title: "${pageTitle} | Nordune",
      description:
        "${pageTitle}: ${DESCRIPTION}",
      keywords: ["Nordune ${pageTitle.toLowerCase()}"],
    },
  ),`,
  );
}

/** In the length that search results show whole, so that only the sense is left to write. */
const DESCRIPTION =
  "to be written. What a visitor finds on this page, whom it helps, which rules and limits hold, and what to do about it next.";

function addToTests(page: NewPage, below: string, changes: Changes): void {
  const { names, isFixed, path, slug } = page;
  const { camel } = names;
  const id = slug === undefined ? camel : `${camel}-${slug}`;
  changes.insert(
    "tests/integration/rendered-pages.ts",
    { after: "const pageFiles: ", before: "\n};" },
    `\n  ${camel}: () => import("#web/app${below}/page.tsx"),`,
  );
  changes.insert(
    "tests/integration/freshness.test.ts",
    { after: "const changes = new Map", before: "\n    notFoundPage: [" },
    `\n    ${camel}: ["${id}", { "hero.heading": "Changed" }],`,
  );
  changes.insert(
    "tests/integration/further-sections.test.ts",
    { after: "const pages = {", before: "\n};" },
    `\n  ${isFixed ? camel : `"${id}"`}: "${path}",`,
  );
  changes.insert(
    ROUTES_OF_TESTS,
    { after: "export const routes = [", before: "\n] as const" },
    `\n  "${path}",`,
  );
  if (!isFixed) {
    changes.insert(
      "tests/integration/fields.test.ts",
      { after: "const samples: ", before: "\n};" },
      `\n  ${camel}: "${id}",`,
    );
  }
}
