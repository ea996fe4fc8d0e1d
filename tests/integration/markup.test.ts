import { createElement, Fragment } from "react";
import { expect, test } from "vitest";
import { routes } from "#tests/e2e/support/routes.ts";
import { htmlOf, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** What `style-src 'self'` would refuse. */
const INLINE_STYLE = /<[^>]* style=|<style\b/;

/** Elements that look as browsers have them, or as reset.css and base.css say. */
const STYLED =
  `a address article blockquote br button data dd div dl dt figcaption figure fieldset footer form
  g h1 h2 h3 h4 header iframe image img input label legend li link main meta nav noscript ol option p path
  picture script section select source span strong sup svg table tbody td textarea th thead time tr ul
  circle rect text use aside caption em details summary dialog template title`.split(/\s+/);

test("no page has an element that reset.css has not heard of", async () => {
  const found = new Set<string>();
  for (const route of routes) {
    const html = (await renderPage(route)).replaceAll(/<script.*?<\/script>/gs, "");
    for (const [, name = ""] of html.matchAll(/<([a-z][a-z0-9]*)[ >/]/g)) found.add(name);
  }
  expect([...found].filter((name) => !STYLED.includes(name))).toEqual([]);
});

test.each(routes)("%s styles nothing in its markup", async (route) => {
  const html = await renderPage(route);
  expect(INLINE_STYLE.exec(html)?.[0]).toBeUndefined();
});

test("neither do header, footer, cookie banner and the pages for failures", async () => {
  const [{ Header }, { Footer }, { CookieBanner }, { fetchSite }, notFound, offline] =
    await Promise.all([
      import("#web/components/shell/header.tsx"),
      import("#web/components/shell/footer.tsx"),
      import("#web/components/consent/cookie-banner.tsx"),
      import("#web/content/fetch-site.ts"),
      import("#web/app/not-found.tsx"),
      import("#web/app/offline/page.tsx"),
    ]);
  const { settings, navigation } = await fetchSite();
  const html = await htmlOf(
    createElement(
      Fragment,
      null,
      createElement(Header, { navigation, settings }),
      createElement(Footer, { navigation, settings }),
      createElement(CookieBanner, { isAsked: true, banner: settings.cookieBanner }),
      await notFound.default(),
      await offline.default(),
    ),
  );
  expect(html).toContain("picture");
  expect(INLINE_STYLE.exec(html)?.[0]).toBeUndefined();
});

test("a partner's logo keeps its own shape without one", async () => {
  const home = await lake.client().getDocument("homePage");
  const partner = await lake.client().fetch('*[_type == "partner"][0]._id');
  await lake
    .client()
    .patch(partner)
    .set({ logo: { _type: "imageWithAlt", asset: home?.hero.image.asset } })
    .commit();
  const html = await renderPage("/");
  expect(html).toMatch(/data-name="[^"]+"><svg aria-hidden="true" viewBox="0 0 1920 1080"/);
  expect(INLINE_STYLE.exec(html)?.[0]).toBeUndefined();
});
