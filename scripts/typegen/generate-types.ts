import { findQueriesInPath, type QueryExtractionError, TypeGenerator } from "@sanity/codegen";
import { parse } from "groq-js";
import { messageOf } from "#schemas/shared/error-message.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { extractContentSchema } from "./content-schema.ts";
import { nameRepeatedTypes } from "./name-repeated-types.ts";

/** The folders of queries, relative to the project's root. */
const QUERY_FILES = ["{schemas/shared,web/content,studio}/**/*.ts", "!**/*.test.ts"];

const banner = `// Generated from schemas/ and the queries of site and Studio by: npm run typegen
// Do not edit: the next run overwrites it.

`;

type ExtractedModule =
  ReturnType<typeof findQueriesInPath>["queries"] extends AsyncIterable<infer Module>
    ? Module
    : never;

/**
 * Whether a part of a query is a `select` without a default. Its type lacks the null that it gives
 * when no condition holds.
 */
const lacksDefault = (node: unknown): boolean =>
  isRecord(node) &&
  ((node.type === "Select" && node.fallback === undefined) ||
    Object.values(node).flat().some(lacksDefault));

/**
 * Collects queries that cannot be parsed, which the type generator itself ignores, and those of
 * which it computes a wrong type.
 */
async function* noteProblems(
  modules: AsyncIterable<ExtractedModule>,
  problems: string[],
): AsyncIterable<ExtractedModule> {
  for await (const module of modules) {
    problems.push(...module.errors.map((error: QueryExtractionError) => error.message));
    for (const { query, variable } of module.queries) {
      try {
        if (lacksDefault(parse(query))) {
          problems.push(
            `${module.filename}: ${variable.id.name} has a select without a default. Give it one, such as null.`,
          );
        }
      } catch (error) {
        problems.push(
          `${module.filename}: ${variable.id.name} is not valid GROQ: ${messageOf(error)}`,
        );
      }
    }
    yield module;
  }
}

/**
 * The TypeScript types of the content model and of every query, as source text. It needs neither a
 * network nor a content lake, and equal input gives equal text.
 */
export async function generateTypes(queryFiles: string | string[] = QUERY_FILES): Promise<string> {
  const schema = extractContentSchema();
  const problems: string[] = [];
  const { queries } = findQueriesInPath({ path: queryFiles });
  const { code } = await new TypeGenerator().generateTypes({
    schema,
    schemaPath: "schemas/index.ts",
    root: process.cwd(),
    queries: noteProblems(queries, problems),
    overloadClientMethods: true,
  });
  if (problems.length > 0) {
    throw new Error(
      `Types cannot be generated:\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
  }
  return banner + nameRepeatedTypes(code);
}
