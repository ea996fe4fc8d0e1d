import { expect, test, vi } from "vitest";
import { removeReact } from "../remove-react.ts";

vi.stubEnv("BUILT_SCRIPTS", '{"scripts":{"hydrate":["/built/w.js"]}}');

const withoutReact = (html: string) => removeReact(html, "/about");

const BOOTSTRAP =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]});</script>';
const COPY =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\"a\\u003c\\n"])</script><script>self.__next_f.push([1,"1:b"])</script>';
const CHUNKS =
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>';

/** A page as Next renders it, with more of it where a test says so. */
const page = ({ head = "", body = "" } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><link rel="preload" as="script" href="/_next/static/chunks/a.js"/><link rel="stylesheet" href="/_next/a.css"/>${CHUNKS}<script src="/_next/static/chunks/p.js" noModule=""></script>${head}</head><body><form data-hydrates="interaction"><p>Moving &amp; more</p></form>${body}${BOOTSTRAP}<script src="/_next/static/chunks/a.js" async=""></script>${COPY}</body></html>`;

test("a page keeps all that visitors see, and leaves behind all that only React needs", () => {
  expect(withoutReact(page())).toBe(
    '<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/_next/a.css"></head><body><form data-hydrates="interaction"><p>Moving &amp; more</p></form><script src="/built/w.js" defer></script></body></html>',
  );
});

test("a page in which nothing needs React has no way to it", () => {
  const html = withoutReact(page().replace('data-hydrates="interaction"', ""));
  expect(html).not.toContain("<script");
  expect(html).toContain("Moving");
});

test.each([
  ["a record for search engines", '<script type="application/ld+json">{"a":"<b>"}</script>'],
  ["a block of data", '<script type="application/json" id="x">{}</script>'],
  ["a script of the site itself", '<script src="/built/shell-1a.js" defer=""></script>'],
  ["what stands for those without JavaScript", "<noscript><p>Call us</p></noscript>"],
  ["a preloaded font", '<link rel="preload" as="font" href="/f.woff2">'],
])("%s stays", (_what, body) => {
  expect(withoutReact(page({ body }))).toContain(body);
});

test.each([
  ["an inline script that is not known", page({ body: "<script>surprise()</script>" })],
  ["a script from elsewhere", page({ body: '<script src="https://example.com/a.js"></script>' })],
  ["a copy with bytes", page({ body: '<script>self.__next_f.push([3,"AAAA"])</script>' })],
  ["React's own patches of a page", page({ body: '<script>$RC("B:0","S:0")</script>' })],
  ["nothing of Next's", "<!DOCTYPE html><p>Sorry</p>"],
])("a page with %s is served as it is, and the log says so", (_what, html) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  expect(withoutReact(html)).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "/about is served with all of React: its markup is not known to @nordune/islands.",
  );
});
