import { parse } from "node-html-parser";

/** The parts of a page that the checks use. */
export type PageModel = {
  title: string | undefined;
  description: string | undefined;
  /** Addresses of links as they are written. */
  links: readonly string[];
  /** Images of the page, and share images, which have no `alt` here. */
  pictures: readonly { address: string; isInPage: boolean; hasAlt: boolean }[];
  /** All ids that a link can target. */
  ids: ReadonlySet<string>;
};

/**
 * Content of noscript elements counts, because browsers without JavaScript show it. Scripts and
 * styles do not.
 */
const OPTIONS = { blockTextElements: { script: true, style: true } };

const PICTURES = 'img, meta[property="og:image"], meta[name="twitter:image"]';

/** Parses a page as a browser without JavaScript would. Node and the Studio use the same code. */
export function readPage(source: string): PageModel {
  const page = parse(source, OPTIONS);
  const description = page.querySelector('meta[name="description"]')?.getAttribute("content");
  const values = (selector: string, name: string) =>
    page.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
  return {
    // An SVG may have a title element too.
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
