import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ allowedConsole: [/status of 404/] });

for (const path of ["/nowhere", "/services/nothing", "/services/residency-visas/more", "/a/b/c"]) {
  test(`${path} answers 404 with the whole page, JavaScript or not`, { tag: "@journey" }, async ({
    browser,
    baseURL,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: String(baseURL) });
      const page = await context.newPage();
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
      await expect(
        page.getByText("The page you're looking for doesn't exist or has been moved."),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
      await expect(page.getByRole("link", { name: "Contact us for help" })).toHaveAttribute(
        "href",
        "/contact",
      );
      await context.close();
    }
  });
}

test("a path with a trailing slash redirects to the same path without it", {
  tag: "@journey",
}, async ({ request }) => {
  for (const path of ["/contact", "/services/residency-visas"]) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(response.headers().location, path).toBe(path);
  }
});

test("redirects that editors keep as documents are followed, query and all", {
  tag: "@journey",
}, async ({ request }) => {
  for (const [source, target] of [
    ["/home", "/"],
    ["/about-us", "/about"],
    ["/free-zone", "/free-zones"],
    ["/freezone", "/free-zones"],
    ["/old-page", "/"],
    ["/services", "/services/residency-visas"],
    ["/contact-us", "/contact"],
    ["/business-setup", "/services/business-registration"],
    ["/company-formation", "/services/business-registration"],
    ["/uae-business", "/services/business-registration"],
    ["/visa-services", "/services/residency-visas"],
    ["/dubai-visa", "/services/residency-visas"],
  ]) {
    const response = await request.get(`${source}?from=mail`, { maxRedirects: 0 });
    expect(response.status(), source).toBe(308);
    const location = new URL(String(response.headers().location), "http://localhost");
    expect(location.pathname + location.search, source).toBe(`${target}?from=mail`);
  }
});
