import { parse } from "parse5";
import { attributesOf, elementsOf, textOf } from "#scripts/check-content/checks/page-model.ts";

/** Reads what a page says to machines. */
export function headIn(html: string) {
  const elements = Array.from(elementsOf(parse(html)), (element) => ({
    tag: element.tagName,
    text: textOf(element),
    attributes: Object.fromEntries(attributesOf(element)),
  }));
  const named = (name: string) => elements.filter(({ tag }) => tag === name);
  const links = named("link").map(({ attributes }) => attributes);
  return {
    title: named("title")[0]?.text ?? "",
    /** Content of `<meta>` by its name or property. */
    meta: Object.fromEntries(
      named("meta").map(({ attributes: { name, property, content = "" } }) => [
        name ?? property ?? "",
        content,
      ]),
    ),
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    /** Addresses by language. */
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === "alternate" && hreflang !== undefined)
        .map(({ hreflang, href }) => [hreflang ?? "", href ?? ""]),
    ),
    /** Every block of structured data, parsed. */
    structuredData: named("script")
      .filter(({ attributes }) => attributes.type === "application/ld+json")
      .map(({ text }): unknown => JSON.parse(text)),
  };
}
