import { describe, expect, test } from "vitest";
import { type Client, clients } from "#schemas/shared/tools/clients.ts";
import { advisedCases, askedTools, entriesOfCase } from "#tests/support/advised-cases.ts";
import { seeded } from "#tests/support/first-content.ts";
import { all, documentOf, one, pageDocument, valuesOf, wordsIn } from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { queryOf, toolAnswering } from "./tool-answers.ts";

withSeededLake();

const words = seeded("toolWords");
const labelOf = (client: Client) =>
  words.options.find(({ answer }) => answer === client)?.label ?? "";

/** The sheet with a tool's answer to a client, in a language. */
async function sheetFor(
  { kind, path, entries }: (typeof askedTools)[number],
  client: Client,
  language: "en" | "sv",
) {
  const query = queryOf(`tool=${kind}&who=${client}&${entries}`);
  return one(documentOf(await toolAnswering(path, query, language)), "#tool .tool-sheet");
}

type Kind = (typeof askedTools)[number]["kind"];

/** The clients whose case a tool does not know, each with the tool that does. */
const unknownCases: Readonly<Partial<Record<Kind, Partial<Record<Client, Kind>>>>> = {
  "tax-estimate": { employee: "visa-route", private: "visa-route" },
  "company-duties": { employee: "visa-route", private: "visa-route" },
  "zone-finder": {
    branch: "company-duties",
    managed: "company-duties",
    person: "visa-route",
    employee: "visa-route",
    private: "visa-route",
  },
  "move-plan": { branch: "company-duties" },
};

/** The tool to which each leads from its answer. */
const waysOn: Readonly<Partial<Record<Kind, Kind>>> = {
  "tax-estimate": "company-duties",
  "zone-finder": "company-duties",
  "company-duties": "visa-route",
  "visa-route": "move-plan",
};

/** Who asks, and which tool, by a link to a tool. */
function clientAndTool(href: string): string {
  const query = new URLSearchParams(href.split("?")[1]?.split("#")[0]);
  return `${query.get("who")} ${query.get("tool")}`;
}

describe.each(askedTools)("the tool $kind", (tool) => {
  test.each(clients)(
    "gives a visitor of the kind %s a result and the way to the next tool, or says that it does not know the case",
    async (client) => {
      const answering = unknownCases[tool.kind]?.[client];
      const sheet = await sheetFor(tool, client, "en");
      const [title] = all(sheet, "h3").map((heading) => wordsIn(heading));
      const message = decodeURIComponent(valuesOf(sheet, "href", "[href^='/contact']").join());
      // The office reads for whom the visitor asks.
      const isFirst = tool.kind === "zone-finder" && client === "newCompany";
      // The finder's first choice narrows nothing, so it is no entry.
      if (!isFirst) expect(message).toContain(`Who asks? ${labelOf(client)}`);
      const silence = `This tool does not know your case: ${labelOf(client)}`;
      if (answering === undefined) {
        expect(title).not.toContain("does not know");
        const next = waysOn[tool.kind];
        const links = valuesOf(
          sheet,
          "href",
          "a.btn-secondary[href*='?tool=']:not([href^='/api/'])",
        );
        const isKnownThere = next && unknownCases[next]?.[client] === undefined;
        // The next tool hears who asks.
        expect(links.map(clientAndTool)).toEqual(isKnownThere ? [`${client} ${next}`] : []);
        return;
      }
      expect(title).toBe(silence);
      expect(message).toContain("This tool does not know your case:");
      // No number of somebody else's case.
      expect(wordsIn(sheet)).not.toMatch(/\d/);
      const [next = ""] = valuesOf(sheet, "href", "a[href*='?tool=']");
      expect(clientAndTool(next)).toBe(`${client} ${answering}`);
      const other = askedTools.find(({ kind }) => kind === answering);
      expect(next.startsWith(other?.path ?? "?")).toBe(true);
      const swedish = wordsIn(await sheetFor(tool, client, "sv"));
      expect(swedish).toContain("Det här verktyget känner inte till ditt fall:");
      expect(swedish).not.toContain(labelOf(client));
    },
  );

  test("asks first for whom the visitor asks, and still answers links from before that question", async () => {
    const [first] = valuesOf(
      one(await pageDocument(tool.path), "#tool"),
      "name",
      "select, input:not([type=hidden])",
    );
    expect(first).toBe("who");
    const html = await toolAnswering(tool.path, queryOf(`tool=${tool.kind}&${tool.entries}`));
    const answer = one(documentOf(html), "#tool .tool-sheet");
    expect(wordsIn(answer)).not.toContain("does not know your case");
  });
});

test.each(advisedCases)("tool %i says to %s with “%s”: %s", async (...advised) => {
  const [, , , headline] = advised;
  const { path, asked } = entriesOfCase(advised);
  for (const language of ["en", "sv"] as const) {
    const html = await toolAnswering(path, asked, language);
    const title = wordsIn(one(documentOf(html), "#tool .tool-sheet h3 strong"));
    if (language === "en") expect(title).toBe(headline);
    else if (!/\d/.test(headline)) expect(title).not.toBe(headline);
    expect(title.replaceAll(/\D/g, "")).toBe(headline.replaceAll(/\D/g, ""));
  }
});
