import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { shortCondition } from "#schemas/shared/figures/figure-text.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { figureFields } from "#schemas/shared/projections.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { currentSlug, fixedPath, pathOf } from "#schemas/shared/routes.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { toolPaths } from "#tests/support/tool-questions.ts";
import {
  all,
  dayInPage,
  documentOf,
  linksIn,
  menusOf,
  one,
  textInPage,
  valuesOf,
  wordsIn,
} from "./page-elements.ts";
import { countOf, readOnOf, renderFrame, renderPage, textsIn } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { answerOf, queryOf } from "./tool-answers.ts";

const lake = withSeededLake();

type Page = {
  path: string;
  html: string;
  document: Document;
  /** The props of the page's tool as JSON, with all figures that an answer may show. */
  toolProps: string;
};

/** Every page of the seeded site, rendered once. */
const pages: Page[] = [];
const figures = new Map<string, Figure>();

beforeAll(async () => {
  for (const path of routes) {
    const html = await renderPage(path);
    const document = documentOf(html);
    const [propsAt] = valuesOf(document, "data-props-at");
    const [, query] = propsAt?.split("?") ?? [];
    const answer = query && documentOf(await answerOf(path, queryOf(query)));
    const toolProps = answer ? valuesOf(answer, "data-props").join() : "";
    pages.push({ path, html, document, toolProps });
  }
  const query = `*[_type == "figure"]{ ${figureFields} }`;
  for (const figure of await lake.client().fetch<Figure[]>(query)) figures.set(figure._id, figure);
});

const pageAt = (wanted: string) => {
  const page = pages.find(({ path }) => path === wanted);
  if (page === undefined) throw new Error(`There is no page ${wanted}.`);
  return page;
};

/** Problems of pages, each with its place. */
const onPages = (find: (page: Page) => string[], chosen = pages) =>
  chosen.flatMap((page) => find(page).map((problem) => `${page.path}: ${problem}`));

/** Names of conditions that are not met. */
const lacking = (is: Record<string, unknown>) =>
  Object.entries(is).flatMap(([name, isSo]) => (isSo ? [] : [name]));

const FIGURE = "data-figure";

test("every page shows every text and figure of its document, and has no id twice", () => {
  const documents = new Map(
    seedDocuments.map((each) => [pathOf({ ...each, slug: currentSlug(each.slug) ?? null }), each]),
  );
  const problems = onPages(({ path, html, document }) => {
    const count = countOf(html);
    const ids = valuesOf(document, "id");
    return [
      ...textsIn(documents.get(path)).filter((text) => count(text) === 0),
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ];
  });
  expect(problems).toEqual([]);
});

test("the menus list every service, emirate and advantage, and the specified other links", async () => {
  const under = (folder: string) => routes.filter((path) => path.startsWith(folder));
  const menus = Object.entries(await menusOf()).map(([place, all]) => [
    place,
    ...all.map(([name, links]) => [name, ...links.map((link) => link.split(" ").at(-1))]),
  ]);
  const [services, freeZones] = [under("/services/"), under("/free-zones/")];
  const chosen = ["economics", "geographical-location", "safety", "climate", "innovations"];
  expect(menus).toEqual([
    [
      "header",
      ["Services", ...services],
      ["UAE Freezones", ...freeZones],
      ["About Us", ...Array(4).fill("/about")],
      ["UAE Advantages", ...under("/advantages/")],
    ],
    [
      "mobile",
      ["Services", ...services],
      ["UAE Free Zones", ...freeZones, "/free-zones"],
      ["Tools", ...toolPaths.map((path) => `${path}#tool`)],
      ["About", "/about"],
      ["UAE Advantages", "/uae-advantages", ...chosen.map((name) => `/advantages/${name}`)],
    ],
  ]);
  const mobileMenu = one(documentOf(await renderFrame()), "#mobile-menu");
  expect(linksIn(mobileMenu)).toEqual(
    expect.arrayContaining(["Home /", "Free Consultation /contact"]),
  );
});

test("every page links to a tool, and the footer links to all tools", async () => {
  const footer = linksIn(one(documentOf(await renderFrame()), "footer"));
  const withTool = pages.filter(({ document }) => all(document, "#tool form").length > 0);
  for (const { path } of withTool) {
    expect(footer).toContainEqual(expect.stringMatching(new RegExp(` ${path}#tool$`)));
  }
  expect(withTool.map(({ path }) => path).toSorted()).toEqual(toolPaths.toSorted());
  // Who is on the contact page has made the next step, and a policy has none.
  const others = pages.filter(
    (page) => !withTool.includes(page) && !["/contact", "/cookie-policy"].includes(page.path),
  );
  const leading = others.filter(({ document }) =>
    valuesOf(document, "href").some((href) => href.endsWith("#tool")),
  );
  expect(leading.map(({ path }) => path)).toEqual(others.map(({ path }) => path));
});

