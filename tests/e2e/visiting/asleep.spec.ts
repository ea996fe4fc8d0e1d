import { routes } from "#tests/e2e/support/routes.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

for (const path of [...routes, "/no-such-page", "/offline"]) {
  test(`${path} leaves without React, and with the way to it`, async () => {
    const html = await (await fetch(addresses.site + path)).text();
    expect(html).not.toContain("__next_f");
    expect(html, "the address of a chunk stands in the block of data alone").not.toMatch(
      /<(script|link)[^>]*\/_next\/static\/chunks\/[^>]*\.js/,
    );
    const data = /<script type="application\/json" id="react-asleep">(.*?)<\/script>/.exec(html);
    const { copy, scripts } = JSON.parse(data?.[1] ?? "{}");
    expect(scripts.length).toBeGreaterThan(3);
    const answer = await fetch(`${addresses.site}/_asleep/${copy}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('"$Sreact.fragment"');
  });
}
