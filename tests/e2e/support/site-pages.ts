import { join } from "node:path";
import { expect } from "@playwright/test";
import { renderings } from "#scripts/measure/rendered-pages.ts";
import { addresses, stackEnvironment } from "./stack.ts";

/** What the site answers at a path right now, without a browser. */
export async function answerAt(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(addresses.site + path, { redirect: "manual" });
  return { status: response.status, html: await response.text() };
}

/** Waits until the page at a path holds a text, which also renders it for the first time. */
export async function expectOnSite(path: string, text: string): Promise<void> {
  await expect
    .poll(async () => (await answerAt(path)).html, { message: `the HTML of ${path}` })
    .toContain(text);
}

export async function expectStatus(path: string, status: number): Promise<void> {
  await expect
    .poll(async () => (await answerAt(path)).status, { message: `the status of ${path}` })
    .toBe(status);
}

/** When each page was last rendered, read once visits to all of `paths` render nothing any more. */
export async function settledRenderings(paths: readonly string[]) {
  let settled = await visitAll(paths);
  await expect(async () => {
    const before = settled;
    settled = await visitAll(paths);
    expect(settled).toEqual(before);
  }).toPass();
  return settled;
}

async function visitAll(paths: readonly string[]) {
  for (const path of paths) await answerAt(path);
  return renderings(join("web", stackEnvironment.NORDUNE_BUILD_DIR));
}
