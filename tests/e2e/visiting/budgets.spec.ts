import { measureTools, TOOL_BUDGET } from "#scripts/measure/page-budgets.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { answerAt } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { SHARE_IMAGE_BYTES } from "#web/page/share-image/as-jpeg.ts";

// pages.spec.ts and swedish-pages.spec.ts weigh each page as they open it.

test("no tool fetches more than its budget allows when it is touched", async () => {
  const sizes = await measureTools(addresses.site);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ bytes }) => bytes > TOOL_BUDGET)).toEqual([]);
});

test("no picture of a shared link is too heavy for a network to show it", async () => {
  test.setTimeout(120_000);
  for (const route of routes) {
    const [, address = ""] =
      /property="og:image" content="([^"]+)"/.exec((await answerAt(route)).html) ?? [];
    const response = await fetch(address);
    expect(response.headers.get("content-type"), route).toBe("image/jpeg");
    const { byteLength } = await response.arrayBuffer();
    expect(byteLength, route).toBeGreaterThan(20_000);
    expect(byteLength, route).toBeLessThanOrEqual(SHARE_IMAGE_BYTES);
  }
});
