import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generateTypes } from "#scripts/typegen/generate-types.ts";
import { nameRepeatedTypes } from "#scripts/typegen/name-repeated-types.ts";
import { makeTempDir } from "../temp-dir.ts";

/** Types of the content model and of one file with the given source. */
function typesWith(source: string): Promise<string> {
  const folder = makeTempDir();
  writeFileSync(join(folder, "queries.ts"), `import { defineQuery } from "groq";\n${source}`);
  return generateTypes(join(folder, "*.ts"));
}

test("types the result of a query, with required fields never null", async () => {
  const types = await typesWith(
    'export const labelsQuery = defineQuery(`*[_type == "figure"]{ label, unit }`);',
  );
  expect(types).toMatch(
    /export type LabelsQueryResult = Array<\{\s+label: string;\s+unit: string \| null;\s+\}>/,
  );
});

test.each([
  [
    'export const brokenQuery = defineQuery(`*[_type == "figure"`);',
    /brokenQuery is not valid GROQ/,
  ],
  ["export const = ;", /Types cannot be generated:\n.*queries\.ts/],
])("what cannot be read is named: %s", async (source, message) => {
  await expect(typesWith(source)).rejects.toThrow(message);
});

test("an object that stands in two places is spelled once, with what is repeated inside it", () => {
  const written = `// Query: *[_type == "page"]
export type Picture = {
  alt: string;
};

export type FirstQueryResult = Array<{
  body: Array<{
    _type: "block";
    text: "a { brace";
  }> | null;
  image: {
    alt: string;
  };
}>;

export type SecondQueryResult = {
  lead: {
    _type: "block";
    text: "a { brace";
  };
};
`;
  expect(nameRepeatedTypes(written)).toBe(`export type Picture = {
  alt: string;
};

export type FirstQueryResult = Array<{
  body: Array<QueriedBlock> | null;
  image: Picture;
}>;

export type SecondQueryResult = {
  lead: QueriedBlock;
};

// Parts of what several queries answer
type QueriedBlock = {
  _type: "block";
  text: "a { brace";
};

`);
});
