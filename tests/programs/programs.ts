import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { basename, delimiter, dirname, join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { test } from "vitest";
import type { TranslationLanguageId } from "#schemas/shared/languages.ts";
import { escapeXml } from "#scripts/site-content/translations/inline-codes.ts";

/** The scripts that read a file with a program, and the programs that npm has. */
const READERS = join(import.meta.dirname, "readers");
/** Milliseconds for a program that starts slowly, such as LibreOffice. */
const PATIENCE = 120_000;

const isOnPath = (command: string): boolean =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, command)));

/** Debian's Python, which has Debian's modules; another one may come first on the path. */
const PYTHON = "/usr/bin/python3";
const hasModule = (name: string) =>
  existsSync(`/usr/lib/python3/dist-packages/${name}`) ||
  existsSync(`/usr/lib/python3/dist-packages/${name}.py`);

/** The Nu HTML checker, which needs Java. */
export const VNU = join(READERS, "node_modules/vnu-jar/build/dist/vnu.jar");

/**
 * Whether each program is installed: from Debian, or from npm by
 * `npm ci --ignore-scripts --prefix tests/programs/readers`.
 * The names are those of their packages.
 */
const installed = {
  libreoffice: isOnPath("soffice"),
  python: existsSync(PYTHON),
  khal: isOnPath("khal"),
  "translate-toolkit": isOnPath("pocount"),
  calcurse: isOnPath("calcurse"),
  feedparser: hasModule("feedparser"),
  "ical.js": existsSync(join(READERS, "node_modules/ical.js")),
  "node-ical": existsSync(join(READERS, "node_modules/node-ical")),
  vnu: isOnPath("java") && existsSync(VNU),
  omegat: isOnPath("omegat"),
  lokalize: ["lokalize", "dbus-run-session", "gdbus"].every(isOnPath),
  w3m: isOnPath("w3m"),
  newsboat: isOnPath("newsboat") && existsSync(PYTHON),
  xliff: existsSync(join(READERS, "node_modules/xliff")),
  "libphonenumber-js": existsSync(join(READERS, "node_modules/libphonenumber-js")),
};

/** A test that needs a program. Where the program is missing, the report names the test as skipped. */
export const testWith = (program: keyof typeof installed) => test.skipIf(!installed[program]);

/** Runs a program. @returns what it wrote */
export async function runProgram(
  command: string,
  args: readonly string[],
  { cwd = READERS, input = "" } = {},
): Promise<string> {
  const environment = { HOME: cwd, LC_ALL: "C.UTF-8", TZ: "Europe/Riga" };
  const options = { cwd, input, env: environment, timeout: PATIENCE };
  return (await execa(command, args, options)).stdout;
}

/** The JSON that a reader prints, with what it reads from its standard input. */
export async function readWith(script: string, input: string): Promise<unknown> {
  const command = script.endsWith(".py") ? PYTHON : "node";
  return JSON.parse(await runProgram(command, [join(READERS, script)], { input }));
}

/**
 * Opens a file in LibreOffice and saves it in another format.
 * @param filter of the file that is opened, in LibreOffice's notation
 * @returns the path of the new file
 */
export async function savedByLibreOffice(
  path: string,
  { folder, as, filter }: { folder: string; as: string; filter?: string },
): Promise<string> {
  const open = filter === undefined ? [] : [`--infilter=${filter}`];
  const args = ["--headless", ...open, "--convert-to", as, "--outdir", folder, path];
  await runProgram("soffice", args, { cwd: folder });
  const [ending = ""] = as.split(":");
  return join(folder, (path.split("/").at(-1) ?? "").replace(/\.\w+$/, `.${ending}`));
}

/** The settings of a project of OmegaT whose segments are whole texts. */
const omegatProject = (language: TranslationLanguageId) => {
  const folders = ["source", "target", "tm", "glossary", "dictionary"].map(
    (name) => `<${name}_dir>__DEFAULT__</${name}_dir>`,
  );
  return `<omegat><project version="1.0">${folders.join("")}
<source_lang>en</source_lang><target_lang>${language}</target_lang>
<sentence_seg>false</sentence_seg></project></omegat>`;
};

/** A translation memory, in which OmegaT numbers inline elements from nought: `<x0/>`. */
const translationMemory = (language: TranslationLanguageId, texts: Record<string, string>) => {
  const variant = (tag: string, text: string) =>
    `<tuv lang="${tag}"><seg>${escapeXml(text)}</seg></tuv>`;
  const units = Object.entries(texts).map(
    ([english, text]) => `<tu>${variant("en", english)}${variant(language, text)}</tu>`,
  );
  return `<tmx version="1.1"><header creationtool="OmegaT" creationtoolversion="3.6.0" segtype="paragraph"
o-tmf="OmegaT TMX" adminlang="EN-US" srclang="en" datatype="plaintext"/><body>${units.join("")}</body></tmx>`;
};

/**
 * Translates a file in a new project of OmegaT.
 * @param texts translations by their English, as somebody has written them in OmegaT
 * @returns the path of the translated file
 */
export async function translatedByOmegaT(
  path: string,
  language: TranslationLanguageId,
  texts: Record<string, string>,
): Promise<string> {
  const project = await makeTempDir();
  for (const name of ["source", "target", "tm", "glossary", "dictionary", "omegat"]) {
    await mkdir(join(project, name));
  }
  await copyFile(path, join(project, "source", basename(path)));
  await writeFile(join(project, "omegat.project"), omegatProject(language));
  const memory = join(project, "omegat", "project_save.tmx");
  await writeFile(memory, translationMemory(language, texts));
  await runProgram("omegat", [project, "--mode=console-translate"], { cwd: project });
  return join(project, "target", basename(path));
}

/** Writes a translation of an English text in Lokalize, and saves the file. */
export async function editedInLokalize(path: string, english: string, text: string): Promise<void> {
  const script = join(READERS, "edit-with-lokalize.sh");
  const args = ["--", "bash", script, path, english, text];
  await runProgram("dbus-run-session", args, { cwd: dirname(path) });
}
