import { createServer } from "node:http";
import type { NextApiHandler } from "next";
import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { isToolKind } from "#schemas/tools/list.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { listenDuringTest } from "#tests/support/listen.ts";
import { toolPaths } from "#tests/support/tool-questions.ts";
import { log } from "#web/lib/log.ts";
import { toolPropsAddress } from "#web/tools/tool-props-address.ts";
import { documentOf, textInPage, valuesOf } from "./page-elements.ts";
import { pageDataAt, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { answerOf, queryOf, serveRoute } from "./tool-answers.ts";

// Parts of a page that are fetched when a visitor uses them. They come from the data that Next
// stores with the page.

withSeededLake();

const DATA = /^\/_next\/data\/build\/en(\/.*)?\.json$/;

const dutySources = z.object({ duties: z.record(z.string(), z.object({ source: z.string() })) });

/** The site's own data of pages, while it can be had. */
let isAway = false;
beforeEach(async () => {
  isAway = false;
  const site = createServer(async ({ url = "" }, response) => {
    const path = DATA.exec(url)?.[1] ?? "/";
    if (isAway) response.destroy();
    else response.end(await pageDataAt(path));
  });
  vi.stubEnv("PORT", new URL(await listenDuringTest(site)).port);
  return () => vi.unstubAllEnvs();
});

async function fetchFrom(handler: NextApiHandler, address: string) {
  const response = await fetch((await serveRoute(handler)) + address);
  const text = await response.text();
  return { status: response.status, json: text === "" ? undefined : JSON.parse(text) };
}

const toolProps = async (address: string) =>
  fetchFrom((await import("#web/pages/api/tool-props/[...page].ts")).default, address);

test.each(toolPaths)("the tool of %s links to its data", async (path) => {
  const page = documentOf(await renderPage(path));
  expect(valuesOf(page, "data-props")).toEqual([]);
  const [address = ""] = valuesOf(page, "data-props-at");
  const kind = new URLSearchParams(address.split("?")[1]).get("tool");
  if (!isToolKind(kind)) throw new Error(`${path} has no tool.`);
  expect(address).toBe(toolPropsAddress(path, kind));
  const answer = documentOf(await answerOf(path, queryOf(`tool=${kind}`)));
  const carried = JSON.parse(valuesOf(answer, "data-props").join());
  const { entries: _entries, link: _link, ...ofEveryQuestion } = carried;
  expect((await toolProps(address)).json).toEqual(ofEveryQuestion);
});

test("no line of a duty's source ends before the number of its law", async () => {
  const address = toolPropsAddress("/services/business-registration", "company-duties");
  const { duties } = dutySources.parse((await toolProps(address)).json);
  const sources = Object.values(duties).map(({ source }) => source);
  expect(sources.join()).toMatch(/\bNo\.\u00a0\d/);
  expect(sources.join()).not.toMatch(/\bNo\. \d/);
});

test("data is served only for tools that the page shows", async () => {
  for (const [path, kind] of [
    ["/contact", "zone-finder"],
    ["/free-zones", "tax-estimate"],
    ["/free-zones/nowhere", "zone-finder"],
    ["/free-zones", "horoscope"],
  ] as const) {
    expect((await toolProps(toolPropsAddress(path, kind))).status, `${path} ${kind}`).toBe(404);
  }
});

const sources = z.object({
  labels: z.object({ source: z.literal("Source"), checkedOn: z.literal("Checked on") }),
  sources: z.record(z.string(), z.object({ title: z.string(), href: z.optional(z.httpUrl()) })),
});

test("the data of the register has a source for every figure", async () => {
  const route = await import("#web/pages/api/figure-sources/[language].ts");
  const at = (language: string) =>
    fetchFrom((request, response) => {
      Object.assign(request.query, { language });
      return route.default(request, response);
    }, "/");
  const found = sources.parse((await at("en")).json).sources;
  const figures = seedDocuments.filter(({ _type }) => _type === "figure");
  expect(Object.keys(found).sort()).toEqual(figures.map(({ _id }) => _id).sort());
  for (const { _id, sourceTitle } of figures) {
    if (typeof sourceTitle !== "string") continue;
    expect(textInPage(found[_id]?.title ?? ""), _id).toBe(textInPage(sourceTitle));
    expect(found[_id]?.title, _id).not.toMatch(/\bNo\. \d/);
  }
  expect((await at("xx")).status).toBe(404);
});

test("while a tool's data is unavailable, the browser is told to retry", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  isAway = true;
  expect((await toolProps(toolPropsAddress("/services/tax-residency", "day-counter"))).status).toBe(
    503,
  );
  expect(warn).toHaveBeenCalledOnce();
});
