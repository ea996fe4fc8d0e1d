// `npm run content -- sources`

import { parseArgs } from "node:util";
import { wholeMessage } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { openSources } from "#schemas/shared/sources/source-reading.ts";
import { writingClient } from "#scripts/site-content/client.ts";
import { fromLake, type ReadFact, readSources } from "./read-sources.ts";
import { runInWords } from "./run-in-words.ts";
import { createSourceClient } from "./source-client.ts";
import { createTextReader } from "./text-reader.ts";

const usage = `Reads the sources of all published figures and facts: npm run content -- sources [<document>…]
  <document>…          only the facts of these documents, by their ids
  --allow <host:port>  a host on a private network that may be read too; may be repeated
  --pause <ms>         from the answer of a host to the next request to it; 1000 by default
What differs from the day on which somebody last looked is listed in the Studio, under Figures ›
Sources. Nothing is published, and no day of checking is set.
It ends with 1 while a value stands at its source no longer, and with 2 when it could not run.`;

const options = {
  allow: { type: "string", multiple: true },
  pause: { type: "string", default: "1000" },
  help: { type: "boolean", default: false },
} as const;

try {
  await run();
} catch (error) {
  console.error(wholeMessage(error));
  process.exitCode = 2;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(usage);
  const { client: lake } = writingClient();
  const sources = createSourceClient({
    userAgent: await userAgent(lake),
    allowed: new Set(values.allow ?? []),
    pauseMs: z.coerce.number().min(0).parse(values.pause),
  });
  const texts = createTextReader();
  try {
    const only = positionals.length > 0 ? positionals : undefined;
    const done = await readSources({ lake, sources, texts, only, onRead: sayRead });
    console.log(runInWords(done));
    const readings = new Map(done.read.map(({ fact, reading }) => [fact.id, reading]));
    const open = openSources(
      done.read.map(({ fact }) => fact),
      readings,
    );
    if (open.some(({ outcome }) => outcome === "gone")) process.exitCode = 1;
  } finally {
    await Promise.all([sources.close(), texts.close()]);
  }
}

/** Says who asks, and how to reach them: “Nordune-sources/1.0 (+https://…; hello@…)”. */
async function userAgent(lake: SanityClient): Promise<string> {
  const query = `*[_id == "siteSettings"][0]{ brandName, email }`;
  const text = z.string().nullish();
  const settings = z.object({ brandName: text, email: text }).nullish();
  const stored = await fromLake(lake, () => lake.fetch<unknown>(query));
  const { brandName, email } = settings.parse(stored) ?? {};
  const product = (brandName ?? "").replaceAll(/[^A-Za-z]/g, "") || "Site";
  // What an editor writes must not end the header.
  const contact = (email ?? "").replaceAll(/[^\x21-\x7e]|[()]/g, "");
  return `${product}-sources/1.0 (${[`+${siteUrl()}`, contact].filter(Boolean).join("; ")})`;
}

function sayRead(read: readonly ReadFact[]): void {
  const [first] = read;
  if (first !== undefined) console.log(`${first.outcome.padEnd(10)} ${first.reading.address}`);
}
