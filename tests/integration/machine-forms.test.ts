import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { fixedPath } from "#schemas/shared/routes.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import type { FiguresFile } from "#web/api/figures-json.ts";
import { all, documentOf, one, valuesOf, wordsIn } from "./page-elements.ts";
import { currentReader, pageDataAt, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

// What a program reads of the site is what a visitor reads.

const REGISTER = fixedPath("aboutPage");

async function figuresIn(language: "en" | "sv"): Promise<FiguresFile> {
  const { figuresJson } = await import("#web/api/figures-json.ts");
  const { pageDataIn } = await import("#web/api/own-page.ts");
  const file = figuresJson(pageDataIn(await pageDataAt(REGISTER, await currentReader(language))));
  if (file === undefined) throw new Error("The register is not there.");
  return file;
}

const languages = ["en", "sv"] as const;

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
    const register = documentOf(
      await renderPage(REGISTER, { reader: await currentReader(language) }),
    );
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
  const page = documentOf(await renderPage(path));
  const graph: string = all(page, 'script[type="application/ld+json"]')
    .map(({ textContent }) => textContent)
    .join();
  const evidence = all(page, ".evidence li");
  for (const entry of evidence) {
    const [source] = all(entry, "a[target=_blank]");
    if (source) expect(graph).toContain(JSON.stringify(source.textContent));
  }
  expect(graph.includes('"citation"')).toBe(evidence.length > 0);
});

test.each(languages)(
  "feed readers find the feed of figures on the home page and on the register (%s)",
  async (language) => {
    const reader = await currentReader(language);
    const feed = language === "en" ? "/figures.xml" : "/sv/figures.xml";
    for (const path of ["/", REGISTER]) {
      const page = documentOf(await renderPage(path, { reader }));
      expect(valuesOf(page, "href", "link[type='application/atom+xml']"), path).toEqual([feed]);
    }
  },
);
