import { describe, expect, test } from "vitest";
import { type Client, clients } from "#schemas/shared/tools/clients.ts";
import { seeded } from "#tests/support/first-content.ts";
import { stances } from "#web/tools/clients.ts";
import { all, documentOf, one, valuesOf, wordsIn } from "./page-elements.ts";
import { currentReader, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { askedBy, queryOf } from "./tool-answers.ts";

withSeededLake();

const YEAR = new Date().getUTCFullYear() + 1;

/** Each tool that asks who asks, with its page and entries that it can answer. */
const tools = [
  {
    kind: "tax-estimate",
    path: "/free-zones/tax-benefits",
    entries: `revenue=2900000&profit=500000&currency=AED&activity=services&customers=companies&periodEnd=${YEAR}-12-31&group=no`,
  },
  {
    kind: "company-duties",
    path: "/services/business-registration",
    entries: `issued=${YEAR}-03-10&company=mainland&revenue=1400000&customers=companies&visas=owners&periodEnd=12`,
  },
  { kind: "zone-finder", path: "/free-zones", entries: "activity=trading" },
  {
    kind: "visa-route",
    path: "/services/residency-visas",
    entries:
      "livelihood=ownAbroad&companions=nobody&age=40&currency=USD&income=3500&owners=one&monthsAway=0",
  },
  {
    kind: "move-plan",
    path: "/services/relocation-support",
    entries: `month=${YEAR + 1}-03&adults=2&children=0&company=remote&pets=no&car=none&country=homeCountry-sweden`,
  },
] as const;

const words = seeded("toolWords");
const labelOf = (client: Client) =>
  words.options.find(({ answer }) => answer === client)?.label ?? "";

/** The sheet with a tool's answer to a client, in a language. */
async function sheetFor(
  { kind, path, entries }: (typeof tools)[number],
  client: Client,
  language: "en" | "sv",
) {
  const asked = askedBy(queryOf(`tool=${kind}&who=${client}&${entries}`));
  const html = await renderPage(path, { reader: await currentReader(language), asked });
  return one(documentOf(html), "#tool .tool-sheet");
}

describe.each(tools)("$kind", (tool) => {
  test.each(clients)(
    "answers a client of the kind %s, or says that it does not know",
    async (client) => {
      const stance = stances[tool.kind][client];
      const sheet = await sheetFor(tool, client, "en");
      const [title] = all(sheet, "h3").map((heading) => wordsIn(heading));
      const message = decodeURIComponent(valuesOf(sheet, "href", "[href^='/contact']").join());
      // The office reads for whom the visitor asks.
      const isFirst = tool.kind === "zone-finder" && client === "newCompany";
      // The finder's first choice narrows nothing, so it is no entry.
      if (!isFirst) expect(message).toContain(`Who asks? ${labelOf(client)}`);
      const silence = `This tool does not know your case: ${labelOf(client)}`;
      if (stance === "answers") {
        expect(title).not.toContain("does not know");
        return;
      }
      expect(title).toBe(silence);
      expect(message).toContain("This tool does not know your case:");
      // No number of somebody else's case.
      expect(wordsIn(sheet)).not.toMatch(/\d/);
      const [next = ""] = valuesOf(sheet, "href", "a[href*='?tool=']");
      expect(next).toContain(`who=${client}`);
      // The tool to which it leads does answer.
      const other = tools.find(({ kind }) => next.includes(`tool=${kind}`));
      expect(other && stances[other.kind][client]).toBe("answers");
      expect(next.startsWith(other?.path ?? "?")).toBe(true);
      const swedish = wordsIn(await sheetFor(tool, client, "sv"));
      expect(swedish).toContain("Det här verktyget känner inte till ditt fall:");
      expect(swedish).not.toContain(labelOf(client));
    },
  );

  test("asks first who asks, and takes an address from before it was asked", async () => {
    const html = await renderPage(tool.path);
    const [first] = valuesOf(
      one(documentOf(html), "#tool"),
      "name",
      "select, input:not([type=hidden])",
    );
    expect(first).toBe("who");
    const asked = askedBy(queryOf(`tool=${tool.kind}&${tool.entries}`));
    const answer = one(documentOf(await renderPage(tool.path, { asked })), "#tool .tool-sheet");
    expect(wordsIn(answer)).not.toContain("does not know your case");
  });
});

/** Cases of an adviser, each reckoned by hand, with the law beside it. */
test.each<[tool: number, who: Client, entries: string, headline: string]>([
  // Article 21 of the corporate tax law: relief for residents; (500,000 − 375,000) × 9 %.
  [0, "branch", "", "AED 11,250"],
  [0, "newCompany", "", "AED 0"],
  [0, "managed", "", "AED 0"],
  // Cabinet Decision 49/2023: up to a million of turnover.
  [0, "person", "revenue=900000&profit=900000", "AED 0"],
  // (900,000 − 375,000) × 9 %, without the relief of a period that ends too late.
  [0, "person", "revenue=1400000&profit=900000&periodEnd=2031-12-31", "AED 47,250"],
  [0, "company", "revenue=4000000&profit=900000&periodEnd=2031-12-31", "AED 47,250"],
  // FTA Decision 3/2024: three months; six for a branch; the year and three months for the others.
  [1, "newCompany", "issued=2028-03-10&customers=consumers", "9 May 2028"],
  [1, "managed", "issued=2028-03-10&customers=consumers&revenue=0", "2 April 2029"],
  [
    1,
    "person",
    "issued=2028-03-10&customers=consumers&revenue=900000&visas=nobody",
    "8 September 2028",
  ],
  [1, "branch", "issued=2028-03-10&customers=consumers&revenue=0&visas=nobody", "9 May 2028"],
])("tool %i says to %s with “%s”: %s", async (index, who, entries, headline) => {
  const tool = tools[index];
  if (tool === undefined) throw new Error("There is no such tool.");
  const given = Object.fromEntries(new URLSearchParams(`${tool.entries}&${entries}`));
  const asked = askedBy({ ...given, who, tool: tool.kind });
  for (const language of ["en", "sv"] as const) {
    const html = await renderPage(tool.path, { reader: await currentReader(language), asked });
    const title = wordsIn(one(documentOf(html), "#tool .tool-sheet h3 strong"));
    if (language === "en") expect(title).toBe(headline);
    expect(title.replaceAll(/\D/g, "")).toBe(headline.replaceAll(/\D/g, ""));
  }
});
