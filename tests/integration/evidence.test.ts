import { expect, test } from "vitest";
import { shortCondition } from "#schemas/shared/figures/short-condition.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { figureFields } from "#schemas/shared/projections.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import {
  attributeOf,
  type Element,
  elementsOf,
  pageElements,
  withAttribute,
  wordsIn,
} from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const pages = new Map<string, Promise<Element[]>>();
const elementsAt = (path: string) => {
  const elements = pages.get(path) ?? pageElements(path);
  pages.set(path, elements);
  return elements;
};

async function fetchFigures(): Promise<Map<string, Figure>> {
  const figures = await lake.client().fetch<Figure[]>(`*[_type == "figure"]{ ${figureFields} }`);
  return new Map(figures.map((figure) => [figure._id, figure]));
}

/** What is missing from the evidence of a figure on a page. */
function missingIn(evidence: Element | undefined, figure: Figure | undefined): string[] {
  if (evidence === undefined) return ["evidence"];
  if (figure === undefined) return ["document"];
  const text = wordsIn(evidence);
  const { label, qualifier, sourceTitle, sourceUrl, checkedOn } = figure;
  const days = withAttribute(evidence, "datetime").map((time) => attributeOf(time, "datetime"));
  const links = withAttribute(evidence, "href").map((link) => attributeOf(link, "href"));
  return [
    ...(attributeOf(evidence, "popover") === "auto" ? [] : ["popover"]),
    ...(text.includes(label) ? [] : ["label"]),
    ...(text.includes(qualifier ?? "") ? [] : ["condition"]),
    ...(sourceTitle && text.includes(`Source: ${sourceTitle}`) ? [] : ["source"]),
    ...(sourceUrl === null || links.includes(sourceUrl) ? [] : ["address of the source"]),
    ...(checkedOn && text.includes(`Checked on ${readableDay(checkedOn)}`) ? [] : ["day"]),
    ...(checkedOn && days.includes(checkedOn) ? [] : ["day for machines"]),
  ];
}

test("every figure on every page has a mark that opens its condition, source and day", async () => {
  const figures = await fetchFigures();
  const problems: string[] = [];
  let marked = 0;
  for (const path of routes) {
    const elements = await elementsAt(path);
    const byId = new Map(elements.map((element) => [attributeOf(element, "id"), element]));
    const marks = new Set(
      elements.filter((each) => attributeOf(each, "class")?.split(" ").includes("figure-mark")),
    );
    const shown = elements.filter((element) => attributeOf(element, "data-figure") !== undefined);
    for (const element of shown) {
      const id = attributeOf(element, "data-figure") ?? "";
      const mark = [...marks].find((each) => each.childNodes.includes(element));
      const [button] = mark === undefined ? [] : withAttribute(mark, "popovertarget");
      const target = button && attributeOf(button, "popovertarget");
      const evidence = byId.get(target);
      const names = (button && attributeOf(button, "aria-labelledby"))?.split(" ") ?? [];
      const name = names.map((each) => wordsIn(byId.get(each) ?? element)).join(" ");
      const missing = [
        ...(button?.tagName === "button" ? [] : ["mark"]),
        ...(evidence && attributeOf(evidence, "data-evidence") === id ? [] : ["own evidence"]),
        ...(name.startsWith("Conditions and sources ") ? [] : ["name of the mark"]),
        ...missingIn(evidence, figures.get(id)),
      ];
      if (missing.length > 0) problems.push(`${path}: ${id}: ${missing.join(", ")}`);
      marked += 1;
    }
    const ids = shown.map((element) => attributeOf(element, "data-figure"));
    for (const element of elements) {
      const id = attributeOf(element, "data-evidence");
      if (id !== undefined && !ids.includes(id)) problems.push(`${path}: ${id} is not shown`);
    }
  }
  expect(problems).toEqual([]);
  expect(marked).toBeGreaterThan(200);
});

