/**
 * Runs GROQ's official conformance suite against this lake: `npm run conformance -- <suite.ndjson>
 * [--misses]`. The suite is Sanity's and not part of this package:
 * https://github.com/sanity-io/groq-test-suite tells how to compile it.
 */
import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { z } from "zod";
import { toView, type View } from "../groq/perspective.ts";
import { runQuery } from "../groq/run-query.ts";
import type { LakeDocument } from "../store/document.ts";
import { isRecord, messageOf } from "../values.ts";

const suiteEntry = z.discriminatedUnion("_type", [
  z.looseObject({
    _type: z.literal("dataset"),
    _id: z.string(),
    documents: z.array(z.looseObject({ _id: z.string().default("") })).optional(),
  }),
  z.looseObject({
    _type: z.literal("test"),
    _id: z.string(),
    filename: z.string(),
    query: z.string(),
    params: z.record(z.string(), z.unknown()).nullish(),
    result: z.unknown(),
    valid: z.boolean(),
    version: z.string().nullish(),
    dataset: z.object({ _ref: z.string() }),
  }),
]);
type SuiteTest = Extract<z.infer<typeof suiteEntry>, { _type: "test" }>;

/** Tests of the language before its specification, which nobody uses any more. */
const BEFORE_GROQ_1 = "0.1";

/**
 * Fields that the suite's documents lack and every stored document has. They are marked, so that
 * they can be removed again.
 */
const ADDED = "added for the suite";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean" } },
});
const [file] = positionals;
if (file === undefined)
  throw new Error("Name the compiled suite: npm run conformance -- suite.ndjson");

// npm runs a script in the folder of its package, and passes the folder of its caller.
const path = resolve(process.env.INIT_CWD ?? "", file);

const tests: SuiteTest[] = [];
const views = new Map<string, View>();
for await (const line of createInterface(createReadStream(path))) {
  const entry = suiteEntry.parse(JSON.parse(line));
  if (entry._type === "test") tests.push(entry);
  else if (entry.documents) views.set(entry._id, viewOf(entry.documents));
}

const current = tests.filter(({ version }) => version !== BEFORE_GROQ_1);
const known = current.filter(({ dataset }) => views.has(dataset._ref));
const passed = new Set<SuiteTest>();
for (const test of known) {
  const miss = await missOf(test, views.get(test.dataset._ref) ?? toView([]));
  if (miss === undefined) passed.add(test);
  else if (values.misses) console.log(`${test._id}: ${test.query.trim()}\n  ${miss}`);
}

function share(of: SuiteTest[]): string {
  const { length } = of.filter((test) => passed.has(test));
  return `${length} of ${of.length} (${((100 * length) / of.length).toFixed(2)} %)`;
}
for (const [area, inArea] of Map.groupBy(known, ({ filename }) => filename)) {
  if (!inArea.every((test) => passed.has(test))) console.log(`${area}: ${share(inArea)}`);
}
const [old, elsewhere] = [tests.length - current.length, current.length - known.length];
console.log(`Not run: ${old} of before GROQ 1.0, ${elsewhere} whose data are elsewhere.`);
console.log(`${share(known)} pass.`);
console.log(`Without geo:: ${share(known.filter(({ filename }) => !filename.includes("/geo/")))}.`);

/** What is wrong with a query's result; undefined if it is the expected one. */
async function missOf(test: SuiteTest, view: View): Promise<string | undefined> {
  const { query, params, result: expected, valid } = test;
  const asked = { identity: "somebody", projectId: "local", dataset: "suite" };
  const request = { query, params: params ?? {}, ...asked };
  try {
    const { result } = await runQuery(request, view);
    if (!valid) return "accepted, though it is not valid";
    // The result as a client gets it.
    const answer = withPositions(JSON.parse(JSON.stringify(result ?? null), withoutAdded));
    if (isDeepStrictEqual(answer, expected ?? null)) return undefined;
    return `expected ${JSON.stringify(expected ?? null)}, got ${JSON.stringify(answer)}`;
  } catch (error) {
    return valid ? `refused: ${messageOf(error)}` : undefined;
  }
}

function viewOf(documents: { _id: string }[]): View {
  const stamps = { _type: ADDED, _rev: ADDED, _createdAt: ADDED, _updatedAt: ADDED };
  const seen = documents.map((document): LakeDocument => ({ ...stamps, ...document }));
  return toView(seen.sort((a, b) => (a._id < b._id ? -1 : 1)));
}

function withoutAdded(_name: string, value: unknown): unknown {
  return value === ADDED ? undefined : value;
}

/** The suite expects ranks instead of scores: see "Scores" in its README. */
function withPositions(result: unknown): unknown {
  if (!Array.isArray(result)) return result;
  const scores = result.map((item) => (isRecord(item) ? item._score : undefined));
  const places = [...new Set(scores.filter((score) => typeof score === "number"))];
  places.sort((a, b) => b - a);
  return result.map((item, index) => {
    const score = scores[index];
    if (!isRecord(item) || typeof score !== "number") return item;
    const { _score, ...rest } = item;
    return { ...rest, _pos: places.indexOf(score) + 1 };
  });
}
