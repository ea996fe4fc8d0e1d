import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("Studio, lake and inbox are framed by nobody, and run nothing that they are given", async ({
  request,
}) => {
  for (const address of [
    `${addresses.studio}/`,
    `${addresses.contentLake}/v2025-02-19/data/query/production?query=1`,
    `${addresses.contentLake}/images/local/production/nothing.svg`,
    `${addresses.inbox}/`,
    `${addresses.inbox}/api/inbox/messages`,
  ]) {
    const headers = (await request.get(address)).headers();
    expect(headers["x-content-type-options"], address).toBe("nosniff");
    expect(headers["content-security-policy"], address).toContain("frame-ancestors 'none'");
    expect(headers["referrer-policy"], address).toBeDefined();
  }
});

test("no cache that nobody tells of a change is told to keep an answer for long", async ({
  request,
}) => {
  for (const path of ["/", "/speculation-rules.json", "/robots.txt", "/sitemap.xml"]) {
    for (const _time of ["rendered", "kept"]) {
      const headers = (await request.get(path)).headers();
      expect(headers["cache-control"], path).toBe("public, max-age=0, must-revalidate");
    }
  }
});
