import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { execa } from "execa";
import { test } from "vitest";

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