const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

/** The structured data of a page, by type. */
function recordsOf({ html }: Page) {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const records = graph.parse(JSON.parse(json))["@graph"];
  return new Map(records.map((record) => [record["@type"], record]));
}

// The compiler checks the records against schema.org, whose vocabulary is their types.
test("every page has structured data of the company and the site, and of its service and rating", () => {
  for (const page of pages) {
    const isService = page.path.startsWith("/services/");
    const expected = ["Organization", "WebSite", ...(isService ? ["Service"] : [])];
    expect([...recordsOf(page).keys()], page.path).toEqual(expect.arrayContaining(expected));
  }
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

const SILENT = "[aria-hidden=true]";

const step = z.object({ name: z.string(), item: z.url(), position: z.number() });

test("every page's structured data has the visible breadcrumbs", () => {
  const trails = new Map<string, string>();
  for (const page of pages) {
    const steps = all(page.document, "[aria-label=Breadcrumbs] li");
    const read = steps.map((item) => [wordsIn(item, SILENT), ...valuesOf(item, "href")]);
    trails.set(page.path, read.map((step) => step.join(" ")).join(" > "));
    read.at(-1)?.push(page.path);
    const told = z.array(step).parse(recordsOf(page).get("BreadcrumbList")?.itemListElement ?? []);
    expect(told.map(({ position }) => position)).toEqual(told.map((_, index) => index + 1));
    // A menu's name is a step without a page, so structured data leaves it out.
    const toPages = read.filter(([, to]) => to !== undefined);
    expect(told.map(({ name, item }) => [name, new URL(item).pathname])).toEqual(toPages);
  }
  expect(trails.get("/free-zones/dubai")).toBe("Home / > UAE Freezones /free-zones > Dubai");
  // A menu's name. A page whose heading is a sentence takes its name from the footer.
  expect(trails.get("/services/education")).toBe("Home / > Services > Education");
  expect(trails.get("/free-zones")).toBe("Home / > All Free Zones");
});

test("every diagram has a caption and the same content in words", () => {
  const withDiagrams = pages.filter(({ path }) =>
    /^\/(services|advantages|free-zones)\//.test(path),
  );
  const problems = onPages(({ document }) => {
    const drawn = all(document, "figure");
    const faults = drawn.flatMap((figure) =>
      lacking({
        captioned: wordsIn(one(figure, "figcaption")),
        drawn: figure.querySelector("svg.drawing"),
        silent: !figure.querySelector(`svg.drawing:not(${SILENT})`),
        "in words": figure.querySelector("tr, li"),
      }),
    );
    return drawn.length > 0 ? faults : ["no diagram"];
  }, withDiagrams);
  expect(problems).toEqual([]);
});

/** The addresses that the main part of a page leads to. */
const onwards = (path: string) =>
  new Set(valuesOf(pageAt(path).document, "href").map((href) => href.split("#")[0]));

test("every page is within two clicks of the home page, each emirate and service within one", async () => {
  const menus = valuesOf(documentOf(await renderFrame()), "href");
  const first = new Set([...onwards("/"), ...menus]);
  const second = routes.filter((path) => first.has(path)).flatMap((path) => [...onwards(path)]);
  const reached = new Set(["/", ...first, ...second]);
  expect(routes.filter((path) => !reached.has(path))).toEqual([]);
  const wanted = routes.filter((path) => /^\/(services|free-zones)\b/.test(path));
  expect(wanted.filter((path) => !first.has(path))).toEqual([]);
});

test("every figure on a page has a mark that opens its condition, source and date", () => {
  let marked = 0;
  const problems = onPages(({ document, toolProps }) => {
    const shown = all(document, `[${FIGURE}]`);
    const ids = valuesOf(document, FIGURE);
    marked += shown.length;
    const shownFigures = [...figures.values()].filter(({ _id }) => ids.includes(_id));
    return [
      ...valuesOf(document, "id", "[popover]")
        .map((id) => id.replace("evidence-", ""))
        .filter((id) => !ids.includes(id) && !toolProps.includes(`"${id}"`)),
      ...shown.flatMap((element) => {
        const id = element.getAttribute(FIGURE) ?? "";
        const figure = figures.get(id);
        const button = element.parentElement?.querySelector(".figure-mark > [popovertarget]");
        const evidence = document.getElementById(button?.getAttribute("popovertarget") ?? "");
        if (!figure || !button || !evidence) return [`no mark of ${id}`];
        const labelledBy = document.getElementById(button.getAttribute("aria-labelledby") ?? "");
        const name = labelledBy && wordsIn(labelledBy);
        const namesakes = shownFigures.filter((each) => each.label === figure.label);
        const text = wordsIn(evidence);
        const { _id, label, qualifier, sourceTitle, sourceUrl, checkedOn } = figure;
        const lacks = lacking({
          button: button.matches("button") && name === textInPage(label),
          "name of its own": namesakes.length === 1,
          own: evidence.id === `evidence-${_id}`,
          popover: evidence.matches("[popover=auto]"),
          label: text.includes(textInPage(label)),
          condition: text.includes(textInPage(qualifier ?? "")),
          source: sourceTitle && text.includes(textInPage(`Source: ${sourceTitle}`)),
          address: sourceUrl === null || valuesOf(evidence, "href").includes(sourceUrl),
          day: checkedOn && text.includes(`Checked on ${dayInPage(checkedOn)}`),
          "day for machines": checkedOn && valuesOf(evidence, "datetime").includes(checkedOn),
        });
        return lacks.map((what) => `${_id}: no ${what}`);
      }),
    ];
  });
  expect(problems).toEqual([]);
  expect(marked).toBeGreaterThan(200);
});

test("figures in tiles and ticked statements show their short condition", () => {
  const counted = { tiles: 0, ticked: 0 };
  const figureIn = (element: Element) => figures.get(valuesOf(element, FIGURE)[0] ?? "");
  const notes = (element: Element) => all(element, "[data-note]").length;
  const problems = onPages(({ path, document }) => {
    const tiles = all(document, "dl div").filter((tile) => figureIn(tile)?.qualifier);
    // The cards of emirates link to the pages with their content.
    const ticked = all(document, "li:has(> svg:first-child)").filter((each) => {
      const figure = figureIn(each);
      return path !== "/free-zones" && figure && shortCondition(figure);
    });
    counted.tiles += tiles.length;
    counted.ticked += ticked.length;
    const bare = [
      ...tiles.filter((each) => notes(each) !== 1),
      ...ticked.filter((each) => notes(each) === 0),
    ];
    return bare.map((each) => wordsIn(each));
  });
  expect(problems).toEqual([]);
  expect(counted.tiles).toBeGreaterThan(10);
  expect(counted.ticked).toBeGreaterThan(5);
});

const CONVERTED =
  /About EUR [\d.,]+( million)?, DKK [^(]*, NOK [^(]*, PLN [^(]*, SEK [^(]* \(rates: European Central Bank.*8 May 2026/;

test("every amount in dirhams shows the home currencies with source and day of the rates", () => {
  const amounts = pages.flatMap(({ document }) =>
    all(document, "[popover]").filter(
      ({ id }) => figures.get(id.replace("evidence-", ""))?.unit === "AED",
    ),
  );
  const words = amounts.map((each) => wordsIn(each).replaceAll("\u00a0", " "));
  expect(words.filter((each) => !CONVERTED.test(each))).toEqual([]);
  expect(amounts.length).toBeGreaterThan(10);
});

/** Pages that show parts of others as cards. The register names the page of the whole. */
const overviews = ["/", "/free-zones", "/uae-advantages"];

test("every footnote number links to its footnote, which links back", () => {
  const numbered = pages.flatMap(({ document }) => all(document, "sup a[href^='#']"));
  expect(numbered.length).toBeGreaterThan(2);
  for (const number of numbered) {
    const footnote = number.closest("body")?.querySelector(number.getAttribute("href") ?? "");
    expect(footnote && wordsIn(one(footnote, SILENT)), number.id).toBe(wordsIn(number));
    expect(footnote && valuesOf(footnote, "href"), number.id).toContain(`#${number.id}`);
  }
});

test("a free zone lists every kind of business that it suits", () => {
  const suits = seedDocuments.flatMap(({ _type, name, bestFor }) =>
    _type === "freeZone" && Array.isArray(bestFor) ? [{ name, kinds: bestFor.join(", ") }] : [],
  );
  const headed = pages.flatMap(({ document }) =>
    all(document, "li").flatMap((item) =>
      all(item, "h3").map((heading) => ({ name: wordsIn(heading), words: wordsIn(item) })),
    ),
  );
  const shown = suits.flatMap(({ name, kinds }) =>
    headed.filter((item) => item.name === name).map(({ words }) => ({ words, kinds })),
  );
  const lacking = shown.filter(({ words, kinds }) => !words.includes(`Best for ${kinds}`));
  expect(lacking).toEqual([]);
  expect(shown.length).toBeGreaterThanOrEqual(suits.length);
});

test("the register of figures has every figure with its condition, and links to its evidence", () => {
  const entries = all(pageAt(fixedPath(REGISTER_PAGE)).document, "[data-register]");
  expect(entries).toHaveLength(figures.size);
  const holders = pages
    .filter(({ path }) => !overviews.includes(path))
    .map(({ path, document }) => ({ path, held: valuesOf(document, FIGURE) }));
  for (const entry of entries) {
    const id = entry.id;
    const figure = figures.get(id);
    const links = valuesOf(entry, "href");
    expect.soft(wordsIn(entry), id).toContain(textInPage(figure?.qualifier ?? figure?.label ?? ""));
    const holding = holders.filter(({ held }) => held.includes(id));
    const evidence = holding.map(({ path }) => `${path}#evidence`);
    expect.soft(links, id).toEqual(expect.arrayContaining(evidence));
    // A figure that no page shows has its source here.
    if (!links.some((link) => link.endsWith("#evidence")))
      expect.soft(wordsIn(entry), id).toContain(textInPage(`Source: ${figure?.sourceTitle}`));
  }
});

test("the map on an emirate's page links to the other emirates", () => {
  const links = valuesOf(one(pageAt("/free-zones/fujairah").document, "figure"), "href");
  expect(links).toHaveLength(6);
  expect(links).not.toContain("/free-zones/fujairah");
});

test("text in a drawing without background has no colour of its own", () => {
  const bare = all(pageAt("/advantages/climate").document, "figure svg:has(text):not(.drawing)");
  // With forced colours a browser keeps a drawing's own colour, even on black.
  expect(bare.map((svg) => svg.getAttribute("class") ?? "")).toEqual([""]);
});

test("the contact page's picture is loaded in large windows only", () => {
  const { html } = pageAt("/contact");
  const [picture = ""] = /<picture>.*?<\/picture>/s.exec(html) ?? [];
  expect(picture).toMatch(/<source media="\(width &lt; 48.0625rem\)" srcSet="data:image\/gif/);
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(1);
  expect(preloads[0]).toContain('media="(width &gt;= 48.0625rem)"');
});

test("no page holds a picture itself, which a browser would load before what is on the screen", () => {
  for (const { path, document } of pages) {
    const held = all(document, '[href^="data:"], [src^="data:"]').map(({ tagName }) => tagName);
    expect(held, path).toEqual([]);
  }
});

test("the first picture is preloaded once, from the head", () => {
  const preloads = (html: string) => html.match(/<link rel="preload" as="image"/g) ?? [];
  for (const { path, html } of pages) {
    const [head = "", body = ""] = html.split("</head>");
    const isFirst = html.includes('fetchPriority="high"');
    expect([preloads(head).length, preloads(body).length], path).toEqual([isFirst ? 1 : 0, 0]);
  }
  expect(pages.filter(({ html }) => preloads(html).length > 0).length).toBeGreaterThan(30);
});

test("the home page's first picture is preloaded for large pages alone, and lazy", () => {
  const { html } = pageAt("/");
  const [preload = ""] = html.match(/<link rel="preload" as="image"[^>]*>/) ?? [];
  expect(preload).toContain('media="(width &gt;= 48.0625rem)"');
  const [picture] = html.match(/<img [^>]*fetchPriority="high"[^>]*>/) ?? [];
  expect(picture).toContain('loading="lazy"');
});

test("every page links at its end to its neighbours in the menu and the page above", () => {
  const next = readOnOf(pageAt("/free-zones/umm-al-quwain").html);
  expect(next).toHaveLength(5);
  // After the last neighbour the list begins again.
  expect(next.slice(0, 2)).toEqual(["/free-zones/abu-dhabi", "/free-zones/dubai"]);
  expect(next.at(-2)).toBe("/free-zones/tax-benefits");
});

test("the choice of a home country shows what official sources say of it", () => {
  const chosen = pages.filter(({ document }) => document.querySelector("[data-country]"));
  expect(chosen.map(({ path }) => path)).toContain("/services/tax-residency");
  for (const { path, document } of chosen) {
    const sourced = all(document, "[data-country]").map((country) => {
      const rows = all(country, "dd").map((row) => wordsIn(row));
      // Opening hours and currency are for the company to state.
      const own = rows.filter((row) => !/Source: .+ Checked on \d/.test(row)).length;
      return own === 2 && rows.length > 4;
    });
    expect(sourced, path).toEqual(Array(8).fill(true));
  }
});
