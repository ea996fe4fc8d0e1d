import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { buildServerIslands } from "@nordune/islands/build";
import { SERVER_ISLANDS_FOLDER } from "@nordune/islands/scripts";
import { expect, test } from "vitest";
import { builtForms, createToolAnswers } from "#web/server/answer-tool.ts";
import { finishedAnswer } from "#web/server/finished-answer.ts";
import { readToolQuestion } from "#web/tools/answers.ts";
import { documentOf } from "./page-elements.ts";
import { renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { answerOf, queryOf } from "./tool-answers.ts";

withSeededLake();

/** A page with each tool, and what is asked of it besides its examples. */
const pages: [path: string, questions: string[]][] = [
  [
    "/free-zones",
    ["tool=zone-finder&customers=mainland&compare=dmcc&compare=difc", "tool=zone-finder&compare=x"],
  ],
  ["/free-zones/tax-benefits", ["tool=tax-estimate&revenue=%3Cscript%3E'%22%26&currency=EUR"]],
  ["/services/residency-visas", ["tool=visa-route&age=x", "tool=zone-finder&visas=one"]],
  ["/services/tax-residency", ["tool=day-counter&arrival=2026-01-10&departure=2026-02-20"]],
  ["/services/relocation-support", ["tool=move-plan&month=2027-03&adults=2&__proto__=x"]],
];

const finished = (html: string) => finishedAnswer(200, {}, Buffer.from(html));

/** Whichever way a character is escaped. */
const asParsed = (html = "") => documentOf(html).documentElement.outerHTML;

test.each(pages)(
  "%s with the answer in its place is the page as Next renders it with the answer",
  async (path, questions) => {
    const build = await makeTempDir();
    await buildServerIslands(
      join(import.meta.dirname, "../../web/tools"),
      join(build, SERVER_ISLANDS_FOLDER),
    );
    const answerTool = createToolAnswers(builtForms(build));
    const html = await renderPage(path);
    const examples = [...html.matchAll(/href="[^"]*\?(tool=[^"#]*)#answer"/g)].map(
      ([, query = ""]) => query.replaceAll("&amp;", "&"),
    );
    // Of the zone finder there are none.
    expect(examples.length > 0).toBe(path !== "/free-zones");
    const page = finished(html);
    for (const query of [...examples, ...questions]) {
      const asked = readToolQuestion(new URLSearchParams(query));
      if (asked === undefined) throw new TypeError(`${query} asks nothing.`);
      const answer = await answerTool(page, asked);
      const expected = await answerOf(path, queryOf(query));
      expect(asParsed(answer?.text.toString())).toBe(asParsed(expected));
      expect(answer?.headers).toEqual({
        "cache-control": "private, no-store",
        vary: "Accept-Encoding",
      });
    }
  },
);

const asked = { kind: "visa-route", answers: {} } as const;
const answerTool = createToolAnswers(async () => "");

test.each([
  ['<meta name="robots" content="noindex, nofollow"/><title>Visas</title>', "<title>Visas</title>"],
  ['<title>Visas</title><link rel="canonical" href="/">', '<link rel="canonical" href="/">'],
  ["<title>Visas</title>", "</head>"],
])("who searches is told of no answer, whatever %s says", async (head, after) => {
  const answer = await answerTool(finished(`<html><head>${head}</head></html>`), asked);
  const html = answer?.text.toString() ?? "";
  expect(html.match(/name="robots"/g)).toHaveLength(1);
  expect(html).toContain(`<meta name="robots" content="noindex, follow">${after}`);
});

test("a page that runs React at once is not answered here", async () => {
  const page = finished('<html><head></head><script src="/_next/static/a.js"></script></html>');
  expect(await answerTool(page, asked)).toBeUndefined();
});
