// @module-tag thorough
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { beforeAll, expect, test } from "vitest";
import { freeSections } from "#schemas/sections/index.ts";
import { type LanguageId, pathIn } from "#schemas/shared/languages.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { line } from "#tests/support/parts-of-content.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";
import type { FiguresFile } from "#web/api/figures-json.ts";
import { figuresIn, markdownAt, REGISTER } from "./forms-of-pages.ts";
import { all, documentOf, one, valuesOf, wordsIn } from "./page-elements.ts";
import { currentReader, pageDataAt, renderPage, textsIn } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

// What a program reads of the site is what a visitor reads.

const plain = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** All words of a Markdown node, as a reader sees them. */
function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

/** Every node of a tree. */
const nodesIn = (node: Nodes): Nodes[] => [
  node,
  ...("children" in node ? node.children.flatMap(nodesIn) : []),
];

const parsed = (markdown: string): Nodes =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

const languages = ["en", "sv"] as const;

/** Makes something of a page once. Nothing changes the content before the last test. */
function oncePerPage<Made>(make: (path: string, language: LanguageId) => Promise<Made>) {
  const made = new Map<string, Promise<Made>>();
  return (path: string, language: LanguageId): Promise<Made> => {
    const key = pathIn(language, path);
    const known = made.get(key) ?? make(path, language);
    made.set(key, known);
    return known;
  };
}

const htmlAt = oncePerPage(async (path, language) =>
  renderPage(path, { reader: await currentReader(language) }),
);
const treeAt = oncePerPage(async (path, language) => parsed(await markdownAt(path, language)));

test.each(languages)("the figures as JSON keep to their JSON Schema (%s)", async (language) => {
  const { figuresSchema } = await import("#web/api/figures-json.ts");
  const validate = new Ajv2020({ validateFormats: false }).compile(figuresSchema());
  const file: unknown = JSON.parse(JSON.stringify(await figuresIn(language)));
  expect([validate(file), validate.errors]).toEqual([true, null]);
});

test.each(languages)(
  "each figure of the JSON has its own place on the register, and says there what a visitor reads (%s)",
  async (language) => {
    const { figures, title } = await figuresIn(language);
    const register = documentOf(await htmlAt(REGISTER, language));
    expect(valuesOf(register, "id", "[data-register]").sort()).toEqual(
      figures.map(({ id }) => id).sort(),
    );
    expect(register.body.textContent).toContain(title);
    for (const { id, url, label, text, condition, next } of figures) {
      expect(url).toMatch(new RegExp(`/about#${id}$`));
      const entry = wordsIn(one(register, `#${id}`));
      expect(entry).toContain(`${label}: ${text}`);
      expect(entry).toContain(condition ?? "");
      expect(entry).toContain(next?.text ?? "");
    }
  },
);

test("a program reads numbers, days, ranges and counts without knowing how they are written", async () => {
  const byId = new Map((await figuresIn("sv")).figures.map((figure) => [figure.id, figure]));
  const machineValueOf = (id: string) => byId.get(`figure-${id}`)?.machineValue;
  expect(byId.get("figure-vat-registration-threshold")).toMatchObject({
    text: "375 000 AED",
    machineValue: 375_000,
  });
  expect(machineValueOf("corporate-tax-rate")).toBe(9);
  expect(machineValueOf("dubai-zone-count")).toEqual({ from: 20, to: null });
  expect(machineValueOf("e-invoicing-large-start")).toBe("2027-01-01");
});

test.each(routes)("the JSON-LD of %s cites the source of each figure on the page", async (path) => {
  const page = documentOf(await htmlAt(path, "en"));
  const graph: string = all(page, 'script[type="application/ld+json"]')
    .map(({ textContent }) => textContent)
    .join();
  const evidence = all(page, ".evidence li");
  for (const entry of evidence) {
    const [source] = all(entry, "a[target=_blank]");
    if (source) expect(graph).toContain(JSON.stringify(plain(source.textContent)));
  }
  expect(graph.includes('"citation"')).toBe(evidence.length > 0);
});

test.each(languages)(
  "feed readers find the feed of figures on the home page and on the register (%s)",
  async (language) => {
    const feed = language === "en" ? "/figures.xml" : "/sv/figures.xml";
    for (const path of ["/", REGISTER]) {
      const page = documentOf(await htmlAt(path, language));
      expect(valuesOf(page, "href", "link[type='application/atom+xml']"), path).toEqual([feed]);
    }
  },
);

/** All figures, by language. */
const files = new Map<LanguageId, FiguresFile>();
beforeAll(async () => {
  for (const language of languages) files.set(language, await figuresIn(language));
});

const pages = languages.flatMap((language) => routes.map((path) => [path, language] as const));

/** The words before the mark of each figure, by the id of the figure. */
function toldFigures(tree: Nodes): ReadonlyMap<string, string[]> {
  const told = new Map<string, string[]>();
  for (const node of nodesIn(tree)) {
    const children = "children" in node ? node.children : [];
    for (const [index, child] of children.entries()) {
      if (child.type !== "footnoteReference") continue;
      const before = children[index - 1];
      const words = before === undefined ? "" : plain(wordsOf(before));
      const id = `figure-${child.identifier}`;
      told.set(id, [...(told.get(id) ?? []), words]);
    }
  }
  return told;
}

