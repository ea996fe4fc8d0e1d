import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { beforeAll, describe, expect, vi } from "vitest";
import * as z from "zod";
import type { LanguageId } from "#schemas/shared/languages.ts";
import { routes, routesWithIslands } from "#tests/e2e/support/routes.ts";
import { all, documentOf, one, wordsIn } from "#tests/integration/page-elements.ts";
import { currentReader, renderDocument } from "#tests/integration/rendered-pages.ts";
import { withSeededLake } from "#tests/integration/seeded-lake.ts";
import { askedBy, queryOf } from "#tests/integration/tool-answers.ts";
import { seeded } from "#tests/support/first-content.ts";
import { runProgram, testWith, VNU } from "./programs.ts";

// A compiler of Next's replaces this module, and only in a build.
vi.mock("next/font/local", () => ({ default: () => ({ variable: "" }) }));

withSeededLake();

/** The documents of all pages in two languages, and one with a worked example of each tool. */
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const language of ["en", "sv"] satisfies LanguageId[]) {
    const reader = await currentReader(language);
    for (const path of routes) {
      pages.set(`${language} ${path}`, await renderDocument(path, { reader }));
    }
    for (const path of routesWithIslands) {
      const page = documentOf(pages.get(`${language} ${path}`) ?? "");
      const [example] = all(page, `main a[href*="${path}?tool="]`);
      const query = example?.getAttribute("href")?.split(/[?#]/)[1];
      if (query === undefined) continue;
      const asked = askedBy(queryOf(query));
      const answer = await renderDocument(path, { reader, asked });
      pages.set(`${language} ${path} with an answer`, answer);
    }
  }
});

const answers = () => [...pages].filter(([name]) => name.endsWith("with an answer"));

/** What the checker says that is not so, or that is meant. */
const MEANT = [
  // A proposal that some browsers know: https://open-ui.org/components/interest-invokers.explainer/
  /^Attribute “interestfor” not allowed on element “button”/,
  // It asks so of a source whose only candidate has no width.
  /^When the “srcset” attribute has any image candidate string with a width descriptor/,
  // A region that is named by its label, and a row of figures, have no heading.
  /^Section lacks heading/,
];

testWith("vnu")(
  "the Nu HTML checker finds no error in any page or answer, and nothing to warn of",
  async () => {
    const folder = await makeTempDir();
    const names = [...pages.keys()];
    await Promise.all(
      names.map((name, place) => writeFile(join(folder, `${place}.html`), pages.get(name) ?? "")),
    );
    const args = ["-jar", VNU, "--stdout", "--format", "json", "--exit-zero-always", folder];
    const message = z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
    });
    const { messages } = z
      .object({ messages: z.array(message.loose()) })
      .parse(JSON.parse(await runProgram("java", args, { cwd: folder })));
    // It hints at each void element, so that there is always something.
    expect(messages.length).toBeGreaterThan(pages.size);
    const errors = messages
      .filter(({ type, subType }) => type !== "info" || subType === "warning")
      .filter(({ message }) => !MEANT.some((each) => each.test(message)))
      .map(({ url = "", message }) => `${names[Number(/(\d+)\.html/.exec(url)?.[1])]}: ${message}`);
    expect(errors).toEqual([]);
  },
);

/** What w3m shows of a page, in one line. */
async function readInW3m(html: string): Promise<string> {
  const args = ["-dump", "-T", "text/html", "-I", "UTF-8", "-O", "UTF-8", "-cols", "200"];
  return oneLine(await runProgram("w3m", args, { input: html }));
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

describe("in w3m, which reads what is hidden too,", () => {
  testWith("w3m")("each page has its headings", async () => {
    const missing: string[] = [];
    for (const [name, html] of pages) {
      const shown = await readInW3m(html);
      const headings = all(documentOf(html), "main :is(h1, h2)").map((each) => wordsIn(each));
      expect(headings.length, name).toBeGreaterThan(0);
      missing.push(
        ...headings.filter((words) => !shown.includes(words)).map((words) => `${name}: ${words}`),
      );
    }
    expect(missing).toEqual([]);
  });

  testWith("w3m")("an answer of a tool is whole", async () => {
    expect(answers().length).toBeGreaterThan(5);
    for (const [name, html] of answers()) {
      const headline = wordsIn(one(documentOf(html), ".tool-sheet h3"));
      expect(await readInW3m(html), name).toContain(oneLine(headline));
    }
  });

  testWith("w3m")("the contact page says only what is so, and once", async () => {
    const { form } = seeded("contactPage");
    const shown = await readInW3m(pages.get("en /contact") ?? "");
    expect(shown).not.toContain(form.carriedNotice);
    expect(shown).not.toContain(form.carriedRemove);
    expect(shown.split(form.withoutJavaScript)).toHaveLength(2);
  });
});
