import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect } from "vitest";
import * as z from "zod";
import { exportTexts } from "#scripts/site-content/translations/exchange.ts";
import { currentReader } from "#tests/integration/rendered-pages.ts";
import { withSeededLake } from "#tests/integration/seeded-lake.ts";
import { makeFiguresFeed } from "#web/api/figures-feed.ts";
import { phoneCountry } from "#web/forms/consultation/phone-country.ts";
import { readWith, runProgram, testWith } from "./programs.ts";

const { client } = withSeededLake();

/** The entries of the feed of figures, as a reader has stored them. */
const entries = z.array(
  z.object({ title: z.string(), link: z.string(), id: z.string(), updated: z.string() }).loose(),
);

/** What newsboat stores of a feed that it has fetched. */
async function readInNewsboat(feed: string): Promise<unknown> {
  const folder = await makeTempDir();
  await writeFile(join(folder, "feed.xml"), feed);
  await writeFile(join(folder, "urls"), `file://${folder}/feed.xml\n`);
  const args = ["-u", join(folder, "urls"), "-c", join(folder, "cache.db"), "-x", "reload"];
  await runProgram("newsboat", args, { cwd: folder });
  return readWith("read-newsboat.py", join(folder, "cache.db"));
}

async function expectWholeFeed(readFeed: (feed: string) => Promise<unknown>): Promise<void> {
  await currentReader();
  const feed = await makeFiguresFeed();
  const read = entries.parse(await readFeed(feed));
  expect(read.length).toBe(feed.split("<entry>").length - 1);
  expect(read.length).toBeGreaterThan(100);
  expect(new Set(read.map(({ link }) => link)).size).toBe(read.length);
  for (const { link, id, author, updated } of read) {
    expect({ link, author, year: updated.slice(0, 2) }).toEqual({
      link: id,
      author: "Nordune",
      year: "20",
    });
  }
}

testWith("feedparser")(
  "feedparser reads each figure with its own address, its author and its day",
  () => expectWholeFeed((feed) => readWith("read-feedparser.py", feed)),
);

testWith("newsboat")(
  "newsboat reads each figure with its own address, its author and its day",
  () => expectWholeFeed(readInNewsboat),
);

testWith("xliff")("the XLIFF of a language has each text for a reader of XLIFF 2.0", async () => {
  const path = join(await makeTempDir(), "sv.xlf");
  const { texts } = await exportTexts(client(), { language: "sv", path });
  expect(await readWith("read-xliff.mjs", await readFile(path, "utf8"))).toMatchObject({
    ...{ version: "2.0", sourceLanguage: "en", targetLanguage: "sv", units: texts },
  });
});

/**
 * Those whose numbers are among another country's: Svalbard, Åland, and mobile phones of the Vatican.
 */
const PART_OF: Partial<Record<string, string>> = { SJ: "NO", AX: "FI", VA: "IT" };

testWith("libphonenumber-js")(
  "no number of another country has the flag of one of ours",
  async () => {
    const example = z.object({ country: z.string(), number: z.string() });
    const numbers = z.array(example).parse(await readWith("read-libphonenumber.mjs", ""));
    expect(numbers.length).toBeGreaterThan(200);
    const wrong = numbers.filter(({ country, number }) => {
      // Canada and the Caribbean are not told apart from the USA.
      if (number.startsWith("+1")) return false;
      const { code = undefined } = phoneCountry(number) ?? {};
      return code !== undefined && code !== (PART_OF[country] ?? country);
    });
    expect(wrong).toEqual([]);
  },
);