/** The ids of figures with the words of their footnotes, in the order of the text. */
const footnotesIn = (tree: Nodes): [id: string, words: string][] =>
  nodesIn(tree).flatMap((node): [string, string][] =>
    node.type === "footnoteDefinition" ? [[`figure-${node.identifier}`, plain(wordsOf(node))]] : [],
  );

/** The figures of a page with their words. A tool is told in the words of its result. */
const shownFigures = (page: Document): [id: string, words: string][] =>
  all(page, "[data-figure]")
    .filter((figure) => figure.closest("#tool") === null)
    .map((figure) => [figure.getAttribute("data-figure") ?? "", plain(figure.textContent)]);

test.each(pages)(
  "HTML, Markdown and JSON tell the same figures of %s, with their conditions and sources (%s)",
  async (path, language) => {
    const page = documentOf(await htmlAt(path, language));
    const tree = await treeAt(path, language);
    const json = new Map(files.get(language)?.figures.map((each) => [each.id, each]));
    const told = toldFigures(tree);
    const shown = shownFigures(page);
    const isTold = ([id, words]: [string, string]) =>
      told.get(id)?.some((text) => text.endsWith(words)) &&
      plain(json.get(id)?.text ?? "").includes(words);
    expect(shown.filter((figure) => !isTold(figure))).toEqual([]);
    // And no other figure.
    const known = valuesOf(page, "id", "[popover]").map((id) => id.replace("evidence-", ""));
    expect([...told.keys()].filter((id) => !known.includes(id))).toEqual([]);
    // Each has one footnote, which says what the JSON says.
    const footnotes = footnotesIn(tree);
    expect(footnotes.map(([id]) => id).sort()).toEqual([...told.keys()].sort());
    for (const [id, words] of footnotes) {
      const { label, text, condition, source, pages: shownOn } = json.get(id) ?? {};
      expect(words).toContain(plain(`${label}: ${text}.`));
      expect(words).toContain(plain(condition ?? ""));
      expect(words).toContain(plain(source?.title ?? "no source"));
      const paths = (shownOn ?? []).map(({ url }) => new URL(url).pathname);
      expect(paths, id).toContain(pathIn(language, path));
    }
  },
);

test.each(pages)(
  "the Markdown of %s has the headings, tables and cautions of the page (%s)",
  async (path, language) => {
    const page = documentOf(await htmlAt(path, language));
    const tree = await treeAt(path, language);
    const wordsOfAll = (...types: Nodes["type"][]) =>
      nodesIn(tree)
        .filter(({ type }) => types.includes(type))
        .map((node) => plain(wordsOf(node)));
    const words = plain(wordsOf(tree));
    const missing = (selector: string, within: readonly string[]) =>
      all(page, selector)
        .filter((each) => each.closest("#tool") === null)
        .map((each) => plain(each.textContent))
        .filter((text) => !within.some((part) => part.includes(text)));
    expect(missing("h1, h2, h3", [words])).toEqual([]);
    expect(missing("table th", wordsOfAll("table", "listItem"))).toEqual([]);
    expect(missing("[role=note] :is(h2, h3)", wordsOfAll("blockquote"))).toEqual([]);
    expect(wordsOfAll("heading", "listItem")).not.toContain("");
    // JSON-LD, scripts and invisible signs stay in the page.
    expect(wordsOf(tree)).not.toMatch(/@context|\p{Cf}|undefined|\[object/u);
  },
);

test("the Markdown of a tool's address begins the tool with the answer, and says of a link that was cut off that it is", async () => {
  const { pageMarkdown } = await import("#web/page/markdown/page-markdown.ts");
  const { pageDataOfType } = await import("#web/api/own-page.ts");
  const { readToolRequest } = await import("#web/tools/read-tool-request.ts");
  const { addressOfEntries } = await import("#web/tools/entries.ts");
  const text = await pageDataAt("/free-zones/tax-benefits");
  const markdownFor = async (address: string) => {
    const asked = readToolRequest(new URL(address, "http://site").searchParams);
    return pageMarkdown("taxBenefitsPage", pageDataOfType("taxBenefitsPage", text), asked);
  };
  const entries = {
    ...{ revenue: "10000000", profit: "500000", currency: "EUR", activity: "services" },
    periodEnd: "2026-12-31",
  };
  const address = addressOfEntries("/", { kind: "tax-estimate", entries });
  const whole = await markdownFor(address);
  expect(whole).toContain("Corporate tax, Mainland: AED 160,615");
  expect(whole.indexOf("160,615")).toBeLessThan(whole.indexOf("Three cases"));
  const cut = await markdownFor(address.slice(0, -6));
  expect(cut).not.toContain("160,615");
});

test("the Markdown of a page has every text that its sections show", async () => {
  const kinds = freeSections.of.map(({ type }): string => type);
  const sections = sectionSamples().filter(({ _type }) => kinds.includes(_type));
  await lake.client().createOrReplace({
    ...{ _id: "free", _type: "freePage", title: "Spring", listing: "campaign" },
    slug: { _type: "slug", current: "spring/nordic" },
    hero: { heading: "Spring", lead: line("Come and see.") },
    sections,
  });
  const shown = plain(wordsIn(documentOf(await renderPage("/spring/nordic")).body));
  const told = plain(wordsOf(parsed(await markdownAt("/spring/nordic", "en"))));
  const texts = textsIn(sections)
    .map(plain)
    .filter((text) => shown.includes(text));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => !told.includes(text))).toEqual([]);
});
