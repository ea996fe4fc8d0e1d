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

const SHARE_IMAGES: ReadonlySet<string | undefined> = new Set(["og:image", "twitter:image"]);

/**
 * Parses a page as a browser without JavaScript would, and reads its elements once. Node and the
 * Studio use the same code.
 */
export function readPage(source: string): PageModel {
  const links: string[] = [];
  const pictures: PageModel["pictures"][number][] = [];
  const ids = new Set<string>();
  let title: string | undefined;
  let description: string | undefined;
  for (const element of parse(source, OPTIONS).getElementsByTagName("*")) {
    if (element.id !== "") ids.add(element.id);
    switch (element.tagName) {
      case "TITLE":
        // An SVG may have a title element too.
        if (element.closest("svg") === null) title ??= element.textContent.trim();
        break;
      case "META": {
        const content = element.getAttribute("content")?.trim();
        if (element.getAttribute("name") === "description") description ??= content;
        const named = [element.getAttribute("property"), element.getAttribute("name")];
        if (content && named.some((name) => SHARE_IMAGES.has(name)))
          pictures.push({ address: content, isInPage: false, hasAlt: true });
        break;
      }
      case "IMG": {
        const address = element.getAttribute("src") ?? "";
        pictures.push({ address, isInPage: true, hasAlt: element.hasAttribute("alt") });
        break;
      }
      case "A":
      case "AREA": {
        const { href, name } = element.attributes;
        if (href !== undefined) links.push(href);
        if (name) ids.add(name);
      }
    }
  }
  return { title, description, links, pictures, ids };
}
