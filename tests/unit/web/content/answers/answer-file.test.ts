import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { answerFile } from "#web/content/answers/answer-file.ts";

const kept = [
  { query: "*", params: { slug: null }, page: "/about", text: "{}", tags: ["s1:a"] },
  { query: "count(*)", params: {}, text: "1", tags: [] },
];

test("answers outlive the process, the last ones, with nothing left beside them", async () => {
  const dir = await makeTempDir();
  expect(answerFile(dir).read()).toEqual([]);
  await answerFile(dir).write(kept.slice(1));
  await answerFile(dir).write(kept);
  expect(answerFile(dir).read()).toEqual(kept);
  expect(await readdir(dir)).toEqual(["answers.json"]);
});

test.each(["", '[{"query":"*'])("a file that holds %j is none", async (text) => {
  const dir = await makeTempDir();
  await writeFile(join(dir, "answers.json"), text);
  expect(answerFile(dir).read()).toEqual([]);
});
