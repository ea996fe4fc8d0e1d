import { createServer } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { listenDuringTest } from "#tests/support/listen.ts";
import { MARKDOWN_TYPE } from "#web/content/routing/markdown-path.ts";
import { log } from "#web/lib/log.ts";
import { SITE_CACHE_CONTROL } from "#web/lib/site-cache-control.ts";
import { readToolRequest } from "#web/tools/read-tool-request.ts";
import { documentOf } from "./page-elements.ts";
import { pageDataAt, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { serveRoute } from "./tool-answers.ts";

withSeededLake();
afterEach(() => void vi.unstubAllEnvs());

/** A page with each tool, and a query other than its examples. */
const pages: [path: string, questions: string[]][] = [
  [
    "/free-zones",
    ["tool=zone-finder&customers=mainland&compare=dmcc&compare=difc", "tool=zone-finder&compare=x"],
  ],
  ["/free-zones/tax-benefits", ["tool=tax-estimate&revenue=%3Cscript%3E'%22%26&currency=EUR"]],
  ["/services/residency-visas", ["tool=visa-route&age=x", "tool=visa-route&age=38&check=none"]],
  ["/services/tax-residency", ["tool=day-counter&arrival=2026-01-10&departure=2026-02-20"]],
  [
    "/services/business-registration",
    ["tool=company-duties&issued=2027-02-29&revenue=%3Cscript%3E", "tool=company-duties"],
  ],
  ["/services/relocation-support", ["tool=move-plan&month=2027-03&adults=2&__proto__=x"]],
];

/** Decodes any form of escaping. */
const asParsed = (html: string) => documentOf(html).querySelector("main")?.outerHTML;

const HEAD = '<meta name="robots" content="index, follow"/><link rel="canonical" href="/"/>';
const documentWith = (main: string, head = HEAD) =>
  `<!DOCTYPE html><html><head>${head}</head><body><main>${main}</main></body></html>`;

/**
 * The route of tools, in a site with one document at every path.
 * @param serve its status and text; an empty text never arrives
 * @param data of every page, as JSON
 */
async function startTools(serve: () => { status: number; text: string }, data = "{}") {
  const asked: (string | undefined)[] = [];
  const site = createServer(({ url, headers }, response) => {
    asked.push(headers["if-none-match"]);
    const isData = url?.startsWith("/_next/data/") === true;
    const { status, text } = isData ? { status: 200, text: data } : serve();
    const etag = `"${text.length}"`;
    if (text === "") return;
    if (headers["if-none-match"] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(status, { etag }).end(text);
  });
  vi.stubEnv("PORT", new URL(await listenDuringTest(site)).port);
  const { default: handler } = await import("#web/pages/api/tools/[...page].ts");
  const origin = await serveRoute(handler);
  const ask = (address: string, more?: RequestInit) =>
    fetch(`${origin}/api/tools${address}`, { redirect: "manual", ...more });
  return { ask, asked };
}

test.each(pages)(
  "%s with a tool's result put into it equals the page that is rendered with that result",
  async (path, questions) => {
    const html = await renderPage(path);
    const examples = [...html.matchAll(/href="[^"]*\?(tool=[^"#]*)#answer"/g)].map(
      ([, query = ""]) => query.replaceAll("&amp;", "&"),
    );
    // The zone finder has none.
    expect(examples.length > 0).toBe(path !== "/free-zones");
    const { ask, asked } = await startTools(
      () => ({ status: 200, text: documentWith(html) }),
      await pageDataAt(path),
    );
    for (const query of [...examples, ...questions]) {
      const answer = await ask(`${path}?${query}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      // The answer to an example that the page links to holds nothing of a visitor.
      const forAll = examples.includes(query) ? "s-maxage=1" : null;
      expect(answer.headers.get(SITE_CACHE_CONTROL), query).toBe(forAll);
      const expected = documentWith(
        await renderPage(path, { asked: readToolRequest(new URLSearchParams(query)) }),
      );
      expect(asParsed(await answer.text())).toBe(asParsed(expected));
    }
    // The whole page and its data are fetched once for each tool, and then revalidated.
    expect(asked.filter((etag) => etag === undefined).length).toBeLessThanOrEqual(4);
  },
);

const VISAS = "/services/residency-visas?tool=visa-route&age=30";

test("the answer to a link of the home page is cached for everybody, and with one more entry or campaign for nobody", async () => {
  const NEED = "/services/residency-visas?tool=visa-route&livelihood=savings";
  const text = documentWith(`<a href="${NEED.replace("&", "&amp;")}#tool">Retire</a>`);
  const html = await renderPage("/services/residency-visas");
  const { ask } = await startTools(
    () => ({ status: 200, text: text.replace("</main>", `${html}</main>`) }),
    await pageDataAt("/services/residency-visas"),
  );
  const forAll = async (address: string) =>
    (await ask(address)).headers.get(SITE_CACHE_CONTROL) !== null;
  expect(await forAll(NEED)).toBe(true);
  expect(await forAll(`${NEED}&age=`)).toBe(true);
  for (const more of ["&age=61", "&gclid=anna", "&livelihood=employer"]) {
    expect(await forAll(NEED + more), more).toBe(false);
  }
});

test("a link of the home page that begins a tool with its first question gives no warning, and what is left of a form's address does", async () => {
  // No other test asks for this page, because a page counts as fresh for a moment.
  const BEGUN = "/no/services/residency-visas?tool=visa-route&who=person";
  const link = `<a href="${BEGUN.replace("&", "&amp;")}#tool">Freelancers</a>`;
  const html = await renderPage("/services/residency-visas");
  const { ask } = await startTools(
    () => ({ status: 200, text: documentWith(`${link}${html}`) }),
    await pageDataAt("/services/residency-visas"),
  );
  const isWarned = async (address: string) => {
    const form = documentOf(await (await ask(address)).text()).querySelector("form");
    const accept = { headers: { accept: MARKDOWN_TYPE } };
    const markdown = await (await ask(address, accept)).text();
    return [form?.querySelector("[role=alert]") !== null, markdown.includes(WARNING)];
  };
  expect(await isWarned(BEGUN)).toEqual([false, false]);
  expect(await isWarned(`${BEGUN}&livelihood=savings`)).toEqual([true, true]);
});

// Pages that no other test asks for, because a page counts as fresh for a moment.
test.each([
  [HEAD, "/sv"],
  ["<title>Visas</title>", "/fi"],
])("search engines are kept away from results, whatever %s says", async (head, language) => {
  const text = documentWith("", head);
  const { ask } = await startTools(() => ({ status: 200, text: `${text}<!--${head.length}-->` }));
  const answer = await ask(language + VISAS);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  const robots = documentOf(await answer.text()).querySelectorAll("meta[name=robots]");
  expect([...robots].map((meta) => meta.getAttribute("content"))).toEqual(["noindex, follow"]);
});

test("a page whose tool was just taken out of its content is whole", async () => {
  // A page that no test asked for a moment ago, because a page counts as fresh for that long.
  const page = documentWith(await renderPage("/services/tax-residency"));
  const { ask } = await startTools(
    () => ({ status: 200, text: page }),
    await pageDataAt("/services/education"),
  );
  const answer = await ask("/services/tax-residency?tool=tax-estimate&revenue=1&end=1");
  expect(answer.headers.get(SITE_CACHE_CONTROL)).toBeNull();
  const html = await answer.text();
  expect(asParsed(html)).toBe(asParsed(page));
  expect(html).toContain("noindex");
});

const ESTIMATE =
  "who=newCompany&revenue=1000000000&profit=1000000000&currency=AED&activity=services&customers=companies&periodEnd=2027-12-31&issued=&earlierRevenue=";
const WARNING = "A part of this link is missing or was changed.";

/** What a visitor and a program read of a link, as far as it is a warning or a result. */
async function readOf(query: string, path = "/free-zones/tax-benefits") {
  const page = documentWith(await renderPage(path));
  const { ask } = await startTools(() => ({ status: 200, text: page }), await pageDataAt(path));
  const form = documentOf(await (await ask(`${path}?${query}`)).text()).querySelector("form");
  const accept = { headers: { accept: MARKDOWN_TYPE } };
  const markdown = await (await ask(`${path}?${query}`, accept)).text();
  return {
    html: {
      isWarned: form?.querySelector("[role=alert]") !== null,
      hasResult: form?.querySelector("#answer") !== null,
    },
    markdown: { isWarned: markdown.includes(WARNING), hasResult: /^### AED/m.test(markdown) },
  };
}

const warned = { isWarned: true, hasResult: false };
const answered = { isWarned: false, hasResult: true };

test.each(["gro%20up=more", "gr=oup=more", "gro%0D%0Aup=more", "grouo=more", "Group%C2%AD=more"])(
  "a link in which the name of an entry was damaged, %s, gets a sentence and no number, as HTML and as Markdown",
  async (damaged) => {
    const query = `tool=tax-estimate&${ESTIMATE}&${damaged}&otherProfit=&share=&end=1`;
    expect(await readOf(query)).toEqual({ html: warned, markdown: warned });
  },
);

test.each(["group=more", "group=more&ref=7&vgo_ee=3"])(
  "a link that is whole, %s, gets its result, whatever was added to it",
  async (whole) => {
    const query = `tool=tax-estimate&${ESTIMATE}&${whole}&otherProfit=&share=&end=1`;
    expect(await readOf(query)).toEqual({ html: answered, markdown: answered });
  },
);

test.each([
  ["is none", "tool=horoscope"],
  ["lost letters", "tool=tax-estmate"],
  ["is empty", "tool="],
  ["is given twice", "tool=visa-route&tool=tax-estimate"],
  ["is that of another page", "tool=visa-route"],
])(
  "a link whose tool %s opens the tool of its page, says that it is not whole, and gives no number",
  async (_what, tool) => {
    const query = `${tool}&${ESTIMATE}&group=more&otherProfit=&share=&end=1`;
    expect(await readOf(query)).toEqual({ html: warned, markdown: warned });
  },
);

test.each(["profit=500&profit=900", "profit=400000&profit=90000000", "profit=5&Profit="])(
  "a link in which an entry stands twice, %s, gets a sentence and no number, as HTML and as Markdown",
  async (twice) => {
    const query = `tool=tax-estimate&${ESTIMATE.replace("profit=1000000000", twice)}&group=no&end=1`;
    expect(await readOf(query)).toEqual({ html: warned, markdown: warned });
  },
);

test.each(pages)("at %s each field of the form is read in any case", async (path, [query = ""]) => {
  const form = documentOf(await renderPage(path)).querySelector("form");
  const names = [...(form?.querySelectorAll("[name]:not([type=hidden])") ?? [])].map((field) =>
    field.getAttribute("name"),
  );
  expect(names.length).toBeGreaterThan(1);
  const { tool } = Object.fromEntries(new URLSearchParams(query));
  for (const name of new Set(names)) {
    const asked = readToolRequest(
      new URLSearchParams(`TOOL=${tool}&${name?.toUpperCase()}=5&END=1`),
    );
    expect(asked).toMatchObject({ kind: tool, entries: { [`${name}`]: "5" } });
  }
});

test.each(["&", "&amp;"])("a link in capitals says that it is not whole, with %s", async (and) => {
  const query = `tool=tax-estimate&check=abc&${ESTIMATE}&group=no`.toUpperCase();
  const asked = query.replace("TOOL", "tool").replaceAll("&", and);
  expect(await readOf(asked)).toEqual({ html: warned, markdown: warned });
});

test("a link that names its tool twice gets its result", async () => {
  const query = `tool=tax-estimate&tool=tax-estimate&${ESTIMATE}&group=more&otherProfit=&share=&end=1`;
  expect(await readOf(query)).toEqual({ html: answered, markdown: answered });
});

test.each([
  ["/free-zones/tax-benefits", "tool=tax-estimate&who=private&revenue=5&end=1"],
  ["/free-zones/tax-benefits", "tool=tax-estimate&who=company"],
  ["/free-zones/tax-benefits", "tool=tax-estimate&revenue=a lot&profit=&currency=XXX&end=1"],
  ["/free-zones/tax-benefits", `tool=tax-estimate&${ESTIMATE}`],
  ["/services/residency-visas", "tool=visa-route&check=x&age=38"],
  ["/services/residency-visas", "tool=visa-route&age=old&monthsAway=1&end=1"],
  ["/services/tax-residency", "tool=day-counter&arrival=2027-02-30&departure=soon&end=1"],
  ["/services/business-registration", "tool=company-duties&who=employee&end=1"],
  ["/services/relocation-support", "tool=move-plan&who=branch&end=1"],
  ["/free-zones", "tool=zone-finder&customers=mainland"],
  ["/free-zones", "tool=zone-finder&check=x&customers=mainland"],
  ["/free-zones", "tool=zone-finder&who=private"],
  ["/free-zones", "tool=zone-finder&compare=nowhere"],
])(
  "at %s?%s, what the form warns of, refuses and answers is in its Markdown too",
  { tags: ["thorough"] },
  async (path, query) => {
    const page = documentWith(await renderPage(path));
    const { ask } = await startTools(() => ({ status: 200, text: page }), await pageDataAt(path));
    const html = documentOf(await (await ask(`${path}?${query}`)).text());
    const accept = { headers: { accept: MARKDOWN_TYPE } };
    const markdown = await (await ask(`${path}?${query}`, accept)).text();
    const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ").replace(/\\/g, "");
    const said = [...html.querySelectorAll("form :is([role=alert], [id$=-error], .tool-sheet h3)")]
      .map(({ textContent }) => plain(textContent ?? "").trim())
      .filter((text) => !plain(markdown).includes(text));
    expect(said).toEqual([]);
    const isAnswered = html.querySelector(".tool-sheet") !== null;
    const untouched = await (await ask(`${path}?tool=`, accept)).text();
    const headings = (text: string) => text.match(/^### /gm)?.length ?? 0;
    expect(headings(markdown) - headings(untouched)).toBe(isAnswered ? 1 : 0);
  },
);

test("an address with an unknown tool or two tools redirects to a page without a tool, in its form and with its campaign, and one without a tool is not found", async () => {
  const { ask } = await startTools(() => ({ status: 200, text: documentWith("") }));
  for (const query of ["tool=horoscope", "tool=visa-route&tool=tax-estimate"]) {
    const led = async (accept: string, more = "") => {
      const page = `/services/residency-visas?${query}${more}`;
      const { status, headers } = await ask(page, { headers: { accept } });
      return [status, headers.get("location")];
    };
    expect(await led("*/*")).toEqual([307, "/services/residency-visas"]);
    expect(await led("*/*", "&age=3&utm_source=a")).toEqual([
      307,
      "/services/residency-visas?utm_source=a",
    ]);
    expect(await led(MARKDOWN_TYPE)).toEqual([307, "/services/residency-visas.md"]);
  }
  for (const address of ["/services/residency-visas", "/about?tool=visa-route", "/a/b/c?tool=a"]) {
    expect((await ask(address)).status, address).toBe(404);
  }
});

test("a tool on a missing or failing page gets a proper error", async () => {
  const gone = await startTools(() => ({ status: 404, text: documentWith("Gone") }));
  const answer = await gone.ask("/services/nowhere?tool=visa-route");
  expect([answer.status, await answer.text()]).toEqual([404, documentWith("Gone")]);
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  vi.stubEnv("PORT", "1");
  const refused = await gone.ask("/services/tax-residency?tool=day-counter");
  expect([refused.status, refused.headers.get("location")]).toEqual([
    307,
    "/services/tax-residency",
  ]);
  expect(warn).toHaveBeenCalledOnce();
});

test("visitors who cancel a request do not delay others", async () => {
  const text = documentWith("a".repeat(200_000));
  const { ask } = await startTools(() => ({ status: 200, text }));
  const { default: handler } = await import("#web/pages/api/tools/[...page].ts");
  const origin = await serveRoute(handler);
  for (let visitor = 0; visitor < 30; visitor += 1) {
    const signal = AbortSignal.timeout(visitor * 2 + 1);
    await fetch(`${origin}/api/tools${VISAS}`, { signal }).catch(() => {});
  }
  expect((await ask(VISAS)).status).toBe(200);
});

test("requests to tools wait in a queue, and a full queue shows how to contact us", async () => {
  // No earlier test asks for this page, so no copy of it is fresh.
  const page = "/services/relocation-support?tool=move-plan&adults=2";
  const { promise, resolve } = Promise.withResolvers<void>();
  const site = createServer(async (_request, response) => {
    await promise;
    response.end(documentWith(""));
  });
  vi.stubEnv("PORT", new URL(await listenDuringTest(site)).port);
  const { default: handler } = await import("#web/pages/api/tools/[...page].ts");
  const origin = await serveRoute(handler);
  const ask = () => fetch(`${origin}/api/tools/sv${page}`, { redirect: "manual" });
  const refused: Response[] = [];
  const asked = Array.from({ length: 150 }, async () => {
    const answer = await ask();
    if (answer.status === 503) refused.push(answer);
    return answer.status;
  });
  // Four requests are handled at the same time, and a hundred wait.
  await vi.waitUntil(() => refused.length === 46, { timeout: 4_000 });
  resolve();
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(104);
  const [first] = refused;
  expect(first?.headers.get("retry-after")).toBe("5");
  expect(await first?.text()).toMatch(/again.*telephone or email:\n\+\d[\d ]+\n\S+@\S+\n$/);
  expect((await ask()).status).toBe(200);
});
