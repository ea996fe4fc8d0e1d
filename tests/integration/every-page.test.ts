import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { shortCondition } from "#schemas/shared/figures/figure-text.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { figureFields } from "#schemas/shared/projections.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { readPage } from "#scripts/check-content/checks/page-model.ts";
import { linkOnSite } from "#scripts/check-content/checks/walk-site.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { schemaOrgProblems } from "#tests/support/schema-org.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import {
  attributeOf,
  type Element,
  elementsIn,
  elementsOf,
  withAttribute,
  withTag,
  wordsIn,
} from "./page-elements.ts";
import { renderFrame, renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { specifiedWords } from "./specified-words.ts";

const lake = withSeededLake();

type Page = { path: string; html: string; elements: Element[] };

/** Every page of the seeded site, rendered once. */
const pages: Page[] = [];
const figures = new Map<string, Figure>();

beforeAll(async () => {
  for (const path of routes) {
    const html = await renderPage(path);
    pages.push({ path, html, elements: elementsIn(html) });
  }
  const query = `*[_type == "figure"]{ ${figureFields} }`;
  for (const figure of await lake.client().fetch<Figure[]>(query)) figures.set(figure._id, figure);
});

const pageAt = (wanted: string) => {
  const page = pages.find(({ path }) => path === wanted);
  if (page === undefined) throw new Error(`There is no page ${wanted}.`);
  return page;
};

/** What is wrong with pages, each with where. */
const onPages = (find: (page: Page) => string[], chosen = pages) =>
  chosen.flatMap((page) => find(page).map((problem) => `${page.path}: ${problem}`));

const classesOf = (element: Element) => attributeOf(element, "class")?.split(" ") ?? [];
const figureOf = (element: Element | undefined) => element && attributeOf(element, "data-figure");
const shownOn = ({ elements }: Page) => elements.filter((each) => figureOf(each) !== undefined);

test("shows the words and figures that are specified for it, under one heading", () => {
  const missing = specifiedWords.flatMap(([path, specified]) => {
    const { html } = pageAt(path);
    const words = textOf(html).replaceAll(/\s+/g, " ").toLowerCase();
    const absent = specified.filter((expected) => !words.includes(expected.toLowerCase()));
    return html.split(/<h1[ >]/).length === 2 ? absent : [...absent, `${path}: one heading`];
  });
  expect(missing).toEqual([]);
});

/** What `style-src 'self'` would refuse. */
const INLINE_STYLE = /<[^>]* style=|<style\b/;

/** Elements that look as browsers have them, or as reset.css and base.css say. */
const STYLED = new Set(
  `a address article blockquote br button data dd div dl dt figcaption figure fieldset footer form
  g h1 h2 h3 h4 header iframe image img input label legend li link main meta nav noscript ol option p path
  picture script section select source span strong sup svg table tbody td textarea th thead time tr ul
  circle rect text use aside caption em details summary dialog template title html head body clipPath`.split(
    /\s+/,
  ),
);

test("styles nothing in its markup, has no element that reset.css has not heard of, and no id twice", () => {
  const problems = onPages(({ html, elements }) => {
    const ids = elements.flatMap((element) => attributeOf(element, "id") ?? []);
    return [
      ...(INLINE_STYLE.exec(html) ?? []),
      ...elements.map(({ tagName }) => tagName).filter((name) => !STYLED.has(name)),
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ];
  });
  expect(problems).toEqual([]);
});

test("neither do header, footer, cookie banner and the pages for failures style anything", async () => {
  const html = await renderFrame();
  expect(html).toContain("picture");
  expect(INLINE_STYLE.exec(html)?.[0]).toBeUndefined();
});

const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

test("has records that keep to schema.org: of the company, the site, and of a service its own", () => {
  const problems = onPages((page) => {
    const { path } = page;
    const records = recordsOf(page);
    const types = new Set(records.keys());
    return [
      ...[...records.values()].flatMap((record) => schemaOrgProblems(record)),
      ...["Organization", "WebSite"].filter((type) => !types.has(type)),
      ...(types.has("Service") === path.startsWith("/services/") ? [] : ["Service"]),
    ];
  });
  expect(problems).toEqual([]);
  const service = { "@type": "Service", founded: 2020, provider: { "@type": "Country" } };
  expect(schemaOrgProblems(service)).toEqual([
    ...["record.founded is not defined", "record.provider is a Country"],
  ]);
  const company = { "@type": "Organization", foundingDate: 2020, position: 1 };
  expect(schemaOrgProblems(company)).toEqual([
    ...["record.foundingDate is 2020, not Date", "record.position is not for a Organization"],
  ]);
});

/** The records of a page, by their type. */
function recordsOf({ html }: Page) {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const records = graph.parse(JSON.parse(json))["@graph"];
  return new Map(records.map((record) => [record["@type"], record]));
}

test("tells machines of the rating where it is shown, of the areas served, and of no search", () => {
  const [home, contact] = [recordsOf(pageAt("/")), recordsOf(pageAt("/contact"))];
  expect(home.get("Organization")).toMatchObject({
    name: "Nordune",
    foundingDate: "2020",
    aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
    areaServed: ["UAE", "Latvia", "Sweden", "Norway", "Denmark", "Finland"].map((name) =>
      expect.objectContaining({ name }),
    ),
  });
  expect(contact.get("Organization")).not.toHaveProperty("aggregateRating");
  expect(home.get("WebSite")).not.toHaveProperty("potentialAction");
});

const isSilent = (element: Element) => attributeOf(element, "aria-hidden") === "true";

const step = z.object({ name: z.string(), item: z.url(), position: z.number() });

test("has the breadcrumbs for machines that it has for people", () => {
  const problems = onPages((page) => {
    const { path, elements } = page;
    const shown = elements.find((each) => attributeOf(each, "aria-label") === "Breadcrumbs");
    const read = (shown ? withTag(shown, "li") : []).map((item, index, { length }) => {
      const [link] = withAttribute(item, "href");
      const to = (link && attributeOf(link, "href")) ?? (index === length - 1 ? path : undefined);
      return { name: wordsIn(item, isSilent), to };
    });
    const told = recordsOf(page).get("BreadcrumbList")?.itemListElement ?? [];
    // The name of a menu, which is no page, is a step for people alone.
    const expected = read.filter(({ to }) => to !== undefined);
    const found = z.array(step).parse(told);
    const isSame =
      found.length === expected.length &&
      found.every(({ name, item, position }, index) => {
        const { pathname } = new URL(item);
        const { name: words, to } = expected[index] ?? {};
        return name === words && pathname === to && position === index + 1;
      });
    return isSame ? [] : [JSON.stringify({ found, expected })];
  });
  expect(problems).toEqual([]);
});

test("has a diagram with a caption and the same in words, where its type has diagrams", () => {
  const withDiagrams = pages.filter(({ path }) => /^\/(services|advantages|free-zones)/.test(path));
  const problems = onPages(({ elements }) => {
    const drawn = elements.filter(({ tagName }) => tagName === "figure");
    const faults = drawn.flatMap((figure) => {
      const [caption] = withTag(figure, "figcaption");
      const drawings = withTag(figure, "svg").filter((svg) => classesOf(svg).includes("drawing"));
      const rows = [...withTag(figure, "tr"), ...withTag(figure, "li")];
      return [
        ...(caption && wordsIn(caption) ? [] : ["no caption"]),
        ...(drawings.length > 0 ? [] : ["no drawing"]),
        ...(drawings.every((each) => attributeOf(each, "aria-hidden") === "true")
          ? []
          : ["read aloud"]),
        ...(rows.length > 0 ? [] : ["not in words"]),
      ];
    });
    return drawn.length > 0 ? faults : ["no diagram"];
  }, withDiagrams);
  expect(problems).toEqual([]);
});

/** The pages that the main part of a page leads to; a file that the site serves is none. */
function onwards({ path, html }: Page): Set<string> {
  const base = "https://site.example";
  const { linksInMain } = readPage(`<main>${html}</main>`);
  const targets = linksInMain.flatMap((href) => linkOnSite(href, base + path)?.path ?? []);
  return new Set(targets.filter((target) => target !== path && !/\.\w+$/.test(target)));
}

test("leads on to pages alone, and to another than the contact page", () => {
  const contact = fixedPath("contactPage");
  const problems = onPages((page) => {
    const targets = [...onwards(page)];
    const isDeadEnd = targets.every((target) => target === contact);
    return [...targets.filter((to) => !routes.includes(to)), ...(isDeadEnd ? ["dead end"] : [])];
  });
  expect(problems).toEqual([]);
});

test("is within two steps of the home page, each emirate and service within one", () => {
  const first = onwards(pageAt("/"));
  const second = new Set([...first].flatMap((path) => [...onwards(pageAt(path))]));
  expect(routes.filter((path) => path !== "/" && !first.has(path) && !second.has(path))).toEqual(
    [],
  );
  const wanted = routes.filter((path) => /^\/(services|free-zones)\b/.test(path));
  expect(wanted.filter((path) => !first.has(path))).toEqual([]);
});

/** What is missing from the evidence of a figure on a page. */
function missingIn(evidence: Element | undefined, figure: Figure | undefined): string[] {
  if (evidence === undefined || figure === undefined) return ["evidence"];
  const text = wordsIn(evidence);
  const { label, qualifier, sourceTitle, sourceUrl, checkedOn } = figure;
  const days = withAttribute(evidence, "datetime").map((time) => attributeOf(time, "datetime"));
  const links = withAttribute(evidence, "href").map((link) => attributeOf(link, "href"));
  const is = {
    popover: attributeOf(evidence, "popover") === "auto",
    label: text.includes(label),
    condition: text.includes(qualifier ?? ""),
    source: sourceTitle && text.includes(`Source: ${sourceTitle}`),
    "address of the source": sourceUrl === null || links.includes(sourceUrl),
    day: checkedOn && text.includes(`Checked on ${readableDay(checkedOn)}`),
    "day for machines": checkedOn && days.includes(checkedOn),
  };
  return Object.entries(is).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

test("has at every figure a mark that opens its condition, source and day, and no other evidence", () => {
  let marked = 0;
  const problems = onPages((page) => {
    const { elements } = page;
    const byId = new Map(elements.map((element) => [attributeOf(element, "id"), element]));
    const marks = elements.filter((each) => classesOf(each).includes("figure-mark"));
    const shown = shownOn(page);
    const ids = new Set(shown.map(figureOf));
    marked += shown.length;
    const astray = elements.flatMap((element) => attributeOf(element, "data-evidence") ?? []);
    // What an answer of the page's tool can show.
    const inAnswers = elements.flatMap((each) => attributeOf(each, "data-props") ?? []).join();
    return [
      ...astray.filter((id) => !ids.has(id) && !inAnswers.includes(`"${id}"`)),
      ...shown.flatMap((element) => {
        const id = figureOf(element) ?? "";
        const mark = marks.find((each) => each.childNodes.includes(element));
        const [button] = mark === undefined ? [] : withAttribute(mark, "popovertarget");
        const evidence = byId.get(button && attributeOf(button, "popovertarget"));
        const names = (button && attributeOf(button, "aria-labelledby"))?.split(" ") ?? [];
        const name = names.map((each) => wordsIn(byId.get(each) ?? element)).join(" ");
        const missing = [
          ...(button?.tagName === "button" ? [] : ["mark"]),
          ...(evidence && attributeOf(evidence, "data-evidence") === id ? [] : ["own evidence"]),
          ...(name.startsWith("Conditions and sources ") ? [] : ["name of the mark"]),
          ...missingIn(evidence, figures.get(id)),
        ];
        return missing.map((each) => `${id}: ${each}`);
      }),
    ];
  });
  expect(problems).toEqual([]);
  expect(marked).toBeGreaterThan(200);
});

test("has the short condition of a figure beside it in a tile, and under a ticked statement", () => {
  const counted = { tiles: 0, ticked: 0 };
  const problems = onPages(({ path, elements }) => {
    const tiles = elements
      .filter(({ tagName }) => tagName === "dl")
      .flatMap((list) => [...elementsOf(list)].filter(({ tagName }) => tagName === "div"))
      .filter(
        (tile) => figures.get(figureOf(withAttribute(tile, "data-figure")[0]) ?? "")?.qualifier,
      );
    // The posters of the emirates are links to the pages that say it.
    const ticked = elements.filter(({ tagName, childNodes: [first] }) => {
      return tagName === "li" && first?.nodeName === "svg" && path !== "/free-zones";
    });
    const conditional = ticked.filter((item) => {
      const figure = figures.get(figureOf(withAttribute(item, "data-figure")[0]) ?? "");
      return figure !== undefined && shortCondition(figure) !== undefined;
    });
    counted.tiles += tiles.length;
    counted.ticked += conditional.length;
    const notes = (element: Element) => withAttribute(element, "data-note").length;
    const bare = [
      ...tiles.filter((each) => notes(each) !== 1),
      ...conditional.filter((each) => notes(each) === 0),
    ];
    return bare.map((each) => wordsIn(each));
  });
  expect(problems).toEqual([]);
  expect(counted.tiles).toBeGreaterThan(10);
  expect(counted.ticked).toBeGreaterThan(5);
});

test("has at most 5 % of its words in sight in notes, but for the tax page", () => {
  const count = (text: string) => text.split(" ").filter(Boolean).length;
  const problems = onPages(({ path, elements: [html] }) => {
    if (html === undefined) return ["empty"];
    const inSight = wordsIn(html, (each) => attributeOf(each, "data-evidence") !== undefined);
    const notes = withAttribute(html, "data-note").map((note) => count(wordsIn(note)));
    const share = notes.reduce((sum, words) => sum + words, 0) / count(inSight);
    return share > 0.05 && path !== "/free-zones/tax-benefits" ? [String(share)] : [];
  });
  expect(problems).toEqual([]);
});

const CONVERTED =
  /About EUR [\d.,]+( million)?, DKK [^(]*, NOK [^(]*, PLN [^(]*, SEK [^(]* \(rates: European Central Bank.*8 May 2026/;

test("has with every amount in dirhams the home currencies, the rates' source and day", () => {
  const amounts = pages.flatMap(({ elements }) =>
    elements.filter(
      (each) => figures.get(attributeOf(each, "data-evidence") ?? "")?.unit === "AED",
    ),
  );
  const words = amounts.map((each) => wordsIn(each).replaceAll("\u00a0", " "));
  expect(words.filter((each) => !CONVERTED.test(each))).toEqual([]);
  expect(amounts.length).toBeGreaterThan(10);
});

/** Pages that show parts of others as cards: the register names the page of which a card is a part. */
const overviews = ["/", "/free-zones", "/uae-advantages"];

test("the register holds every figure with its evidence and each page that it stands on", () => {
  const register = pageAt(fixedPath(REGISTER_PAGE)).elements;
  const entries = register.filter((each) => attributeOf(each, "data-register") !== undefined);
  expect(entries).toHaveLength(figures.size);
  for (const entry of entries) {
    const id = attributeOf(entry, "data-register") ?? "";
    const figure = figures.get(id);
    const paths = withAttribute(entry, "href").flatMap((link) => attributeOf(link, "href") ?? []);
    expect.soft(wordsIn(entry), id).toContain(figure?.qualifier ?? figure?.label);
    expect.soft(wordsIn(entry), id).toContain(`Source: ${figure?.sourceTitle}`);
    const holders = pages.filter(({ path }) => !overviews.includes(path));
    const holding = holders.filter((page) => shownOn(page).some((each) => figureOf(each) === id));
    expect.soft(paths, id).toEqual(expect.arrayContaining(holding.map(({ path }) => path)));
  }
});

test("the page of an emirate marks its own part of the map and links the others", () => {
  const [map] = pageAt("/free-zones/fujairah").elements.filter(
    ({ tagName }) => tagName === "figure",
  );
  if (map === undefined) throw new Error("There is no map.");
  const fills = withTag(map, "path").map((path) => attributeOf(path, "fill"));
  expect(fills.filter((fill) => fill === "var(--color-iron)")).toHaveLength(1);
  const links = withTag(map, "a").map((link) => attributeOf(link, "href"));
  expect(links).toHaveLength(6);
  expect(links).not.toContain("/free-zones/fujairah");
});

test("what is still to come in a timeline is hollow, and words without a ground keep no colour", () => {
  const diagrams = (path: string) =>
    pageAt(path).elements.filter(({ tagName }) => tagName === "figure");
  const marks = diagrams("/advantages/progress")
    .slice(0, 1)
    .flatMap((each) => withTag(each, "circle"));
  const fills = marks.map((mark) => attributeOf(mark, "fill"));
  expect([fills.at(0), fills.at(-1)]).toEqual(["var(--color-ink)", "var(--color-white)"]);
  const bare = diagrams("/advantages/climate")
    .flatMap((figure) => withTag(figure, "svg"))
    .filter((svg) => withTag(svg, "text").length > 0 && !classesOf(svg).includes("drawing"));
  // A browser with forced colours keeps a colour that a drawing names itself, also on black.
  expect(bare.map((svg) => attributeOf(svg, "class") ?? "")).toEqual([""]);
});

test("the contact page's picture is for large pages alone, and no phone asks for it", () => {
  const { html } = pageAt("/contact");
  const [picture = ""] = /<picture>.*?<\/picture>/s.exec(html) ?? [];
  expect(picture).toMatch(/<source media="\(width &lt; 48.0625rem\)" srcSet="data:image\/gif/);
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(1);
  expect(preloads[0]).toContain('media="(width &gt;= 48.0625rem)"');
});

test("a page without a subject opens an empty form, one with a subject its own", () => {
  expect(pageAt("/about").html).not.toContain("/contact#");
  const education = pageAt("/services/education").html;
  expect(education.match(/href="\/contact#about-services-education"/g)).toHaveLength(2);
  expect(pageAt("/contact").html).toContain('id="about-services-education"');
});

/** Paths of the links under "Read on". */
function readOnOf({ html }: Page): string[] {
  const [, list = ""] = html.split(">Read on</h2>");
  const [links = ""] = list.split("</ul>");
  return [...links.matchAll(/href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
}

test.each([
  // The neighbours in the menus, from the beginning again after the last; then what is above them.
  ["/services/office-space", "/services/business-registration /services/licensing", "/free-zones"],
  ["/advantages/travel", "/advantages/religion /advantages/safety", "/uae-advantages"],
])("%s leads on to its neighbours %s, and at last to %s", (path, neighbours, last) => {
  const next = readOnOf(pageAt(path));
  expect(next.slice(0, 2).join(" ")).toBe(neighbours);
  expect(next.at(-1)).toBe(last);
  expect(next).toHaveLength(path.startsWith("/free-zones") ? 5 : 4);
});

/** Each country's part of a page. */
const countriesOn = ({ elements }: Page) =>
  elements.filter((each) => attributeOf(each, "data-country") !== undefined);

test("what official sources say of each of the eight home countries stands where it is chosen", () => {
  const chosen = pages.filter((page) => countriesOn(page).length > 0);
  expect(chosen.map(({ path }) => path)).toContain("/services/tax-residency");
  expect(chosen.map(({ path }) => path)).not.toContain("/contact");
  for (const countries of chosen.map(countriesOn)) {
    expect(countries).toHaveLength(8);
    for (const country of countries) {
      const rows = withTag(country, "dd").map((row) => wordsIn(row));
      // Hours and currency are ours to say.
      const sourced = rows.filter((row) => /Source: .+ Checked on \d/.test(row));
      expect(sourced.length).toBe(rows.length - 2);
      expect(sourced.length).toBeGreaterThan(2);
    }
  }
});
