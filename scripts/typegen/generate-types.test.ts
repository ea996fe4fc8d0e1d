import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { generateTypes } from "./generate-types.ts";

/** Generates the types of one query. */
async function typesOf(query: string): Promise<string> {
  const file = join(await makeTempDir(), "query.ts");
  const code = `import { defineQuery } from "next-sanity";\nexport const pageQuery = defineQuery(\`${query}\`);\n`;
  await writeFile(file, code);
  return generateTypes(file);
}

const selecting = (text: string) => `*[_type == "freePage"][0]{ "robots": ${text} }`;

test("types are not generated from a query whose type would hide a null, and the message names it", async () => {
  const withoutDefault = selecting(`select(listing == "campaign" => "noindex")`);
  await expect(typesOf(withoutDefault)).rejects.toThrow(
    "pageQuery has a select without a default. Give it one, such as null.",
  );
  const within = selecting(`coalesce(upper(select(defined(title) => title)), "none")`);
  await expect(typesOf(within)).rejects.toThrow("has a select without a default");
  const complete = selecting(`select(listing == "campaign" => "noindex", null)`);
  expect(await typesOf(complete)).toContain('robots: "noindex" | null');
});

test("types are not generated from an invalid query, and the message names it", async () => {
  await expect(typesOf("*[")).rejects.toThrow("pageQuery is not valid GROQ");
});
