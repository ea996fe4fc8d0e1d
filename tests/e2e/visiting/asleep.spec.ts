import { routes } from "#tests/e2e/support/routes.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const ISLAND = /<script type="application\/json" id="react-asleep">(.*?)<\/script>/;
const withForms: readonly string[] = ["/", "/contact"];

for (const path of [...routes, "/no-such-page", "/offline"]) {
  test(`${path} leaves without React`, async () => {
    const html = await (await fetch(addresses.site + path)).text();
    expect(html).not.toContain("__next_f");
    expect(html, "the address of a chunk stands in a block of data alone").not.toMatch(
      /<(script|link)[^>]*\/_next\/static\/chunks\/[^>]*\.js/,
    );
    expect(ISLAND.test(html), "the way to React").toBe(withForms.includes(path));
  });
}

for (const path of withForms) {
  test(`${path} has all that React needs to take it over`, async () => {
    const html = await (await fetch(addresses.site + path)).text();
    const { copy, scripts } = JSON.parse(ISLAND.exec(html)?.[1] ?? "{}");
    const answer = await fetch(`${addresses.site}/_asleep/${copy}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('"$Sreact.fragment"');
    for (const script of scripts) expect((await fetch(addresses.site + script)).status).toBe(200);
  });
}
