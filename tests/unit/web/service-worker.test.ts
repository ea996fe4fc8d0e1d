import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { translationLanguages } from "#schemas/shared/languages.ts";

test("the service worker knows the languages of the site, though it cannot import them", async () => {
  const file = join(import.meta.dirname, "../../../web/public/service-worker.js");
  const [, known] = /LANGUAGE = \/\^\\\/\(\?:([a-z|]+)\)/.exec(await readFile(file, "utf8")) ?? [];
  expect(known?.split("|")).toEqual(translationLanguages.map(({ id }) => id));
});
