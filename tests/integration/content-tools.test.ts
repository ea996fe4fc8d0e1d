import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { exportTable, importTable } from "@nordune/content-tool";
import { firstValueFrom } from "rxjs";
import { createSearch, getSearchableTypes } from "sanity";
import { expect, test } from "vitest";
import { fetchPublished } from "#scripts/check-content/checks/content.ts";
import { ruleFindings } from "#scripts/check-content/checks/rule-checks.ts";
import { runChecks } from "#scripts/check-content/checks/run-checks.ts";
import { studioWorkspace } from "#tests/support/studio-workspace.ts";
import { contentTool } from "./content-tool.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const inPath = async (name: string) => join(await makeTempDir(), name);

test("importing an exported list changes nothing", async () => {
  const content = await contentTool(lake.client());
  for (const name of ["figures", "free-zones", "redirects", "metadata", "advantages"]) {
    const path = await inPath("list.xlsx");
    expect(await exportTable(content, name, path), name).toBeGreaterThan(5);
    const plan = await importTable(content, name, path);
    const changed = plan.steps.filter(({ outcome }) => outcome !== "unchanged");
    expect([...plan.problems, ...changed], name).toEqual([]);
  }
});

test("a row of a list creates a free zone with references, figures and a picture", async () => {
  const path = await inPath("zones.csv");
  await writeFile(
    path,
    [
      "Name;Emirate;Kind;Text;Benefits;Best for;Image;Image: Decoration only",
      'New Port Zone;Dubai;Niche;"Companies pay {figure-vat-rate} VAT.";"One\nTwo";"Ships\nPorts";hero.webp;yes',
    ].join("\n"),
  );
  const plan = await importTable(await contentTool(lake.client()), "free-zones", path);
  expect(plan.problems.filter(({ level }) => level === "error")).toEqual([]);
  expect(plan.steps[0]).toMatchObject({
    outcome: "created",
    after: {
      _id: expect.stringMatching(/^freeZone-new-port-zone-\w+$/),
      emirate: { _ref: "emirate-dubai" },
      kind: "niche",
      image: { _type: "imageWithAlt", decorative: true },
      benefits: [{ _key: expect.any(String), _type: "point" }, { _type: "point" }],
    },
  });
});

test("a list of old addresses becomes redirects, and addresses of other sites are refused", async () => {
  const path = await inPath("crawl.csv");
  await writeFile(
    path,
    [
      "From,To",
      "https://www.nordune.example/Om-Oss/,https://nordune.example/about/",
      "http://nordune.example/о-нас?id=5,https://www.nordune.example",
      "https://nordune.example.evil.example/x,/contact",
      "/home/,/about",
      "/winter-2019/,/services/education/",
    ].join("\n"),
  );
  const content = await contentTool(lake.client(), "https://nordune.example");
  const { steps, problems } = await importTable(content, "redirects", path);
  const [about, home] = steps.map(({ after }) => after);
  expect(about).toMatchObject({ source: "/Om-Oss/", target: "/about" });
  expect(home).toMatchObject({ source: "/о-нас?id=5", target: "/" });
  // The existing redirect with this source, which the list spells differently.
  expect(steps[3]).toMatchObject({ id: "redirect-home", outcome: "conflict" });
  expect(steps[4]?.after).toMatchObject({ target: "/services/education" });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("leave out the site's own address"),
  ]);
});

test("a blank cell in a column of crosses is asked about, and one in a column of yes and no is left alone", async () => {
  const content = await contentTool(lake.client());
  const problemsOf = async (...rows: string[]) => {
    const path = await inPath("crosses.csv");
    await writeFile(path, ["From;To;Permanent;Active", ...rows].join("\n"));
    const { problems } = await importTable(content, "redirects", path);
    return problems.map(({ field, message }) => [field, message]);
  };
  const asked = [
    [
      "active",
      expect.stringMatching(/^is blank beside cells that are ticked\. Write yes or no\.$/),
    ],
  ];
  expect(await problemsOf("/old-a;/about;yes;x", "/old-b;/about;;")).toEqual(asked);
  expect(await problemsOf("/old-a;/about;yes;X", "/old-b;/about;no;no", "/old-c;/about;;")).toEqual(
    asked,
  );
  expect(await problemsOf("/old-a;/about;yes;checked", "/old-b;/about;;")).toEqual(asked);
  expect(await problemsOf("/old-a;/about;yes;no", "/old-b;/about;;")).toEqual([]);
});

test("a list of pages with full addresses finds their search texts", async () => {
  const path = await inPath("pages.csv");
  await writeFile(path, "Path;Title\nhttps://nordune.example/about/;Another title\n");
  const content = await contentTool(lake.client(), "https://nordune.example");
  const { steps } = await importTable(content, "metadata", path);
  expect(steps).toMatchObject([{ after: { path: "/about" }, outcome: "conflict" }]);
});

