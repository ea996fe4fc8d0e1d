import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { namedProgram } from "./find-program.ts";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Path of a Chromium to test with: the one `CHROMIUM_PATH` names, Playwright's own, the system's,
 * or, on linux-x64 where none is installed, the one that comes as an npm package.
 * @throws when there is none, saying how to get one.
 */
export async function browserExecutable(): Promise<string> {
  const candidates = [chromium.executablePath(), ...systemBrowsers];
  const installed = namedProgram("CHROMIUM_PATH") ?? candidates.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  if (process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  throw new Error("No Chromium found. Run: npx playwright install chromium");
}

async function packagedBrowser(): Promise<string> {
  const { default: packaged, setupLambdaEnvironment } = await import("@sparticuz/chromium");
  const path = await packaged.executablePath();
  if (!starts(path)) {
    // The package unpacks the system libraries it also brings (NSS and its kin) only where it
    // believes itself on AWS Lambda.
    process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs24.x";
    const { tmpdir } = await import("node:os");
    const { join } = await import("node:path");
    setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
    await packaged.executablePath();
  }
  return path;
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
