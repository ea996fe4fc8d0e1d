import { parse } from "node-html-parser";

/** What the checks read of a page. */
export type PageModel = {
  title: string | undefined;
  description: string | undefined;
  /** Addresses of links, as they are written. */
  links: readonly string[];
  /** Pictures of the page, and those shown beside a shared link, which have no `alt` here. */
  pictures: readonly { address: string; isInPage: boolean; hasAlt: boolean }[];
  /** Everything that a link can lead to with `#`. */
  ids: ReadonlySet<string>;
};

/** What a browser without JavaScript shows, it shows too: parsed is all but scripts and styles. */
const OPTIONS = { blockTextElements: { script: true, style: true } };

const PICTURES =
  'img, meta[property="og:image"][content]:not([content=""]), meta[name="twitter:image"][content]:not([content=""])';

/** Reads a page as a browser without JavaScript would, by the same code in Node and in the Studio. */
export function readPage(source: string): PageModel {
  const page = parse(source, OPTIONS);
  const description = page.querySelector('meta[name="description"]')?.getAttribute("content");
  const values = (selector: string, name: string) =>
    page.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
  return {
    // A drawing has titles, too.
    title: page.querySelector("title:not(svg title)")?.textContent.trim(),
    description: description?.trim(),
    links: values("a[href], area[href]", "href"),
    pictures: page.querySelectorAll(PICTURES).map((element) => {
      const isInPage = element.tagName === "IMG";
      const address = element.getAttribute(isInPage ? "src" : "content") ?? "";
      return { address, isInPage, hasAlt: !isInPage || element.hasAttribute("alt") };
    }),
    ids: new Set([...values("[id]", "id"), ...values("a[name]", "name")]),
  };
}