test("no id stands twice on a page", async () => {
  for (const path of routes) {
    const ids = (await elementsAt(path)).flatMap((element) => attributeOf(element, "id") ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
});

test("a figure in a tile with a condition has it beside it in a few words", async () => {
  const figures = await fetchFigures();
  const bare: string[] = [];
  let tiles = 0;
  for (const path of routes) {
    for (const list of (await elementsAt(path)).filter(({ tagName }) => tagName === "dl")) {
      for (const tile of elementsOf(list)) {
        const [shown] = tile.tagName === "div" ? withAttribute(tile, "data-figure") : [];
        const id = shown && attributeOf(shown, "data-figure");
        if (!id || !figures.get(id)?.qualifier) continue;
        tiles += 1;
        if (withAttribute(tile, "data-note").length !== 1) bare.push(`${path}: ${id}`);
      }
    }
  }
  expect(bare).toEqual([]);
  expect(tiles).toBeGreaterThan(10);
});

test("a ticked statement with a figure has the figure's short condition under it", async () => {
  const figures = await fetchFigures();
  const bare: string[] = [];
  let ticked = 0;
  // The posters of the emirates are links to the pages that say it.
  for (const path of routes.filter((route) => route !== "/free-zones")) {
    for (const item of (await elementsAt(path)).filter(({ tagName }) => tagName === "li")) {
      const [first] = item.childNodes;
      if (first?.nodeName !== "svg") continue;
      const [shown] = withAttribute(item, "data-figure");
      const figure = figures.get((shown && attributeOf(shown, "data-figure")) ?? "");
      if (figure === undefined || shortCondition(figure) === undefined) continue;
      ticked += 1;
      if (withAttribute(item, "data-note").length === 0) bare.push(`${path}: ${figure._id}`);
    }
  }
  expect(bare).toEqual([]);
  expect(ticked).toBeGreaterThan(5);
});

test("notes are at most 5 % of the words that are in sight, on every page but the tax page", async () => {
  const shares: [string, number][] = [];
  const count = (text: string) => text.split(" ").filter(Boolean).length;
  for (const path of routes.filter((route) => route !== "/free-zones/tax-benefits")) {
    const [html] = await elementsAt(path);
    if (html === undefined) throw new Error(`${path} is empty`);
    const inSight = wordsIn(html, (each) => attributeOf(each, "data-evidence") !== undefined);
    const notes = withAttribute(html, "data-note").map((note) => count(wordsIn(note)));
    const share = notes.reduce((sum, words) => sum + words, 0) / count(inSight);
    shares.push([path, share]);
  }
  expect(shares.filter(([, share]) => share > 0.05)).toEqual([]);
});

test("every amount in dirhams stands with the home currencies, the rates' source and day", async () => {
  const figures = await fetchFigures();
  const missing: string[] = [];
  let amounts = 0;
  for (const path of routes) {
    for (const element of await elementsAt(path)) {
      const id = attributeOf(element, "data-evidence");
      const figure = figures.get(id ?? "");
      if (id === undefined || figure?.unit !== "AED") continue;
      amounts += 1;
      const words = wordsIn(element).replaceAll("\u00a0", " ");
      const isThere =
        /About EUR [\d.,]+( million)?, DKK [^(]*, NOK [^(]*, PLN [^(]*, SEK [^(]* \(rates: European Central Bank/.test(
          words,
        );
      if (!isThere || !words.includes("8 May 2026")) missing.push(`${path}: ${id}`);
    }
  }
  expect(missing).toEqual([]);
  expect(amounts).toBeGreaterThan(10);
});

/** Pages that show parts of others as cards: the register names the page of which a card is a part. */
const overviews = ["/", "/free-zones", "/uae-advantages"];

test("the register holds every figure with its evidence and each page that it stands on", async () => {
  const figures = await fetchFigures();
  const shownOn = new Map<string, Set<string>>();
  for (const path of routes) {
    for (const element of await elementsAt(path)) {
      const id = attributeOf(element, "data-figure");
      if (id !== undefined) shownOn.set(id, (shownOn.get(id) ?? new Set()).add(path));
    }
  }
  const entries = (await elementsAt(fixedPath(REGISTER_PAGE))).filter(
    (element) => attributeOf(element, "data-register") !== undefined,
  );
  expect(entries).toHaveLength(figures.size);
  for (const entry of entries) {
    const id = attributeOf(entry, "data-register") ?? "";
    const figure = figures.get(id);
    const paths = withAttribute(entry, "href").flatMap((link) => attributeOf(link, "href") ?? []);
    expect.soft(wordsIn(entry), id).toContain(figure?.qualifier ?? figure?.label);
    expect.soft(wordsIn(entry), id).toContain(`Source: ${figure?.sourceTitle}`);
    const pages = [...(shownOn.get(id) ?? [])].filter((path) => !overviews.includes(path));
    expect.soft(paths, id).toEqual(expect.arrayContaining(pages));
  }
});
