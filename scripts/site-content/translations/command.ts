import { parseArgs } from "node:util";
import { describePlan, wholeMessage } from "@nordune/content-tool";
import {
  isTranslationLanguage,
  languageOf,
  translationLanguages,
} from "#schemas/shared/languages.ts";
import { writingClient } from "../client.ts";
import { exportTexts, importTexts, type Place } from "./exchange.ts";
import { xliffVersions } from "./inline-codes.ts";
import type { Refusal } from "./merge-texts.ts";
import { textTitle } from "./text-table.ts";

const ids = translationLanguages.map(({ id }) => id).join(", ");

const usage = `Texts to a translator and back: npm run content -- translations <verb> <language> <file>
  export <language> <file> [<document>…]   the English phrases and their translations, as XLIFF
                                           (.xlf) or a workbook (.xlsx); of all documents, or of the
                                           named ones: ids or paths of pages, such as /contact
  import <language> <file>                 what the file changes, and which rows are refused
Languages: ${ids}
Options:
  --write              do what import has shown: into drafts, which editors publish
  --publish            into the published translations instead of drafts
  --release <id>       from and into the versions in this release instead of drafts
  --open               export only what has no translation of today's English
  --xliff 1.2          export XLIFF of this older version, which OmegaT and Lokalize read
  --take <side>        where file and editor changed a text: mine (the editor's) or theirs (the file's)
  --even-so            take texts too that do not look like translations: the English, tags, signs
  --encoding <name>    of a .csv file, such as windows-1257, when it is not told`;

const options = {
  write: { type: "boolean", default: false },
  publish: { type: "boolean", default: false },
  release: { type: "string" },
  open: { type: "boolean", default: false },
  xliff: { type: "string", default: "2.0" },
  take: { type: "string" },
  "even-so": { type: "boolean", default: false },
  encoding: { type: "string" },
  help: { type: "boolean" },
} as const;

try {
  console.log(await run());
} catch (error) {
  console.error(wholeMessage(error));
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [verb, language, path, ...chosen] = positionals;
  if (values.help || path === undefined) return usage;
  if (!isTranslationLanguage(language)) {
    throw new Error(`“${language}” is no language of the site. There are: ${ids}.`);
  }
  const { write, publish, release, open, take: side, encoding, "even-so": evenSo } = values;
  if (publish && release !== undefined) throw new Error("Use --publish or --release, not both.");
  const place: Place =
    release === undefined ? (publish ? "published" : "drafts") : { releaseId: release };
  const { client } = writingClient();
  if (verb === "export") {
    const xliff = xliffVersions.find((version) => version === values.xliff);
    if (xliff === undefined) {
      throw new Error(
        `--xliff ${values.xliff} is not written. Write ${xliffVersions.join(" or ")}.`,
      );
    }
    const counts = await exportTexts(client, { language, path, place, chosen, open, xliff });
    const written = `${counts.texts} texts of ${counts.documents} documents in ${path}.`;
    const others = counts.releases.map(
      (id) => `The release ${id} has texts of this language: --release ${id} writes those.`,
    );
    return [written, ...others].join("\n");
  }
  if (verb !== "import" || chosen.length > 0) throw new Error(`This is not understood.\n${usage}`);
  if (side !== undefined && side !== "mine" && side !== "theirs") {
    throw new Error(
      `--take ${side} is not understood. Write mine (the editor's) or theirs (the file's).`,
    );
  }
  const onPart = (title: string) => console.log(`${title} …`);
  const done = await importTexts(client, {
    ...{ language, path, place, write, side, evenSo, encoding, onPart },
  });
  if (done.refused.length > 0) process.exitCode = 1;
  return [
    ...(done.refused.length > 0 ? [`Refused (${done.refused.length})`] : []),
    ...done.refused.map(describeRefusal),
    describePlan(done.plan),
    `${done.given} rows read, ${done.refused.length} refused, ${done.untranslated} without a translation.`,
    ...done.unread.map(
      (title) =>
        `The column “${title}” is not read. Put translations into “${textTitle(languageOf(language))}”.`,
    ),
    conclusion(write, done.refused.length),
  ].join("\n");
}

function conclusion(write: boolean, refused: number): string {
  if (!write) return "Nothing was written. To write it, add --write.";
  return refused > 0 ? "Written, but for what was refused." : "Written.";
}

function describeRefusal({ place, document, field, message }: Refusal): string {
  return `  ${place}: ${document}: ${field}: ${message}`;
}
