import { expect } from "@playwright/test";
import { addresses } from "./stack.ts";

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

/** The version of each page by its path, read once they change no more. */
export async function settledVersions(paths: readonly string[]): Promise<Map<string, string>> {
  let settled = await versionsOf(paths);
  await expect(async () => {
    const before = settled;
    settled = await versionsOf(paths);
    expect(settled).toEqual(before);
  }).toPass();
  return settled;
}

async function versionsOf(paths: readonly string[]): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  for (const path of paths) {
    const { headers } = await fetch(addresses.site + path, { method: "HEAD" });
    versions.set(path, headers.get("etag") ?? "");
  }
  return versions;
}
