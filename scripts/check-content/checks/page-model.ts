import { type DefaultTreeAdapterTypes, html, parse, defaultTreeAdapter as tree } from "parse5";

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

/** Reads a page as a browser without JavaScript would, by the same code in Node and in the Studio. */
export function readPage(source: string): PageModel {
  const ids = new Set<string>();
  const links: string[] = [];
  const pictures: PageModel["pictures"][number][] = [];
  let title: string | undefined;
  let description: string | undefined;
  for (const element of elementsOf(parse(source, { scriptingEnabled: false }))) {
    const at = attributesOf(element);
    const id = at.get("id") ?? (element.tagName === "a" ? at.get("name") : undefined);
    if (id) ids.add(id);
    // A drawing has titles too, in a namespace of its own.
    if (element.tagName === "title" && element.namespaceURI === html.NS.HTML) {
      title ??= textOf(element);
    }
    if (element.tagName === "meta") {
      const content = at.get("content")?.trim() ?? "";
      if (at.get("name") === "description") description ??= content;
      if (isSharePicture(at) && content !== "") {
        pictures.push({ address: content, isInPage: false, hasAlt: true });
      }
    }
    const href = element.tagName === "a" || element.tagName === "area" ? at.get("href") : undefined;
    if (href !== undefined) links.push(href);
    if (element.tagName === "img") {
      const address = at.get("src") ?? "";
      pictures.push({ address, isInPage: true, hasAlt: at.has("alt") });
    }
  }
  return { title, description, links, pictures, ids };
}

function isSharePicture(attributes: ReadonlyMap<string, string>): boolean {
  return attributes.get("property") === "og:image" || attributes.get("name") === "twitter:image";
}

export type Element = DefaultTreeAdapterTypes.Element;

/** Every element below a node, in the order of the page. */
export function* elementsOf(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsOf(node);
  }
}

export function attributesOf(element: Element): ReadonlyMap<string, string> {
  return new Map(element.attrs.map(({ name, value }) => [name, value]));
}

/** The text right in an element, without that of elements in it. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => (tree.isTextNode(node) ? node.value : ""))
    .join("")
    .trim();
}
