import { beforeAll, expect, test } from "vitest";
import { fixedPath, pathsOfPages } from "#schemas/shared/routes.ts";
import { fetchPublished, livePathsOf } from "#scripts/check-content/checks/content.ts";
import { readPage } from "#scripts/check-content/checks/page-model.ts";
import { linkOnSite } from "#scripts/check-content/checks/walk-site.ts";
import { renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const BASE = "https://site.example";

/** A file that the site serves beside its pages, such as a feed. */
const FILE = /\.\w+$/;

/** The pages that the main part of each page leads to. */
const onwards = new Map<string, Set<string>>();

beforeAll(async () => {
  for (const path of livePathsOf(await fetchPublished(lake.client()))) {
    const { linksInMain } = readPage(`<main>${await renderPage(path)}</main>`);
    const targets = linksInMain.flatMap((href) => linkOnSite(href, BASE + path)?.path ?? []);
    const pages = targets.filter((target) => target !== path && !FILE.test(target));
    onwards.set(path, new Set(pages));
  }
});

test("every page is within two steps of the home page, by links in the main part", () => {
  const reached = new Set(["/"]);
  for (let step = 1; step <= 2; step += 1) {
    for (const path of [...reached]) {
      for (const target of onwards.get(path) ?? []) reached.add(target);
    }
  }
  expect([...onwards.keys()].filter((path) => !reached.has(path))).toEqual([]);
});

test("no page is a dead end: each leads to another than the contact page", () => {
  const contact = fixedPath("contactPage");
  const deadEnds = [...onwards].filter(([, targets]) => [...targets].every((to) => to === contact));
  expect(deadEnds.map(([path]) => path)).toEqual([]);
});

test("every link in a main part leads to a page", () => {
  const paths = new Set([...pathsOfPages([]), ...onwards.keys()]);
  const astray = [...onwards].flatMap(([from, targets]) =>
    [...targets].filter((to) => !paths.has(to)).map((to) => `${from} → ${to}`),
  );
  expect(astray).toEqual([]);
});

test("the home page leads to every emirate and to every service", () => {
  const wanted = [...onwards.keys()].filter((path) => /^\/(services|free-zones)\b/.test(path));
  expect(wanted).toHaveLength(19);
  expect(wanted.filter((path) => !onwards.get("/")?.has(path))).toEqual([]);
});