test("a sheet of days of checking takes each day that a form of the Studio takes", async () => {
  const days = ["28 Nov 2026", "28.11.26", "28/11/2026", "28-Nov-26", "28.11.2026", "3/4/2026"];
  const figures = await lake
    .client()
    .fetch<string[]>(`*[_type == "figure" && checkedOn != "2026-11-28"][0...$count]._id`, {
      count: days.length,
    });
  const path = await inPath("days.csv");
  const rows = figures.map((id, index) => `${id};${days[index]}`);
  await writeFile(path, ["Id;Checked on", ...rows].join("\n"));
  const { steps, problems } = await importTable(await contentTool(lake.client()), "figures", path, {
    take: ["theirs"],
  });
  expect(steps.map(({ after }) => after?.checkedOn).slice(0, 5)).toEqual(
    Array(5).fill("2026-11-28"),
  );
  // It may be a day of March or of April.
  const errors = problems.filter(({ level }) => level === "error");
  expect(errors.map(({ document, message }) => [document, message])).toEqual([
    [figures.at(-1), expect.stringContaining("is not a day")],
  ]);
});

test.each(["uae, visa; dubai", "uae\nvisa\ndubai"])(
  "the keywords of a page are taken apart from a sheet: %j",
  async (keywords) => {
    const path = await inPath("keywords.csv");
    await writeFile(path, `Path,Keywords\n/about,"${keywords}"\n`);
    const { steps } = await importTable(await contentTool(lake.client()), "metadata", path, {
      take: ["theirs"],
    });
    expect(steps).toMatchObject([{ after: { keywords: ["uae", "visa", "dubai"] } }]);
  },
);

/** Ids that the Studio's own search finds in some types, best first. */
async function hitsOf(words: string, types?: string[]): Promise<string[]> {
  const { schema, search } = await studioWorkspace();
  const all = getSearchableTypes(schema);
  const searched = types === undefined ? all : all.filter(({ name }) => types.includes(name));
  const ask = createSearch(searched, lake.client(), {
    unique: true,
    ...(search.strategy && { strategy: search.strategy }),
  });
  const { hits } = await firstValueFrom(ask(words));
  return hits.map(({ hit }) => hit._id);
}

test.each([
  ["the search of the whole Studio", "federal corporate tax", undefined],
  ["the picker of figures", "corporate tax rate", ["figure"]],
])("%s lists the figure with the searched label first", async (_which, words, types) => {
  expect((await hitsOf(words, types))[0]).toBe("figure-corporate-tax-rate");
});

/** Findings in the content alone, as "kind document field". */
async function found(): Promise<string[]> {
  const { workspace } = await contentTool(lake.client());
  const documents = await fetchPublished(lake.client());
  const { findings } = await runChecks({
    readings: new Map(),
    documents,
    schema: workspace.schema,
    siteUrl: "http://127.0.0.1:1",
    ofRules: await ruleFindings(documents, workspace),
  });
  return findings.map(
    ({ kind, document }) => `${kind} ${document?.id} ${document?.field ?? "(whole document)"}`,
  );
}

// tests/contract/seed tests that the seeded content breaks no rule, and check-content.spec.ts tests
// its pages.
test("the checks find published content that breaks a rule, and pictures without a credit", {
  tags: ["thorough"],
}, async () => {
  const before = await found();
  const picture = await lake
    .client()
    .fetch<string>(`*[_id == "homePage"][0].hero.image.asset._ref`);
  await lake
    .client()
    .transaction()
    .patch("service-education", { set: { "hero.heading": " " }, unset: ["hero.image.alt"] })
    .patch("figure-vat-rate", { set: { reviewBy: "2020-01-01" } })
    .patch("pageMetadata-about", { set: { path: "/gone" } })
    .patch(picture, { unset: ["creditLine"] })
    .commit({ visibility: "sync" });
  const now = await found();
  const added = now.filter((finding) => !before.includes(finding));
  expect(added.filter((finding) => !finding.startsWith("rule-warning")).toSorted()).toEqual([
    "broken-rule service-education hero.heading",
    "broken-rule service-education hero.image.alt",
    // The translation of the heading has lost its English phrase.
    `changed-phrase translation-sv-service-education rows[_key=="a1ac25c86661"].text`,
    "metadata-without-page pageMetadata-about path",
    "review-due figure-vat-rate reviewBy",
  ]);
  expect(added).toContain("rule-warning homePage hero.image");
});

test("a translation that breaks a rule is named by its page and its language", async () => {
  const documents = await fetchPublished(lake.client());
  const broken = documents.flatMap(({ rows, ...document }) =>
    document._id === "translation-sv-service-office-space" && Array.isArray(rows)
      ? [{ ...document, rows: rows.map((row: object) => ({ ...row, text: "9 <9/>" })) }]
      : [],
  );
  const { workspace } = await contentTool(lake.client());
  const findings = await ruleFindings(broken, workspace, undefined, documents);
  const errors = findings.filter(({ kind }) => kind === "broken-rule");
  expect(new Set(errors.map(({ document }) => document?.title))).toEqual(
    new Set(["Office Space, Svenska"]),
  );
});

test("the rules look for another page with an address by an index, and compare no page with all others", async () => {
  let reads = 0;
  const pages = Array.from({ length: 150 }, (_, index) => ({
    ...{ _id: `page-${index}`, _type: "freePage", _createdAt: "", title: `Page ${index}` },
    get slug() {
      reads += 1;
      // Two pages have the same address.
      return { _type: "slug", current: `page-${index === 149 ? 0 : index}` };
    },
  }));
  const { workspace } = await contentTool(lake.client());
  const findings = await ruleFindings(pages, workspace);
  const doubled = findings.filter(({ document }) => document?.field?.startsWith("slug") === true);
  expect(doubled.map(({ document }) => document?.id)).toEqual(["page-0", "page-149"]);
  expect(reads).toBeLessThan(10 * pages.length);
});
