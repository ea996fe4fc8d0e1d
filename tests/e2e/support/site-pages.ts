import { request as httpRequest } from "node:http";
import { expect } from "@playwright/test";
import { addresses } from "./stack.ts";

/** The site's current response at a path, without a browser. */
export async function answerAt(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(addresses.site + path, { redirect: "manual" });
  return { status: response.status, html: await response.text() };
}

const { hostname, port } = new URL(addresses.site);
const inside = (location: string) => location.replace(addresses.site, "");

/**
 * Status of the response at a path, and each `Location` header, which `fetch` would join. Addresses
 * of this site are paths.
 */
export function redirectAt(path: string): Promise<{ status: number; locations: string[] }> {
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      const { rawHeaders, statusCode = 0 } = response;
      const locations = rawHeaders.filter(
        (_, index) => rawHeaders[index - 1]?.toLowerCase() === "location" && index % 2 === 1,
      );
      resolve({ status: statusCode, locations: locations.map(inside) });
    })
      .on("error", reject)
      .end();
  });
}

/** Waits until the page at a path contains a text. The first request renders the page. */
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
