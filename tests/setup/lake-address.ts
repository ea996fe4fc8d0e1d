import { freePort } from "#tests/support/ports.ts";

declare global {
  /** The port at which each test file of this process starts a content lake of its own. */
  var lakePort: number | undefined;
}

// The site's modules, which many test files share, keep the address that they first read.
globalThis.lakePort ??= await freePort();
process.env.CONTENT_LAKE_URL = `http://localhost:${globalThis.lakePort}`;
