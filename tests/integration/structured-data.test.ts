import { expect, test } from "vitest";
import * as z from "zod";
import { routes } from "#tests/e2e/support/routes.ts";
import { schemaOrgProblems } from "#tests/support/schema-org.ts";
import { renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});

/** The records that the page at `path` makes by itself. */
async function recordsOf(path: string) {
  const html = await renderPage(path);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return graph.parse(JSON.parse(json))["@graph"];
}

test.each(routes)("the records of %s keep to schema.org", async (path) => {
  const records = await recordsOf(path);
  const types = records.map((record) => record["@type"]);
  expect(records.flatMap((record) => schemaOrgProblems(record))).toEqual([]);
  expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  expect(types.includes("Service")).toBe(path.startsWith("/services/"));
});

test("the check of the records finds what is wrong", () => {
  expect(
    schemaOrgProblems({ "@type": "Service", founded: 2020, provider: { "@type": "Country" } }),
  ).toEqual(["record.founded is not defined", "record.provider is a Country"]);
  expect(schemaOrgProblems({ "@type": "Organization", foundingDate: 2020, position: 1 })).toEqual([
    "record.foundingDate is 2020, not Date",
    "record.position is not for a Organization",
  ]);
});
