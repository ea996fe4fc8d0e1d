import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { answerFile, type CachedAnswers } from "#web/content/answers/answer-file.ts";

const kept: CachedAnswers = {
  day: "2026-11-22",
  isOfBuild: true,
  answers: [
    { query: "*", params: { slug: null }, page: "/about", text: "{}", tags: ["s1:a"] },
    { query: "count(*)", params: {}, text: "1", tags: [] },
  ],
};

test("answers outlive the process, the last ones, with nothing left beside them", async () => {
  const dir = join(await makeTempDir(), "build");
  expect(answerFile(dir).read()).toBeUndefined();
  await answerFile(dir).write({ ...kept, day: "2026-11-21" });
  await answerFile(dir).write(kept);
  expect(answerFile(dir).read()).toEqual(kept);
  expect(await readdir(dir)).toEqual(["answers.json"]);
});

test.each(["", '{"day":"2026-11-22","answers":[{"query":"*', '{"day":"2026-11-22"}', "null"])(
  "a file that holds %j is none",
  async (text) => {
    const dir = await makeTempDir();
    await writeFile(join(dir, "answers.json"), text);
    expect(answerFile(dir).read()).toBeUndefined();
  },
);

test("a file that cannot be replaced leaves nothing behind, and says so", async () => {
  const dir = await makeTempDir();
  await mkdir(join(dir, "answers.json"));
  await expect(answerFile(dir).write(kept)).rejects.toThrow();
  expect(await readdir(dir)).toEqual(["answers.json"]);
});
