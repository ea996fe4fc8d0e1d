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

const PICTURES = 'img, meta[property="og:image"], meta[name="twitter:image"]';

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
    pictures: page.querySelectorAll(PICTURES).flatMap((element): PageModel["pictures"] => {
      if (element.tagName === "IMG") {
        const address = element.getAttribute("src") ?? "";
        return [{ address, isInPage: true, hasAlt: element.hasAttribute("alt") }];
      }
      const address = element.getAttribute("content")?.trim();
      return address ? [{ address, isInPage: false, hasAlt: true }] : [];
    }),
    ids: new Set([...values("[id]", "id"), ...values("a[name]", "name")].filter(Boolean)),
  };
}
